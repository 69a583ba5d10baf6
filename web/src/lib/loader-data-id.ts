/** Id of the element with a served page's data, from which the app hydrates. */
export const LOADER_DATA_ID = "served";
