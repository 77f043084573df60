import type { LegalTexts } from "./legal-texts.ts";

export const legalTexts: LegalTexts = {
  "cookies-policy": {
    title: "Politique de cookies",
    updated: "2026-11-01",
    intro:
      "Cette page indique ce que Plimsoll conserve dans votre navigateur, à quoi cela sert et comment le supprimer. Dans ces pages, « l'exploitant » désigne la société qui gère cette installation.",
    sections: [
      {
        heading: "Ce que nous conservons et ce que nous ne conservons pas",
        paragraphs: [
          "Plimsoll dépose un seul cookie et utilise le stockage local de votre navigateur. Tous deux servent uniquement à faire fonctionner le système pour vous.",
          "Plimsoll lui-même ne contient ni cookie publicitaire, ni mesure d'audience, ni traceur de tiers. Si l'exploitant ajoute un service tel qu'une fenêtre de discussion, il doit l'indiquer ici et recueillir votre consentement lorsque la loi l'exige.",
        ],
      },
      {
        heading: "Le cookie de session",
        paragraphs: [
          "À la connexion, un cookie est déposé avec un identifiant de session aléatoire. Il ne contient ni votre nom ni votre mot de passe, les scripts de la page ne peuvent pas le lire et il n'est envoyé qu'à ce site.",
          "Il est strictement nécessaire : sans lui, le serveur ne saurait pas que la requête vient de vous. Il prend fin lorsque vous vous déconnectez ou que la session expire.",
        ],
      },
      {
        heading: "Le stockage local",
        paragraphs: [
          "Votre navigateur conserve vos préférences : langue, pays d'activité, apparence claire ou sombre, choix de colonnes et de filtres, ouverture du menu.",
          "Il conserve aussi des brouillons, c'est-à-dire les textes et fichiers saisis et non encore enregistrés, afin qu'ils survivent à un rechargement, à une session expirée ou à une coupure de réseau. Les brouillons restent sur votre appareil jusqu'à ce que vous les enregistriez ou les abandonniez.",
        ],
      },
      {
        heading: "Base légale",
        paragraphs: [
          "Le stockage strictement nécessaire à la fourniture d'un service que vous avez demandé ne requiert pas de consentement selon les règles européennes sur les communications électroniques. Au regard de la LGPD brésilienne, il repose sur l'exécution du contrat avec votre organisation et sur l'intérêt légitime à disposer d'un système sûr.",
        ],
      },
      {
        heading: "Comment le supprimer",
        paragraphs: [
          "La déconnexion met fin à la session. Vous pouvez effacer à tout moment les cookies et le stockage local dans les réglages du navigateur ; il faudra vous reconnecter, les préférences reviendront à leur valeur initiale et les brouillons non enregistrés seront perdus.",
          "Si vous bloquez le cookie de session, vous ne pourrez pas vous connecter. Les pages juridiques restent lisibles.",
        ],
      },
      {
        heading: "Modifications et contact",
        paragraphs: [
          "Si ce qui est conservé change, cette page change d'abord et porte une nouvelle date. Les questions sont à adresser au contact de l'exploitant pour la protection des données.",
        ],
      },
    ],
  },
  "information-notice": {
    title: "Notice d'information sur les données personnelles",
    updated: "2026-11-01",
    intro:
      "Cette notice explique quelles données personnelles sont traitées dans cette installation de Plimsoll, pourquoi, combien de temps, et quels sont vos droits selon la loi générale brésilienne sur la protection des données (LGPD) et le règlement général européen sur la protection des données (RGPD).",
    sections: [
      {
        heading: "Qui est responsable",
        paragraphs: [
          "Le responsable du traitement est l'exploitant, la société qui gère cette installation et s'en sert pour ses prestations d'inspection. Les auteurs du logiciel n'ont pas accès aux données.",
          "Lorsque l'exploitant inspecte pour le compte d'un client, celui-ci peut être lui-même responsable du traitement des rapports et certificats qu'il reçoit.",
        ],
      },
      {
        heading: "Quelles données",
        paragraphs: [
          "Données de compte : nom, adresse électronique, langue, employeur, fonction, agrément professionnel et, pour les signataires de rapports, l'image de la signature.",
          "Journal d'audit : qui a créé, modifié, approuvé ou supprimé quoi, quand et depuis quelle adresse réseau. Contacts professionnels et personnes citées au cours d'une inspection, comme les chauffeurs, les capitaines et le personnel des terminaux, avec les données portées sur les documents de la cargaison.",
          "Photographies et fichiers joints à une inspection. Ils montrent la cargaison, les cales, les plombs et les documents ; des personnes peuvent y figurer par hasard, et les inspecteurs sont invités à l'éviter.",
        ],
      },
      {
        heading: "Pourquoi, et sur quelle base légale",
        paragraphs: [
          "Donner accès au système et le garder sûr : exécution du contrat avec vous ou votre organisation, et intérêt légitime (LGPD, article 7, V et IX ; RGPD, article 6, paragraphe 1, b et f).",
          "Réaliser, documenter et facturer les inspections et délivrer les certificats : exécution de contrats et obligations légales, comptables ou propres au métier de l'inspection (LGPD, article 7, II et V ; RGPD, article 6, paragraphe 1, b et c).",
          "Prouver qui a constaté quel fait et quand : intérêt légitime à disposer de preuves fiables et exercice de droits en justice (LGPD, article 7, VI et IX ; RGPD, article 6, paragraphe 1, f). Aucune décision vous concernant n'est prise par des moyens exclusivement automatisés.",
        ],
      },
      {
        heading: "Qui les reçoit",
        paragraphs: [
          "Le personnel de l'exploitant, selon son profil ; le client d'une inspection, pour celle-ci seulement ; les autorités, lorsque la loi l'exige ; et les prestataires d'hébergement, de messagerie ou de sauvegarde, pour le compte et sur instruction de l'exploitant.",
          "Les données peuvent circuler entre les pays où l'exploitant travaille. Les transferts reposent alors sur une décision d'adéquation, sur des clauses contractuelles types ou sur un autre instrument admis par la LGPD et le RGPD. Le contact de l'exploitant vous dira lequel.",
        ],
      },
      {
        heading: "Combien de temps",
        paragraphs: [
          "Les comptes sont conservés tant qu'ils servent et désactivés à la fin de la relation de travail. Le nom demeure sur les documents déjà signés.",
          "Les données d'inspection, photographies, certificats et factures sont conservés pendant les durées contractuelles, fiscales et d'accréditation en vigueur dans le pays de l'exploitant, et aussi longtemps qu'une réclamation est possible. Le journal d'audit est conservé aussi longtemps que la fiche qu'il prouve. Les sessions expirent d'elles-mêmes, et les liens de récupération ne servent qu'une fois et pour peu de temps.",
        ],
      },
      {
        heading: "Comment elles sont protégées",
        paragraphs: [
          "Les mots de passe ne sont conservés que sous forme d'empreinte irréversible. L'accès est limité par profil, pays et client, et vérifié par le serveur à chaque appel. Toute modification laisse une trace.",
          "Si une violation met vos droits en danger, l'exploitant en informe l'autorité et les personnes concernées comme la loi le prévoit.",
        ],
      },
      {
        heading: "Vos droits",
        paragraphs: [
          "Vous pouvez demander la confirmation du traitement, l'accès, la rectification, la portabilité, la limitation, l'anonymisation ou l'effacement, et savoir qui a reçu vos données. Vous pouvez vous opposer au traitement fondé sur l'intérêt légitime et retirer un consentement donné.",
          "Certaines fiches doivent être conservées sans changement parce qu'elles constituent une preuve ou que la loi l'impose. Le motif vous est alors communiqué.",
        ],
      },
      {
        heading: "Contact et réclamations",
        paragraphs: [
          "Écrivez au contact de l'exploitant pour la protection des données, dont votre administrateur peut vous donner l'adresse. La réponse est gratuite et parvient dans le délai légal.",
          "Vous pouvez aussi saisir l'autorité de contrôle : au Brésil l'ANPD, en France la CNIL, ailleurs l'autorité de votre pays.",
        ],
      },
    ],
  },
  "legal-notice": {
    title: "Mentions légales",
    updated: "2026-11-01",
    intro: "Cette page indique qui répond de ce site, ce qu'il est et à quoi son contenu peut servir.",
    sections: [
      {
        heading: "Éditeur",
        paragraphs: [
          "Ce site est édité par l'exploitant, la société qui gère cette installation. Sa dénomination, son siège, ses numéros d'immatriculation et son représentant légal figurent sur ses propositions, certificats et factures, et sont communiqués sur demande.",
          "Plimsoll est un logiciel que l'exploitant héberge lui-même ou confie à un prestataire de son choix. L'exploitant en donne le nom sur demande.",
        ],
      },
      {
        heading: "Objet du site",
        paragraphs: [
          "Le site est un outil professionnel pour l'inspection, l'expertise et la certification de cargaisons et de navires. Il s'adresse au personnel de l'exploitant et à ses clients, non aux consommateurs.",
        ],
      },
      {
        heading: "Propriété intellectuelle",
        paragraphs: [
          "Le logiciel est utilisé selon sa propre licence, jointe à l'installation. Les noms, logos et modèles de l'exploitant lui appartiennent.",
          "Les rapports, certificats et photographies appartiennent à la partie que désigne le contrat d'inspection. À défaut de clause, ils appartiennent à l'exploitant, et le client peut s'en servir pour la transaction à laquelle ils sont destinés.",
          "Les cartes, codes et données publiques de référence restent soumis aux conditions de leurs sources.",
        ],
      },
      {
        heading: "Exactitude du contenu",
        paragraphs: [
          "Les listes, cartes et tableaux de bord montrent l'état des fiches au moment de l'affichage. Les positions des navires dépendent de signaux de tiers et ne doivent pas servir à la navigation.",
          "Seul le certificat délivré, dans sa dernière révision, énonce le résultat d'une inspection. Les projets, aperçus et simulations sont des documents de travail.",
        ],
      },
      {
        heading: "Liens vers d'autres sites",
        paragraphs: [
          "Certaines entrées ouvrent d'autres applications ou sites. Ils ont leurs propres règles, et l'exploitant ne répond que de ceux qu'il gère.",
        ],
      },
      {
        heading: "Droit applicable et contact",
        paragraphs: [
          "Ces mentions sont régies par le droit du pays où l'exploitant a son siège, et les tribunaux de ce lieu sont compétents, sous réserve des règles impératives.",
          "Les notifications relatives au contenu de ce site sont à adresser à l'exploitant, à son siège ; celles qui touchent aux données personnelles, à son contact pour la protection des données.",
        ],
      },
    ],
  },
  "terms-of-use": {
    title: "Conditions d'utilisation",
    updated: "2026-11-01",
    intro:
      "En vous connectant, vous acceptez ces conditions. Elles régissent l'utilisation du système ; les prestations d'inspection sont régies par le contrat entre l'exploitant et son client.",
    sections: [
      {
        heading: "Accès et comptes",
        paragraphs: [
          "Les comptes sont personnels et ouverts par l'exploitant pour son personnel et pour les personnes que ses clients désignent. Il est interdit de prêter son compte ou de travailler sous le nom d'autrui.",
          "Gardez votre mot de passe secret, déconnectez-vous sur les appareils partagés et prévenez aussitôt l'exploitant si vous soupçonnez qu'un tiers a utilisé votre compte. L'exploitant peut suspendre un compte pour protéger le système.",
        ],
      },
      {
        heading: "Utilisation acceptable",
        paragraphs: [
          "N'utilisez le système que pour le travail auquel votre profil est destiné. Saisissez les faits tels que vous les avez constatés, au moment où vous les avez constatés, et corrigez les erreurs ouvertement : l'historique montre toutes les versions.",
          "Il est interdit de contourner les droits d'accès, de sonder ou de surcharger le système, d'extraire des données en masse sans autorisation, de déposer des fichiers nuisibles ou de conserver des contenus illicites ou étrangers aux inspections.",
        ],
      },
      {
        heading: "Ce que vous saisissez",
        paragraphs: [
          "Vous répondez de ce que vous saisissez et de votre droit de déposer les fichiers et photographies que vous joignez. Ils font dès lors partie du dossier d'inspection.",
          "Les fiches terminées sont verrouillées. Elles ne changent que par une révision ou par une personne habilitée à les rouvrir, avec un motif.",
        ],
      },
      {
        heading: "Approbations et signatures électroniques",
        paragraphs: [
          "Une approbation donnée avec votre compte est réputée la vôtre et enregistrée avec la date, l'heure et l'adresse. En signant électroniquement un rapport ou un certificat, vous en confirmez le contenu dans la limite de votre habilitation professionnelle.",
        ],
      },
      {
        heading: "Certificats",
        paragraphs: [
          "Un certificat consigne ce qui a été constaté au lieu, au moment et selon la méthode qu'il indique, sur les échantillons ou quantités qu'il indique. Il ne libère pas les parties à une vente de leurs propres obligations.",
          "Un certificat doit être transmis complet et sans altération. Toute personne qui le détient peut en vérifier le numéro, la révision et l'état au moyen de son code de vérification ; un certificat remplacé ou annulé ne doit plus être invoqué.",
        ],
      },
      {
        heading: "Disponibilité et responsabilité",
        paragraphs: [
          "L'exploitant apporte un soin raisonnable à la disponibilité, à la sécurité et à la sauvegarde du système, et peut l'interrompre pour maintenance. Il ne promet pas un service ininterrompu.",
          "La responsabilité de l'exploitant pour les inspections et les certificats suit le contrat d'inspection et ses limites. Pour l'utilisation du système, il ne répond, dans la mesure permise par la loi, que des dommages directs causés par sa faute. Rien ici n'exclut une responsabilité que la loi interdit d'exclure.",
        ],
      },
      {
        heading: "Confidentialité",
        paragraphs: [
          "Les données relatives aux clients, aux cargaisons et aux prix sont confidentielles. Ne les divulguez pas hors de l'opération à laquelle elles appartiennent, même après la fin de votre accès.",
        ],
      },
      {
        heading: "Fin de l'utilisation et modifications",
        paragraphs: [
          "L'accès prend fin avec la relation de travail ou le contrat, ou en cas de manquement grave à ces conditions. Les fiches déjà établies restent chez l'exploitant pendant les durées légales.",
          "L'exploitant peut modifier ces conditions et annonce les modifications dans le système avant leur entrée en vigueur. Continuer à l'utiliser vaut acceptation.",
        ],
      },
      {
        heading: "Droit applicable",
        paragraphs: [
          "Ces conditions sont régies par le droit du pays de l'exploitant. Les tribunaux de son siège sont compétents, sauf si des règles impératives ou le contrat d'inspection en disposent autrement.",
        ],
      },
    ],
  },
};
