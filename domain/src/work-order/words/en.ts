/** Work orders, who works on them and what is said about them, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { absence } from "../absence.ts";
import type { appointment } from "../appointment.ts";
import type { comment } from "../comment.ts";
import type { WORK_ORDER_ERRORS } from "../errors.ts";
import type { workOrder } from "../work-order.ts";

export const words = {
  records: {
    work_order: {
      name: "Work order",
      plural: "Work orders",
      fields: {
        wocode: "Code",
        kind: "Type",

        proposal_id: "Proposal",
        contract: "Contract",
        bu_id: "Area",
        workunit_id: "Work unit",

        appointment_date: "Appointment date",

        convoy_name: "Convoy",
        convoy_code: "Convoy code",
        convoy_start: "Start",
        convoy_finish: "Finish",
        tugboat_id: "Tugboat",
        barge_ids: "Barges",

        expected_volume: "Expected volume",
        unit_id: "Volume unit",

        destination: "Destination",
        destination_port_id: "Destination port",
        cadences: "Cadences",
        storage_plan: "Storage plan",
        items: "Items",
        scope_model_id: "Scope model",
        scope: "Scope",
        inspector_ids: "Surveyors",

        nomination_id: "Nomination",
        author_id: "Created by",
        sync_date: "Sync date",
        unsynced: "Changed since the last sync",
        finished_at: "Finished",
      },
      choices: {
        kind: {
          ship: "Ship",
          convoy: "Convoy",
          fob: "Trucks (FOB)",
          default: "General",
        },
        status: {
          created: "CREATED",
          scope_released: "SERVICE SCOPE RELEASED",
          waiting_start: "WAITING FOR START",
          in_process: "IN PROCESS",
          in_progress: "IN PROGRESS",
          operating: "OPERATING",
          paused: "PAUSED",
          suspension: "SUSPENSION",
          boarding_completed: "BOARDING COMPLETED",
          sample_in_transit: "SAMPLE IN TRANSIT",
          awaiting_analysis: "AWAITING RESULT OF ANALYSIS",
          in_certification: "IN CERTIFICATION",
          certified: "CERTIFIED",
          finished: "FINISHED",
          billing_pending: "BILLING PENDING",
          billing_pending_approval: "BILLING PENDING APPROVAL",
          waiting_nf: "WAITING FOR ISSUE OF NF OR INVOICE",
          billed: "BILLED",
          canceled: "CANCELED",
          appointment_canceled: "APPOINTMENT CANCELED",
        },
      },
      help: {
        proposal_id: "The accepted offer whose items and prices apply.",
      },
      sections: {
        cargo: "Cargo",
        place: "Place",
        cadences: "Cadences",
        storage_plan: "Storage plan",
        items: "Items",
        scope: "Scope",
        note: "Note",
        documents: "Documents",
      },
      children: {
        cadences: {
          fields: {
            place: "Place",
            value: "Cadence",
            unit: "Unit",
          },
          choices: {
            unit: {
              TON: "TON",
              MT: "MT",
            },
          },
        },
        storage_plan: {
          fields: {
            hold: "Hold",

            planned: "Planned",
          },
        },
        items: {
          fields: {},
        },
        scope: {
          fields: {
            mandatory: "Mandatory",
            confirmed: "Confirmed",
          },
        },
      },
    },
    appointment: {
      name: "Appointment",
      plural: "Appointments",
      fields: {
        work_order_id: "Work order",

        designation_type_id: "Designation",
      },
    },
    absence: {
      name: "Absence",
      plural: "Absences",
      fields: {
        kind: "Reason",
      },
      choices: {
        kind: {
          vacation: "Vacation",
          sick: "Sick leave",
          training: "Training",
          day_off: "Day off",
          other: "Other",
        },
      },
    },
    comment: {
      name: "Comment",
      plural: "Comments",
      fields: {
        author_name: "Author",
        author_id: "User",
        work_order_id: "Work order",

        internal: "Internal",
        mention_ids: "Mentions",
        operation_id: "Operation",
        operation_page: "Page of the operation",
      },
    },
  },
  errors: {
    date_before_appointment: "{item} must be a date after or equal to appointment date",
    date_before_order: "{item} must be a date after or equal to the date of the order",
    start_not_before_finish: "Start must be before Finish",
    cadences_missing: "Enter all cadences",
    status_before_operating: "The status can be changed only from OPERATING on",
    scope_missing: "The scope has no service yet.",
    inspectors_missing: "No surveyor has been assigned yet.",
    certificates_open: "There are certificates that have not been issued yet.",
    hold_not_on_ship: "Hold {hold}: the ship has holds 1 to {last}",
    hold_not_on_barge: "Hold {hold}: a barge has one hold, number 1",
    storage_plan_missing: "Please register the Storage Plan first",
    weighing_open: "Close the weighing periods first",
    execution_not_confirmed: "All fields must be confirmed on execution before finishing",
    embarkation_address_missing: "Enter an address for the place of embarkation",
    no_approved_item: "At least one approved item is needed to submit (check approval history)",
    contract_differs: "The order is linked to another contract; continuing replaces it.",
    transfer_to_same_work_order: "The transfer must go to another work order",
    transfer_to_same_convoy: "The transfer must go to another convoy",
    transfer_of_different_product: "The destination work order has a different product",
    already_on_destination_work_order: "{item} is already on the destination work order",
    already_on_destination_convoy: "{item} is already on the destination convoy",
    number_already_linked: "The number {number} is already linked to another item",
    only_one_per_item: "Only one {type} per {item}",
  },
  messages: {
    confirmDifferentContracts: "The contracts are different. If you continue, they will be replaced",
    workOrderSynchronized: "The work order was sent to the customer's system",
    workOrderNotSynchronized: "The work order could not be sent to the customer's system",
  },
  notices: {
    assigned: "{who} assigned you to {subject}, from {from} to {to}.",
    mentioned: "{who} mentioned you in {subject}: {text}",
    order_canceled: "{who} canceled {subject}: {reason}",
  },
} satisfies FeatureWords<{
  records: {
    work_order: typeof workOrder;
    appointment: typeof appointment;
    absence: typeof absence;
    comment: typeof comment;
  };
  errors: typeof WORK_ORDER_ERRORS;
}>;
