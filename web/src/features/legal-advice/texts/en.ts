import type { LegalTexts } from "./legal-texts.ts";

export const legalTexts: LegalTexts = {
  "cookies-policy": {
    title: "Cookies policy",
    updated: "2026-11-01",
    intro:
      "This page says what Plimsoll keeps in your browser, what it is for and how to remove it. In these pages, “the operator” means the company that runs this installation.",
    sections: [
      {
        heading: "What we keep and what we do not",
        paragraphs: [
          "Plimsoll sets one cookie and uses the local storage of your browser. Both serve only to make the system work for you.",
          "There are no advertising cookies, no audience measurement and no trackers of third parties in Plimsoll itself. If the operator adds a service such as a chat window, the operator must name it here and ask for your consent where the law requires it.",
        ],
      },
      {
        heading: "The session cookie",
        paragraphs: [
          "When you sign in, one cookie is set that holds a random session identifier. It contains neither your name nor your password, scripts on the page cannot read it, and it is sent only to this site.",
          "It is strictly necessary: without it the server could not know that a request is yours. It ends when you sign out or when the session expires.",
        ],
      },
      {
        heading: "Local storage",
        paragraphs: [
          "Your browser keeps your preferences: language, country of operation, light or dark appearance, column and filter choices, and whether the menu is open.",
          "It also keeps drafts, that is, text and files you have entered and not yet saved, so that they survive a reload, an expired session or a lost connection. Drafts stay on your device until you save or discard them.",
        ],
      },
      {
        heading: "Legal basis",
        paragraphs: [
          "Storage that is strictly necessary to provide a service you asked for does not need consent under the European rules on electronic communications. Under the Brazilian LGPD it rests on the performance of the contract with your organisation and on the legitimate interest in a secure system.",
        ],
      },
      {
        heading: "How to remove it",
        paragraphs: [
          "Signing out ends the session. You can delete cookies and local storage at any time in the settings of your browser; you will then have to sign in again, preferences return to their defaults and unsaved drafts are lost.",
          "If you block the session cookie, you cannot sign in. The legal pages remain readable.",
        ],
      },
      {
        heading: "Changes and contact",
        paragraphs: [
          "If what is kept changes, this page changes first and carries a new date. Questions go to the operator's data-protection contact.",
        ],
      },
    ],
  },
  "information-notice": {
    title: "Information notice on personal data",
    updated: "2026-11-01",
    intro:
      "This notice explains which personal data are processed in this installation of Plimsoll, why, for how long, and which rights you have under the Brazilian General Data Protection Law (LGPD) and the European General Data Protection Regulation (GDPR).",
    sections: [
      {
        heading: "Who is responsible",
        paragraphs: [
          "The controller is the operator, the company that runs this installation and provides inspection services with it. The authors of the software have no access to the data.",
          "Where the operator inspects on behalf of a customer, that customer may be a controller of its own for the reports and certificates it receives.",
        ],
      },
      {
        heading: "Which data",
        paragraphs: [
          "Account data: name, e-mail address, language, employer, position, professional registration and, for those who sign reports, the image of the signature.",
          "Audit trail: who created, changed, approved or removed what, when, and from which network address. Business contacts and people named in the course of an inspection, such as drivers, masters and terminal staff, with the details that the documents of the cargo carry.",
          "Photographs and files attached to an inspection. They show cargo, holds, seals and documents; people may appear in them by chance, and inspectors are asked to avoid it.",
        ],
      },
      {
        heading: "Why, and on which legal basis",
        paragraphs: [
          "To give access and keep the system secure: performance of the contract with you or your organisation, and legitimate interest (LGPD, article 7, V and IX; GDPR, article 6(1)(b) and (f)).",
          "To carry out, document and bill inspections and to issue certificates: performance of contracts, and legal duties of accounting and of the inspection trade (LGPD, article 7, II and V; GDPR, article 6(1)(b) and (c)).",
          "To prove who established which fact and when: legitimate interest in reliable evidence and the exercise of rights in proceedings (LGPD, article 7, VI and IX; GDPR, article 6(1)(f)). No decision about you is taken by automated means alone.",
        ],
      },
      {
        heading: "Who receives them",
        paragraphs: [
          "Staff of the operator, according to their profile; the customer of an inspection, for that inspection only; authorities, where the law requires it; and the providers that host, mail or back up on the operator's behalf and under its instructions.",
          "Data may cross borders between the countries in which the operator works. Transfers then rest on an adequacy decision, on standard contractual clauses or on another instrument that the LGPD and the GDPR admit. The operator's contact will tell you which.",
        ],
      },
      {
        heading: "How long",
        paragraphs: [
          "Accounts are kept while they are in use and are deactivated when the working relationship ends. The name stays on records already signed.",
          "Inspection records, photographs, certificates and invoices are kept for the periods that contract, tax and accreditation rules prescribe in the operator's country, and as long as a claim is possible. The audit trail is kept as long as the record it proves. Sessions expire by themselves, and recovery links work once and for a short time.",
        ],
      },
      {
        heading: "How they are protected",
        paragraphs: [
          "Passwords are stored only as a one-way hash. Access is limited by profile, country and customer and is checked on the server at every call. Every change leaves a trace.",
          "If a breach puts your rights at risk, the operator informs the authority and the people concerned as the law provides.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "You may ask for confirmation of processing, access, correction, portability, restriction, anonymisation or deletion, and for information on who received your data. You may object to processing based on legitimate interest and withdraw any consent you gave.",
          "Some records must be kept unchanged because they are evidence or because the law says so. In that case you will be told the reason.",
        ],
      },
      {
        heading: "Contact and complaints",
        paragraphs: [
          "Write to the operator's data-protection contact, whose address your administrator can give you. The reply is free of charge and comes within the legal time limit.",
          "You may also complain to the supervisory authority: in Brazil the ANPD, in France the CNIL, elsewhere the authority of your country.",
        ],
      },
    ],
  },
  "legal-notice": {
    title: "Legal notice",
    updated: "2026-11-01",
    intro: "This page says who is behind this site, what it is and what its contents may be used for.",
    sections: [
      {
        heading: "Publisher",
        paragraphs: [
          "This site is published by the operator, the company that runs this installation. Its corporate name, registered office, registration numbers and legal representative appear on its proposals, certificates and invoices, and are given on request.",
          "Plimsoll is software that the operator hosts itself or has hosted by a provider of its choice. The operator names that provider on request.",
        ],
      },
      {
        heading: "Purpose of the site",
        paragraphs: [
          "The site is a professional working tool for the inspection, survey and certification of cargoes and vessels. It is meant for the operator's staff and for its customers, not for consumers.",
        ],
      },
      {
        heading: "Intellectual property",
        paragraphs: [
          "The software is used under its own licence, which comes with the installation. Names, logos and templates of the operator belong to the operator.",
          "Reports, certificates and photographs belong to whoever the inspection contract names. Without such a clause they belong to the operator, and the customer may use them for the transaction they were made for.",
          "Maps, codes and public reference data keep the conditions of their sources.",
        ],
      },
      {
        heading: "Accuracy of the contents",
        paragraphs: [
          "Lists, maps and dashboards show the state of the records at the time of display. Vessel positions depend on third-party signals and must not be used for navigation.",
          "Only an issued certificate in its latest revision states the result of an inspection. Drafts, previews and simulations are working documents.",
        ],
      },
      {
        heading: "Links to other sites",
        paragraphs: [
          "Some entries open other applications or sites. They have rules of their own, and the operator answers only for those it runs.",
        ],
      },
      {
        heading: "Governing law and contact",
        paragraphs: [
          "This notice is governed by the law of the country in which the operator has its registered office, and the courts of that place have jurisdiction, subject to mandatory rules.",
          "Notices about the contents of this site should be sent to the operator at its registered office; those about personal data, to its data-protection contact.",
        ],
      },
    ],
  },
  "terms-of-use": {
    title: "Terms of use",
    updated: "2026-11-01",
    intro:
      "By signing in you accept these terms. They govern the use of the system; the inspection services themselves are governed by the contract between the operator and its customer.",
    sections: [
      {
        heading: "Access and accounts",
        paragraphs: [
          "Accounts are personal and are opened by the operator for its staff and for people its customers name. You may not lend your account or work under the name of someone else.",
          "Keep your password secret, sign out on shared devices and tell the operator at once if you suspect that somebody else has used your account. The operator may suspend an account to protect the system.",
        ],
      },
      {
        heading: "Acceptable use",
        paragraphs: [
          "Use the system only for the work your profile is meant for. Enter facts as you found them, at the time you found them, and correct errors openly: the history shows every version.",
          "It is forbidden to get around permissions, to probe or overload the system, to extract data in bulk without authorisation, to upload harmful files, or to store contents that are unlawful or have nothing to do with an inspection.",
        ],
      },
      {
        heading: "What you enter",
        paragraphs: [
          "You answer for what you enter and for having the right to upload the files and photographs you attach. They become part of the inspection file.",
          "Finished records are locked. They are changed only through a revision or by someone with the right to reopen them, with a reason.",
        ],
      },
      {
        heading: "Approvals and electronic signatures",
        paragraphs: [
          "An approval given under your account counts as yours and is recorded with date, time and address. By signing a report or certificate electronically you confirm its contents within your professional authority.",
        ],
      },
      {
        heading: "Certificates",
        paragraphs: [
          "A certificate records what was found at the place, at the time and by the method it names, and on the samples or quantities it names. It does not release the parties to a sale from their own obligations.",
          "A certificate must be passed on complete and unaltered. Anyone who holds it can check its number, revision and state through its verification code; a superseded or cancelled certificate must no longer be relied upon.",
        ],
      },
      {
        heading: "Availability and liability",
        paragraphs: [
          "The operator takes reasonable care to keep the system available, secure and backed up, and may interrupt it for maintenance. It does not promise uninterrupted service.",
          "The operator's liability for inspections and certificates follows the inspection contract and its limits. For the use of the system it answers, as far as the law permits, only for direct damage caused by its fault. Nothing here excludes liability that cannot be excluded by law.",
        ],
      },
      {
        heading: "Confidentiality",
        paragraphs: [
          "Data of customers, cargoes and prices are confidential. Do not disclose them outside the operation they belong to, even after your access has ended.",
        ],
      },
      {
        heading: "End of use and changes",
        paragraphs: [
          "Access ends with the working or contractual relationship, or on serious breach of these terms. Records already made stay with the operator for the legal periods.",
          "The operator may change these terms and announces changes in the system before they take effect. Continued use means acceptance.",
        ],
      },
      {
        heading: "Governing law",
        paragraphs: [
          "These terms are governed by the law of the operator's country. The courts of its registered office have jurisdiction, unless mandatory rules or the inspection contract say otherwise.",
        ],
      },
    ],
  },
};
