/** Trucks and their fiscal invoices, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { fobInvoice } from "#operation/pages/fob-invoice";
import type { truck } from "#operation/pages/truck";
import type { TRUCK_ERRORS } from "#operation/truck-errors";

export const words = {
  errors: {
    gross_not_above_tare: "The gross weight must be more than the tare",
    truck_under_way: "{plate} is on its way through this order already",
    truck_not_arrived: "{plate} has not arrived yet",
  },
  records: {
    truck: {
      name: "Truck",
      plural: "Trucks",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        plate: "Plate",
        vehicle: "Vehicle",
        trailers: "Trailers",
        driver: "Driver",
        carrier_id: "Haulier",
        shipper_id: "Shipper",
        loading_place_id: "Loading place",
        programmed_at: "Programmed for",
        nf_key: "Invoice key",
        tare: "Tare",
        gross: "Gross",
        net: "Net",
        origin_net: "Net at origin",
        loss: "Loss",
        state: "State",
        refusal: "Reason of the refusal",
        discount: "Discount",
        arrived_at: "Arrived at",
        classified_at: "Classified at",
        refused_at: "Refused at",
        loading_at: "Loading since",
        loaded_at: "Loaded at",
        dispatched_at: "Dispatched at",
        delivered_at: "Delivered at",
        remark: "Remark",
        photos: "Photos",
      },
      sections: { weights: "Weights", photos: "Photos" },
      choices: {
        state: {
          programmed: "Programmed",
          arrived: "Arrived",
          classified: "Classified",
          refused: "Refused",
          loading: "Loading",
          loaded: "Loaded",
          dispatched: "Dispatched",
          delivered: "Delivered",
        },
      },
      children: { trailers: { fields: { plate: "Plate" } } },
    },
    fob_invoice: {
      name: "Fiscal invoice",
      plural: "Fiscal invoices",
      fields: {
        operation_id: "Operation",
        work_order_id: "Work order",
        number: "Number",
        date: "Date",
        tax_id: "Tax id of the issuer",
        key: "Access key",
        weight: "Weight",
        value: "Value",
        truck_ids: "Trucks",
        remark: "Remark",
        files: "Files",
      },
      sections: { files: "Files" },
    },
  },
} satisfies FeatureWords<{
  errors: typeof TRUCK_ERRORS;
  records: { truck: typeof truck; fob_invoice: typeof fobInvoice };
}>;
