/** Pre-invoices and invoices, in Spanish. */
import type { Translated } from "#kernel/words";
import { words as prices } from "#register/words/billing/es";
import type { words as english } from "./en.ts";

const TAXES = {
  iss: "ISS",
  irrf: "IRRF",
  pis: "PIS",
  cofins: "COFINS",
  csll: "CSLL",
  inss: "INSS",
  ibs: "IBS",
  cbs: "CBS",
};

export const words: Translated<typeof english> = {
  records: {
    pre_invoice: {
      name: "Prefactura",
      plural: "Prefacturas",
      fields: {
        revision: "Versión de la prefactura",
        work_order_ids: "Órdenes de trabajo",
        adjusted_tax_id: "CUIT o CNPJ a facturar",
        due_date: "Vencimiento",
        purchase_order: "Pedido del cliente",
        ptax_rule: "Regla del PTAX",
        ptax_side: "Lado del PTAX",
        bl_date: "Fecha del conocimiento (B/L)",
        ptax_date: "PTAX del",
        withholding: "Retención",
        iss_pct: "ISS",
        rates: "Cotizaciones",
        lines: "Líneas",
        taxes: "Impuestos",
        gross: "Bruto",
        net: "Neto a cobrar",
        paid: "Pagado",
        supplements_id: "Complementa la factura",
        remarks: "Observaciones de la empresa",
        customer_remarks: "Observaciones del cliente",
        author_id: "Creada por",
      },
      choices: {
        status: {
          pre_invoicing: "Prefacturación",
          pending_level_1: "Pendiente nivel 1",
          pending_level_2: "Pendiente nivel 2",
          awaiting_customer: "Esperando aprobación del cliente",
          approved: "Aprobada",
          waiting_nf: "Esperando NF",
          invoiced: "Facturada",
          paid: "Pagada",
          canceled: "Cancelada",
        },
        kind: {
          ship: "Buque",
          convoy: "Convoy",
          fob: "Camiones (FOB)",
          default: "General",
        },
        ptax_rule: {
          invoice_date: "Fecha de la factura",
          business_day_before_invoice: "Día hábil anterior a la factura",
          bl_date: "Fecha del conocimiento (B/L)",
          operation_end: "Fin de la operación",
          month_average: "Promedio del mes",
        },
        ptax_side: {
          buy: "Compra",
          sell: "Venta",
        },
        withholding: {
          federal: "Impuestos federales",
          federal_and_iss: "Impuestos federales e ISS",
          none: "Nada",
        },
      },
      help: {
        supplements_id:
          "La factura de las mismas órdenes que complementa. Déjelo vacío para la primera factura.",
        adjusted_tax_id: "Cuando las órdenes tienen notas de distintos números fiscales: el que se factura.",
        date: "Fecha de la factura por venir: decide la cotización y los impuestos.",
        withholding: "Vacío, como lo hace el cliente.",
      },
      sections: {
        terms: "Condiciones",
        lines: "Líneas",
        taxes: "Impuestos y retenciones",
        totals: "Totales",
        remarks: "Observaciones",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Regla de facturación",
            work_order_id: "Orden de trabajo",
            basis: "Base",
            quantity: "Cantidad",
            discount: "Descuento",
            amount: "Importe",
            amount_local: "En moneda local",
            evidence: "Evidencia",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Impuesto",
            base: "Base",
            amount: "Importe",
            withheld: "Retenido",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        remarks: {
          fields: {
            line_id: "Línea (número interno)",
            line: "Línea",
            revision: "En la versión",
            text: "Observación",
            author: "Dicho por",
            at: "Dicho el",
          },
        },
        customer_remarks: {
          fields: {
            line_id: "Línea (número interno)",
            line: "Línea",
            revision: "En la versión",
            text: "Observación",
            author: "Dicho por",
            at: "Dicho el",
          },
        },
      },
    },
    invoice: {
      name: "Factura",
      plural: "Facturas",
      fields: {
        work_order_ids: "Órdenes de trabajo",
        due_date: "Vencimiento",
        purchase_order: "Pedido del cliente",
        rates: "Cotizaciones",
        lines: "Líneas",
        taxes: "Impuestos",
        gross: "Bruto",
        net: "Neto a cobrar",
        pre_invoice_id: "Prefactura",
        nf_number: "Número de la NF",
        nf_key: "Clave de la NF",
        supplements_id: "Complementa la factura",
        paid: "Pagado",
        credited: "Acreditado",
        payments: "Pagos",
        document: "Documento",
      },
      choices: {
        status: {
          issued: "Emitida",
          partly_paid: "Pagada en parte",
          paid: "Pagada",
          credited: "Acreditada",
          canceled: "Cancelada",
        },
        kind: {
          ship: "Buque",
          convoy: "Convoy",
          fob: "Camiones (FOB)",
          default: "General",
        },
      },
      sections: {
        lines: "Líneas",
        taxes: "Impuestos y retenciones",
        totals: "Totales",
        payments: "Pagos",
        document: "Documento",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Regla de facturación",
            work_order_id: "Orden de trabajo",
            basis: "Base",
            quantity: "Cantidad",
            discount: "Descuento",
            amount: "Importe",
            amount_local: "En moneda local",
            evidence: "Evidencia",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Impuesto",
            base: "Base",
            amount: "Importe",
            withheld: "Retenido",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        payments: { fields: { amount: "Importe" } },
      },
    },
    credit_note: {
      name: "Nota de crédito",
      plural: "Notas de crédito",
      fields: {
        invoice_id: "Factura",
        work_order_ids: "Órdenes de trabajo",
        reason: "Motivo",
        lines: "Líneas",
        taxes: "Impuestos",
        gross: "Bruto",
        withheld: "Parte retenida",
        net: "Neto",
        document: "Documento",
      },
      sections: { lines: "Líneas", totals: "Totales", document: "Documento" },
      children: {
        taxes: { fields: { tax: "Impuesto", amount: "Importe" }, choices: { tax: TAXES } },
        lines: {
          fields: { line_id: "Línea (número interno)", work_order_id: "Orden de trabajo", amount: "Importe" },
        },
      },
    },
    approval_threshold: {
      name: "Límite de aprobación",
      plural: "Límites de aprobación",
      fields: { level: "Nivel", amount: "Desde el importe" },
      choices: { level: { level_1: "Nivel 1", level_2: "Nivel 2" } },
      help: {
        amount:
          "Por debajo, en todas las monedas de las líneas, el nivel se omite. Una moneda sin límite siempre pide el nivel.",
      },
    },
    cost_rate: {
      name: "Costo unitario",
      plural: "Costos unitarios",
      fields: {
        kind: "Costo de",
        inspector_id: "Inspector",
        designation_type_id: "Función",
        amount: "Importe",
        valid_from: "Válido desde",
        valid_to: "Válido hasta",
      },
      choices: { kind: { person_day: "Un día de trabajo", analysis: "Un análisis" } },
      help: {
        inspector_id: "Vacío vale para todos.",
        designation_type_id: "Vacío vale para todas las funciones.",
        amount: "En la moneda del país.",
      },
    },
    expense: {
      name: "Gasto",
      plural: "Gastos",
      fields: {
        description: "Descripción del gasto",
        work_order_id: "Orden de trabajo",
        amount: "Importe",
        billable: "A facturar",
        receipt: "Comprobante",
      },
      help: { billable: "Se propone al costo en la prefactura, una vez que el comprobante está aquí." },
    },
  },
};
