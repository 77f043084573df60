/** The screens of deliveries to customers' systems, in English: the shape of the other languages. */
export const words = {
  log: "Sync log",
  send: "Send to the customer",
  synchronized: "Synchronized",
  notSynchronized: "Not synchronized",
  sent: {
    work_order: { one: "{count} work order queued", other: "{count} work orders queued" },
    classification: { one: "{count} classification queued", other: "{count} classifications queued" },
  },
  refused: { one: "{count} refused", other: "{count} refused" },
  queued: "Queued",
  resend: "Send again",
  resent: "Sent again: it is on its way",
  request: "Request",
  answer: "Answer",
  noAnswer: "Nobody has answered yet",
  tries: "Tries",
  when: "When",
  took: "Took",
  problem: "Problem",
  attachments: "Attachments",
  noAttachments: "The order has no attachment",
  sendOne: "Send",
  hint: {
    work_order: "Orders of customers whose system takes deliveries. Mark some to send them.",
    classification:
      "Final classifications. Mark some to send them; customers see theirs once they have them.",
  },
  waiting: "Begun and never ended: the server stopped in between",
};
