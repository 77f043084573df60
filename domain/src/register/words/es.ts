/** What registers and notifications say, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  labels: {
    city_id: "Ciudad",
    company_id: "Empresa",
    currency_id: "Moneda",
    customer_id: "Cliente",
    inspector_id: "Inspector",
    owner_id: "Propietario",
    port_id: "Puerto",
    position_id: "Cargo",
    product_id: "Producto",
    region_id: "Región",
    service_type_id: "Servicio",
    ship_id: "Buque",
    shipper_id: "Cargador",
    terminal_id: "Terminal",
    unit_id: "Unidad",
    user_id: "Usuario",
    workunit_id: "Unidad de trabajo",
    rate: "Tarifa",
    tax_id: "Identificación fiscal",
    mmsi: "MMSI",
  },
  errors: {
    rate_not_greater_than_zero: "La tarifa debe ser mayor que 0",
    product_not_classified: "Solo se clasifican soja y maíz",
    column_with_places: "Indique la primera y la última posición de la columna, como 1-10",
    column_without_places: "Indique el número de la columna, como 3",
    seals_not_counted:
      "Ambos números necesitan {digits} dígitos y van en orden creciente, hasta {most} precintos",
    seal_already_issued: "El precinto {number} ya fue entregado a {name}",
  },
  notices: {
    import_finished:
      "La importación de {subject} terminó: nuevos {created}, cambiados {changed}, rechazados {refused}.",
    import_failed: "La importación de {subject} falló y no se cambió nada.",
    job_failed: "Una tarea de tipo {kind} falló por última vez: {problem}",
    approval_asked: "{subject} espera su aprobación.",
    approval_waiting: "{subject} espera su aprobación desde el {since}.",
  },
  mail: {
    digestSubject: { one: "Plimsoll: {count} sin leer", other: "Plimsoll: {count} sin leer" },
    digestButton: "Abrir Plimsoll",
    digestBody:
      "Hola, {name}:\n\nesto le espera en Plimsoll:\n\n{lines}\n\n{link}\n\nPuede desactivar este correo en el menú de su cuenta.",
  },
  app: {
    notices: {
      bell: "Notificaciones",
      unread: { one: "{count} sin leer", other: "{count} sin leer" },
      none: "Nada nuevo. Lo que le concierne aparecerá aquí.",
      readAll: "Marcar todas como leídas",
      digest: "Enviarme por correo una vez al día lo que no leí",
      open: "Abrir",
      failed: "No se pudieron cargar las notificaciones.",
    },
  },
};
