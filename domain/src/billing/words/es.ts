/** Prices and invoices, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    price_not_in_force: "Este precio no estaba vigente el {date}",
    rate_not_published: "La cotización del {date} todavía no fue publicada",
    rate_not_found: "No se conoce ninguna cotización en los días hasta el {date}",
    billing_without_tax_id: "No se puede facturar sin un CNPJ vinculado",
    billing_different_tax_ids:
      "Las facturas tienen CNPJ diferentes. Ajuste la facturación antes de continuar",
    pre_invoice_locked: "Una vez enviada a aprobación, nada se cambia",
    pre_invoice_empty: "No hay nada que facturar: agregue una línea",
    billing_different_customers: "Las órdenes son de clientes diferentes",
    payment_above_open: "No hay más de {open} pendiente",
    credit_above_line: "No queda más que {open} de esta línea por acreditar",
    credited_in_part: "Parte de ella fue acreditada: acredite el resto en lugar de cancelar",
    not_supplementary: "Una factura complementaria se suma a una factura del mismo cliente y de sus órdenes",
    month_not_over: "Este mes todavía no terminó",
    month_closed: "{period} ya fue entregado a contabilidad: elija un día posterior",
    rule_overlaps: 'Se superpone con "{name}": restrinja una de las dos',
  },
  /** On the invoice. */
  printed: {
    exchangeRates: "Cotizaciones",
    supplementary: "Complementaria a la factura {number}",
    credits: "Acredita la factura {number}",
    approvalSubject: "Prefactura {name} para aprobar",
    approvalBody:
      "Estimados {customer}:\n\n{message}la prefactura {name} de {amount} espera su aprobación. Véala y responda aquí; el enlace funciona una vez:\n\n{link}\n\n{sender}",
    approvalButton: "Ver y responder",
  },
};
