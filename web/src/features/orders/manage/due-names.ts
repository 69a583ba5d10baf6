/** The filters' words for what is due. */
export const dueNames = {
  open: "Open",
  part: "In part",
  paid: "Paid",
  over: "Overpaid",
  late: "Late",
};
