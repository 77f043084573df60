/** The pages of proposals and nominations: titles and what stands on their cards, in English: the shape of the other languages. */

export const words = {
  routes: {
    proposals: { title: "Proposals", description: "Commercial proposals, versions, items and validity" },
    proposal: { title: "Proposal", description: "Customer, items, rates and text of the proposal" },
    nominations: {
      title: "Nominations",
      description: "Ships, convoys and truck programmes nominated by customers",
    },
    nomination: { title: "Nomination", description: "Nomination details and opening of the work order" },
    proposalAnswer: {
      title: "Answer a proposal",
      description: "A proposal received by e-mail, to accept or refuse",
    },
  },
};
