/**
 * The pages of one convoy. The barge in the address is optional: without it a field page covers all barges of
 * the convoy, with it one barge, so the same pages are mounted at both places.
 */
import { type RouteDraft, words } from "./draft-route.ts";
import * as field from "./field-pages.ts";

const BARGE_PAGES: readonly RouteDraft[] = [
  field.preInspection,
  field.basementInspection,
  field.hoseTest,
  field.holdSealing,
  field.draftSurvey,
  field.weighing,
  field.classification,
  field.bargeDoubleCheck,
  field.timeLog,
  field.occurrences,
  field.shipDocuments,
];

const summary: RouteDraft = {
  segment: "summary",
  icon: "layout-dashboard",
  title: words("Resumo do comboio", "Convoy summary", "Resumen del convoy", "Synthèse du convoi"),
  description: words(
    "Pesos, classificações, arqueações e lacres de todas as barcaças",
    "Weights, classifications, drafts and seals of all the barges",
    "Pesos, clasificaciones, calados y precintos de todas las barcazas",
    "Poids, classifications, tirants d'eau et plombs de toutes les barges",
  ),
};

export const CONVOY_PAGES: readonly RouteDraft[] = [
  summary,
  {
    segment: "gallery",
    icon: "images",
    title: words("Galeria do comboio", "Convoy gallery", "Galería del convoy", "Galerie du convoi"),
    description: words(
      "Fotografias do comboio e das barcaças",
      "Photographs of the convoy and its barges",
      "Fotografías del convoy y sus barcazas",
      "Photographies du convoi et de ses barges",
    ),
  },
  field.originInspection,
  {
    segment: "barge",
    role: "barge",
    icon: "sailboat",
    title: words("Barcaças do comboio", "Barges of the convoy", "Barcazas del convoy", "Barges du convoi"),
    description: words(
      "Barcaças do comboio e o andamento de cada uma",
      "Barges of the convoy and how far each one is",
      "Barcazas del convoy y el avance de cada una",
      "Barges du convoi et avancement de chacune",
    ),
    children: [
      {
        segment: ":idbarge",
        title: words(
          "Operação da barcaça",
          "Barge operation",
          "Operación de la barcaza",
          "Opération de la barge",
        ),
        description: words(
          "Inspeções, pesos e classificações de uma barcaça",
          "Inspections, weights and classifications of one barge",
          "Inspecciones, pesos y clasificaciones de una barcaza",
          "Inspections, poids et classifications d'une barge",
        ),
        children: BARGE_PAGES,
      },
      ...BARGE_PAGES,
    ],
  },
];
