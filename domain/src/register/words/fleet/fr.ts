/** Ships, barges and tugboats, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    ship: {
      name: "Navire",
      plural: "Navires",
      description: "Navires, cales et tables hydrostatiques",
      fields: {
        imo: "Numéro OMI",

        call_sign: "Indicatif d'appel",
        flag_id: "Pavillon",
        dwt: "Port en lourd",
        loa: "Longueur hors tout (LOA)",
        lbp: "Longueur entre perpendiculaires (LBP)",
        beam: "Largeur",
        light_ship: "Déplacement lège",
        summer_draft: "Tirant d'eau d'été",
        holds: "Cales",
        table_density: "Densité de la table",
        lcf_from: "Origine du LCF",
        hydrostatics: "Table hydrostatique",
        mark_fwd: "Marque avant à la perpendiculaire",
        mark_mid: "Marque milieu au milieu du navire",
        mark_aft: "Marque arrière à la perpendiculaire",
        keel_fwd: "Épaisseur de quille à l'avant",
        keel_mid: "Épaisseur de quille au milieu",
        keel_aft: "Épaisseur de quille à l'arrière",
      },
      sections: {
        size: "Dimensions et poids",
        holds: "Cales",
        hydrostatics: "Table hydrostatique",
        marks: "Marques de tirant d'eau et quille",
      },
      help: {
        imo: "Sept chiffres ; le dernier vérifie les autres.",
        mmsi: "Neuf chiffres de la station radio du navire.",
        table_density: "Densité de l'eau pour laquelle la table a été calculée, presque toujours 1,025.",
        lcf_from: "Depuis le milieu, positif vers l'arrière ; ou depuis la perpendiculaire arrière.",
        hydrostatics:
          "Collez les lignes d'un tableur. Tirant d'eau et déplacement doivent croître d'une ligne à l'autre, sans saut.",
        mark_fwd: "Distance de la marque à sa référence ; positive si la marque est sur l'avant.",
        keel_fwd:
          "Seulement si la table vaut pour le tirant d'eau hors membres et que les marques se lisent sous la quille.",
      },
      choices: { lcf_from: { midships: "Milieu du navire", ap: "Perpendiculaire arrière" } },
      children: {
        holds: { fields: { volume: "Volume" } },
        hydrostatics: {
          fields: { draft: "Tirant d'eau", displacement: "Déplacement", tpc: "TPC", lcf: "LCF", mtc: "MTC" },
        },
      },
    },
    barge: {
      name: "Barge",
      plural: "Barges",
      description: "Barges fluviales et leurs dimensions",
      fields: {
        registration: "Immatriculation",
        dwt: "Port en lourd",
        length: "Longueur",
        beam: "Largeur",
        depth: "Creux",
        cover: "Couverture",
        mode: "Calcul du tirant d'eau moyen",
        measured: "Ce qui est mesuré",
        table_density: "Densité de la table",
        gauging: "Table de jaugeage",
      },
      sections: { size: "Dimensions", gauging: "Jaugeage", documents: "Documents et photos" },
      help: {
        registration: "Numéro d'inscription auprès de l'autorité maritime.",
        mode: "La formule change le poids de plusieurs tonnes : prenez celle du certificat de la barge.",
        measured: "Avec les francs-bords, le tirant d'eau est le creux moins la moyenne des lectures.",
        gauging:
          "Collez les lignes d'un tableur. Tirant d'eau et poids doivent croître d'une ligne à l'autre, sans saut.",
      },
      choices: {
        cover: {
          open: "Ouverte",
          roll_top: "Couvercle roulant",
          fibreglass: "Capots en fibre",
          fixed: "Pont fixe",
        },
        mode: {
          four_point: "4 points",
          six_point_average: "6 points, moyenne simple",
          six_point_quarter: "6 points, (F + 6M + A) / 8",
          six_point_river: "6 points, (F + 4M + A) / 6",
          six_point_box: "6 points, (3F + 14M + 3A) / 20",
        },
        measured: { draft: "Tirant d'eau", freeboard: "Franc-bord" },
      },
      children: { gauging: { fields: { draft: "Tirant d'eau", weight: "Poids" } } },
    },
    tank_volume: {
      name: "Volume de citerne",
      plural: "Volumes de citernes",
      description: "Tables des citernes des navires : le volume à chaque sonde et assiette",
      fields: { tank: "Citerne", content: "Contenu", trim: "Assiette", sounding: "Sonde", volume: "Volume" },
      choices: {
        content: {
          ballast: "Ballast",
          fresh_water: "Eau douce",
          fuel_oil: "Fioul",
          diesel: "Gazole",
          lub_oil: "Huile de graissage",
          bilge: "Cale et résidus",
          others: "Autres",
        },
      },
      help: { trim: "Positive par l’arrière ; 0 lorsque la table ne connaît pas l’assiette." },
    },
    tugboat: {
      name: "Remorqueur ou pousseur",
      plural: "Remorqueurs et pousseurs",
      description: "Bateaux qui poussent ou remorquent les convois",
      fields: {
        registration: "Immatriculation",

        power: "Puissance",
      },
      help: {
        registration: "Numéro d'inscription auprès de l'autorité maritime.",
        mmsi: "Neuf chiffres de la station radio du navire.",
      },
    },
  },
};
