/** Where a served page has its data, for the app that takes it over. */
export const LOADER_DATA_ID = "served";
