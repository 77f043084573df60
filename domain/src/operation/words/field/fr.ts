/** Ce que le terrain dit du réseau, en français. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  state: {
    label: "Travail de terrain",
    on: "Avec réseau",
    off: "Hors réseau",
    entries: { one: "{count} saisie attend", other: "{count} saisies attendent" },
    photos: { one: "{count} photo attend", other: "{count} photos attendent" },
    refused: { one: "{count} saisie a besoin de vous", other: "{count} saisies ont besoin de vous" },
    none: "Tout est envoyé",
    lastSent: "Dernier envoi {when}",
    neverSent: "Rien n’a encore été envoyé de cet appareil",
  },
  list: {
    title: "En attente sur cet appareil",
    empty: "Rien n’attend : tout ce qui a été saisi ici est sur le serveur.",
    offText:
      "Vous êtes hors réseau. Tout ce que vous saisissez reste sur cet appareil et part seul, dans l’ordre, au retour du réseau.",
    onText: "Ce qui attend part seul, dans l’ordre.",
    photosText: "Les photos partent après la ligne à laquelle elles appartiennent.",
    photoMarks: "Marques sur une photo",
    sendNow: "Envoyer maintenant",
    waiting: "Attend",
    refusedState: "Refusée",
    conflictState: "Modifiée par quelqu’un d’autre",
    retry: "Réessayer",
    choose: "Comparer et choisir",
    export: "Enregistrer dans un fichier",
    exportAll: "Tout enregistrer dans un fichier",
    drop: "Abandonner",
    dropTitle: "Abandonner cette saisie ?",
    dropText:
      "Elle n’a pas été envoyée et ne peut pas être récupérée. Ce qui dépend d’une ligne créée ici, photos comprises, est abandonné avec elle.",
    dropYes: "Abandonner la saisie",
    takeIn: "Reprendre un fichier",
    takenIn: "Le fichier a été repris.",
    notTakenIn: "Ce fichier ne contient pas de travail de terrain à vous.",
  },
  actions: {
    create: "Nouveau",
    update: "Modifié",
    delete: "Supprimé",
    start: "Commencé",
    finish: "Terminé",
    reopen: "Rouvert",
    withdraw: "Approbation retirée",
    approve: "Approuvé",
    reprove: "Refusé",
    confirmscope: "Prestation confirmée",
    tell: "Parties informées",
    addweighings: "Poids ajoutés",
    close: "Clos",
    other: "Saisie",
  },
  leave: {
    title: "Tout n’a pas été envoyé",
    text: "Du travail de terrain à vous attend sur cet appareil : {what}. Vous déconnecter l’en retire.",
    advice:
      "Restez jusqu’à l’envoi, ou enregistrez-le d’abord dans un fichier. Qui reçoit le fichier peut le lire ; reprenez-le ici ou sur un autre appareil pour l’envoyer.",
    stay: "Rester connecté",
    exportAndLeave: "Enregistrer dans un fichier et se déconnecter",
    other:
      "Du travail de terrain de {name} attend sur cet appareil. Il faut l’enregistrer dans un fichier, ou que {name} l’envoie, avant que quelqu’un d’autre se connecte ici.",
  },
};
