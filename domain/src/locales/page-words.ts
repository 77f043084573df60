/** Every part that is loaded with its pages and not at the start: one line for each. */

export { BILLING_WORDS as billing } from "#billing/words/pages/by-language";
export { CERTIFICATE_WORDS as certificatePages } from "#certificate/words/pages/by-language";
export { PRINTED_CERTIFICATE_WORDS as printedCertificates } from "#certificate/words/printed/by-language";
export { COMMERCIAL_WORDS as commercial } from "#commercial/words/pages/by-language";
export { CLASSIFYING_WORDS as classifying } from "#operation/words/classifying/by-language";
export { CONVOY_WORDS as convoys } from "#operation/words/convoy-pages/by-language";
export { FIELD_WORDS as field } from "#operation/words/field/by-language";
export { LABORATORY_WORDS as laboratoryPages } from "#operation/words/laboratory-pages/by-language";
export { MAP_WORDS as maps } from "#operation/words/map-pages/by-language";
export { OPERATION_WORDS as operations } from "#operation/words/pages/by-language";
export { TRUCK_WORDS as trucks } from "#operation/words/truck-pages/by-language";
export { REPORT_WORDS as reports } from "#report/words/pages/by-language";
export { SUPPORT_WORDS as support } from "#session/words/support/by-language";
export { SYNC_WORDS as sync } from "#sync/words/pages/by-language";
export { COMMENT_WORDS as comments } from "#work-order/words/comments/by-language";
export { DASHBOARD_WORDS as dashboard } from "#work-order/words/dashboard/by-language";
export { ORDER_WORDS as orders } from "#work-order/words/orders/by-language";
export { PLANNER_WORDS as planner } from "#work-order/words/planner/by-language";
export { CALCULATOR_WORDS as calculators } from "./calculator-words.ts";
