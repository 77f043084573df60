/** What people say about an order and about pages of the field. */

export const words = {
  write: "Write a comment",
  placeholder: "What should others know? @ mentions a colleague.",
  placeholderGuest: "What should we know?",
  send: "Send comment",
  internal: "Only for us",
  internalHelp: "The customer does not see it.",
  shared: "For the customer too",
  none: "Nobody has said anything yet.",
  remove: "Delete this comment",
  removeTitle: "Delete this comment?",
  removeYes: "Delete comment",
  mention: "Colleagues",
  mentioned: "Mentioned: {names}",
  earlier: "Show earlier comments",
  noMatch: "Nobody found",
  open: "Comments",
  onThisPage: "Comments on this page",
  about: "On: {page}",
};
