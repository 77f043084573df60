/** The pages of certificates: titles and what stands on their cards, in English: the shape of the other languages. */
export const words = {
  routes: {
    certificates: { title: "Certificates", description: "Drafts and issued certificates of every order" },
    verify: {
      title: "Verify a document",
      description: "Whether a document is what it says, by its code or its file",
    },
    certificateAnswer: {
      title: "Answer a draft",
      description: "A draft received by e-mail, to approve or reprove",
    },
  },
};
