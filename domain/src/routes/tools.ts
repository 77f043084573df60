/** Tools: the calculators, the automatic certificate, document authentication, expenses and the company's invoice approval. */
import { calculators } from "./calculators.ts";
import { mountRoute } from "./draft-route.ts";

export const tools = mountRoute({
  segment: "tools",
  section: true,
  icon: "wrench",
  words: "tools",
  children: [
    ...calculators,
    {
      segment: "autcert",
      service: "service",
      role: "authenticated_document",
      page: "document-list",
      icon: "stamp",
      words: "automaticCertificate",
      children: [
        {
          segment: "document/validation",
          page: "document-validation",
          icon: "file-check",
          words: "documentValidation",
        },
        {
          segment: ":id",
          page: "document",
          opens: { record: "authenticated_document", order: 1 },
          words: "oneAutomaticCertificate",
        },
      ],
    },
    {
      segment: "expenses",
      link: "expenses",
      external: true,
      public: true,
      icon: "wallet",
      words: "expenses",
    },
    {
      segment: "bvinvoice",
      page: "invoice-approval",
      service: "billing",
      role: "invoice",
      icon: "file-check-2",
      words: "invoicesAwaitingApproval",
    },
  ],
});
