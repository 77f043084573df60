/** Certificates, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

const kinds = {
  quality: "Certificat de qualité",
  weight: "Certificat de poids",
  hold_cleanliness: "Certificat de propreté des cales",
  hold_sealing: "Certificat de scellage des cales",
  hatch_tightness: "Certificat d’étanchéité des panneaux",
  draft_survey: "Certificat de jaugeage par tirants d’eau",
  origin: "Certificat d’inspection à l’origine",
  fumigation: "Certificat de fumigation",
  classification_map: "Rapport de classification",
  loading_supervision: "Certificat de supervision du chargement",
};

const languages = {
  pt: "Português",
  en: "English",
  es: "Español",
  fr: "Français",
};

export const words: Translated<typeof english> = {
  errors: {
    merge_field_unknown: "Le champ de fusion {name} n’existe pas",
    certificate_changed:
      "Ce que dit le certificat a changé depuis son approbation. Remettez-le en brouillon et envoyez-le de nouveau.",
    certificate_not_issued: "Seul un certificat émis peut être révisé",
  },
  notices: {
    certificate_approved: "{who} a approuvé le brouillon {subject}",
    certificate_reproved: "{who} a réprouvé le brouillon {subject} : {reason}",
  },
  records: {
    certificate: {
      name: "Certificat",
      plural: "Certificats",
      description: "Documents auxquels clients et banques se fient, du brouillon au fichier signé",
      fields: {
        work_order_id: "Ordre de travail",
        product_id: "Produit",
        languages: "Langues",
        texts: "Textes",
        revision: "Révision",
        issued_at: "Émis le",
        issuer: "Émis par",
        hash: "Empreinte du fichier",
        code: "Code de vérification",
        file_id: "Fichier",
        approved_content: "Contenu approuvé",
        content: "Contenu",
        sent_at: "Envoyé le",
        answered_at: "Répondu le",
        answered_by: "Répondu par",
        answer: "Réponse",
        revises_id: "Révision de",
        reason: "Motif de la révision",
        superseded_by_id: "Remplacé par",
        canceled_reason: "Motif de l’annulation",
        author_id: "Rédigé par",
        drafts: "Brouillon",
        document: "Document émis",
      },
      help: {
        product_id: "Nécessaire seulement si l’ordre a plusieurs produits",
        languages: "Une ou deux ; la première est la principale",
      },
      sections: {
        texts: "Textes",
        documents: "Documents",
      },
      choices: {
        kind: kinds,
        languages,
        status: {
          draft: "Brouillon",
          sent: "Envoyé",
          approved: "Approuvé",
          reproved: "Réprouvé",
          issued: "Émis",
          superseded: "Remplacé",
          canceled: "Annulé",
        },
      },
    },
    certificate_text: {
      name: "Texte de certificat",
      plural: "Textes de certificats",
      description: "Textes par lesquels les certificats commencent, de la maison ou d’un client",
      fields: {
        part: "Partie",
        kinds: "Types de certificat",
        text: "Texte",
      },
      help: {
        customer_id: "Vide : pour tous les clients",
        kinds: "Aucun : pour tous les types",
        text: "Les champs comme {vessel} sont remplacés par ce que dit le certificat",
      },
      choices: {
        part: {
          opening: "Ouverture",
          consignee: "Destinataire",
          notify_party: "À notifier",
          bill_of_lading: "Connaissement",
          letter_of_credit: "Lettre de crédit, mot pour mot",
          condition: "État de la cargaison",
          fumigation: "Fumigation",
          basis: "Base",
          remarks: "Remarques",
        },
        language: languages,
        kinds,
      },
    },
    authenticated_document: {
      name: "Document authentifié",
      plural: "Documents authentifiés",
      description: "Documents dont nous répondons par l’empreinte de leur fichier",
      fields: {
        numero_certificado: "Numéro du certificat",
        nome_documento: "Document",
        nome_tipo_documento: "Type de document",
        tipo_documento: "Code du type",
        tipo_produto: "Produit",
        quantidade: "Quantité",
        navio: "Navire",
        origem: "Origine",
        destino: "Destination",
        data_criacao: "Date",
        validade: "Valable jusqu’au",
        usuario_adm: "Responsable",
        descricao: "Description",
        observacao: "Remarques",
        author_id: "Attesté par",
        usuario_cadastro: "Enregistré par",
        documento: "Fichier",
        hash: "Empreinte du fichier",
        paper: "Notre document",
        paper_hash: "Empreinte de notre document",
      },
      sections: { documents: "Documents" },
    },
  },
};
