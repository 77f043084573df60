/** What is printed on certificates, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  number: "Certificat n°",
  notNumbered: "pas encore numéroté",
  revision: "Révision {revision}",
  original: "Original",
  draft: "BROUILLON",
  notValid: "Brouillon, sans valeur",
  verify: "Vérifiez ce document",
  code: "Code",
  givenAtIssue: "donné à l’émission",
  page: "Page {page} sur {pages}",
  end: "Fin du certificat",
  signedAt: "Signé numériquement le {at}",
  firstIssue: "Première émission",
  limitation:
    "Ce certificat rapporte nos constatations au moment et au lieu de l’inspection et ne libère pas les parties de leurs obligations contractuelles.",
  authentication: {
    attests: "Authentification de document",
    vouches:
      "Nous déclarons que le fichier indiqué ci-dessous nous a été présenté et que son contenu a cette empreinte. Toute modification du fichier change l’empreinte.",
    checked: "État du document",
    valid: "Valable",
    expired: "Expiré",
    state: "État",
    checkedAt: "Vérifié le",
    asked: "Fichier présenté",
    howTo: "Quiconque possède le fichier peut le vérifier sur {address}.",
  },
  fields: {
    applicant: "Demandeur",
    consignee: "Destinataire",
    notify_party: "À notifier",
    shipper: "Chargeur",
    vessel: "Navire",
    port_of_loading: "Port de chargement",
    port_of_discharge: "Port de déchargement",
    commodity: "Marchandise",
    quantity: "Quantité",
    bill_of_lading: "Connaissement",
    contract: "Contrat",
    order: "Notre référence",
    attendance: "Présence",
    official: "Classement officiel",
  },
  tables: {
    results: "Résultats",
    defects: "Poids et part de chaque défaut",
    results_by_hold: "Résultats par cale",
    weights: "Quantité chargée",
    comparison: "Jaugeage à côté d’autres poids",
    holds: "Cales inspectées",
    seals: "Scellés posés",
    hatches: "Panneaux testés",
    drafts: "Jaugeage par tirants d’eau",
    lots: "Lots inspectés",
    samples: "Échantillons",
    events: "Événements",
    revisions: "Révisions",
  },
  columns: {
    parameter: "Paramètre",
    method: "Méthode",
    unit: "Unité",
    limit: "Limite",
    result: "Résultat",
    grams: "Poids",
    hold: "Cale",
    weighted: "Pondéré",
    sample: "Échantillon",
    seal: "Scellé",
    represents: "Représente",
    state: "État",
    carrier: "Navire",
    net: "Net, t",
    basis: "À côté de",
    difference: "Différence, t",
    share: "Différence",
    attempt: "Essai",
    standard: "Norme",
    last_cargoes: "Dernières cargaisons",
    from: "De",
    until: "Jusqu’à",
    verdict: "Verdict",
    position: "Position",
    place: "Lieu",
    number: "Numéro",
    leaks: "Fuites",
    line: "Ligne",
    initial: "Initial",
    final: "Final",
    lot: "Lot",
    event: "Événement",
    revision: "Révision",
    issued: "Émise",
    reason: "Motif",
  },
  said: {
    total: "Total",
    by_draft: "Cargaison par jaugeage",
    scale: "Balance à terre",
    bill_of_lading: "Connaissement",
  },
  texts: {
    quality: {
      opening:
        "Nous certifions avoir assisté au chargement de {product} à bord du {vessel} à {port} du {from} au {until}, que des échantillons ont été prélevés et que leur analyse a donné les résultats suivants :",
    },
    weight: {
      opening:
        "Nous certifions avoir assisté à la pesée de {product} chargé à bord du {vessel} à {port} du {from} au {until}, avec les poids nets suivants :",
      basis: "Les quantités sont nettes, telles que pesées, sans déduction d’humidité ni d’impuretés.",
    },
    hold_cleanliness: {
      opening:
        "Nous certifions avoir inspecté les cales du {vessel} à {port} et les avoir trouvées comme suit :",
    },
    hold_sealing: {
      opening:
        "Nous certifions que les cales du {vessel} ont été scellées à {port} avec les scellés suivants :",
    },
    hatch_tightness: {
      opening:
        "Nous certifions que les panneaux du {vessel} ont été testés à {port} avec les résultats suivants :",
    },
    draft_survey: {
      opening:
        "Nous certifions avoir relevé les tirants d’eau du {vessel} à {port} et constaté ce qui suit :",
      basis: "Un jaugeage bien conduit est précis à environ un demi pour cent.",
    },
    origin: {
      opening: "Nous certifions avoir inspecté {product} aux lieux où il se trouvait avant son expédition :",
    },
    fumigation: {
      opening: "Nous certifions la fumigation de {product} à bord du {vessel} à {port} :",
    },
    classification_map: {
      opening:
        "Nous avons classé {product} chargé à bord du {vessel} à {port} selon la norme officielle, avec les résultats suivants :",
    },
    loading_supervision: {
      opening:
        "Nous certifions avoir supervisé le chargement de {product} à bord du {vessel} à {port} du {from} au {until}.",
    },
  },
  mail: {
    subject: "Brouillon {name} pour votre approbation",
    button: "Lire et répondre",
    body: "{customer},\n\n{message}le brouillon {name} attend votre réponse. Vous le trouvez en pièce jointe, et vous pouvez l’approuver ou le réprouver ici :\n\n{link}\n\n{sender}",
    commentSubject: "Un commentaire sur le brouillon {name}",
    commentBody:
      "{who} a écrit au sujet de « {section} » dans le brouillon {name} :\n\n{text}\n\nLe lien déjà envoyé ouvre toujours le brouillon.\n\n{sender}",
  },
};
