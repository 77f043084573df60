/** Words that have lost to another one for the same thing: docs/terms.md says which, and why. */
import type { Locale } from "../kernel/locale.ts";

export interface RejectedTerm {
  readonly term: RegExp;
  readonly instead: string;
}

export const REJECTED_TERMS: Readonly<Record<Locale, readonly RejectedTerm[]>> = {
  en: [
    { term: /^cancel$/i, instead: "Go back" },
    { term: /cancelled/i, instead: "canceled" },
  ],
  pt: [
    { term: /(?<!\{)\bstatus\b/i, instead: "situação" },
    { term: /\bsair\b/i, instead: "encerrar sessão, or voltar" },
    { term: /^cancelar$/i, instead: "voltar" },
    { term: /estivagem/i, instead: "plano de carga" },
    { term: /data d[ae] nomeação/i, instead: "data de agendamento" },
  ],
  es: [
    { term: /(?<!\{)\b(e?status|situación)\b/i, instead: "estado" },
    { term: /^cancelar$/i, instead: "volver" },
    { term: /plan de carga/i, instead: "plan de estiba" },
    { term: /fecha de (la )?nominación/i, instead: "fecha de la cita" },
  ],
  fr: [
    { term: /\b(changer|changements?|nouvel|autre|garde son) (l'|d')?état(?!\p{L})/iu, instead: "statut" },
    { term: /\bsituation\b/i, instead: "statut" },
    { term: /(?<!\p{L})mission\b/iu, instead: "périmètre" },
    { term: /plan d['’]arrimage/i, instead: "plan de chargement" },
    { term: /(?<!\p{L})désignations?\b/iu, instead: "nomination" },
  ],
};
