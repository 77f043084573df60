/** The pages of no single feature: titles and what stands on their cards, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    administration: {
      title: "Administración",
      description: "Registros que alimentan órdenes de trabajo, operaciones y facturación",
    },
    customersPortal: { title: "Portal del cliente", description: "Envío de datos al sistema del cliente" },
    sendClassification: {
      title: "Enviar clasificación",
      description: "Clasificaciones finales por enviar y enviadas",
    },
    syncLog: {
      title: "Registro de sincronización",
      description: "Cada entrega al sistema de un cliente, con solicitud y respuesta",
    },
    workOrderSync: {
      title: "Sincronización de OT",
      description: "Órdenes y adjuntos sincronizados, con el registro de cada envío",
    },
    developer: { title: "Desarrollador", description: "Perfiles y configuración del sistema" },
    profiles: { title: "Perfiles", description: "Servicios, funciones y permisos de cada perfil" },
    profile: { title: "Perfil", description: "Editar los permisos de un perfil" },
    settings: { title: "Configuración", description: "Parámetros de funcionamiento de la instalación" },
    setting: { title: "Parámetro", description: "Cambiar un parámetro de la instalación" },
    cookiesPolicy: { title: "Política de cookies", description: "Qué guardamos en el navegador y por qué" },
    informationNotice: {
      title: "Aviso de información",
      description: "Tratamiento de datos personales y sus derechos",
    },
    legalNotice: { title: "Aviso legal", description: "Quién opera esta instalación y en qué condiciones" },
    termsOfUse: { title: "Términos de uso", description: "Reglas de uso del sistema" },
    reports: { title: "Informes", description: "Modelos e informes generados en PDF y Excel" },
    reportModels: {
      title: "Modelos de informe",
      description: "Columnas, filtros y agrupaciones de cada informe",
    },
    generatedReports: { title: "Informes generados", description: "Informes listos, en curso y programados" },
    report: { title: "Informe", description: "Parámetros, avance y archivo de un informe" },
    tools: {
      title: "Herramientas",
      description: "Certificado automático, autenticación de documentos y gastos",
    },
    automaticCertificate: {
      title: "Certificado automático",
      description: "Certificados completados con los datos de la orden",
    },
    documentValidation: {
      title: "Validar documento",
      description: "Subir un archivo para verificar o registrar su autenticación",
    },
    oneAutomaticCertificate: {
      title: "Certificado",
      description: "Datos y documento de un certificado automático",
    },
    expenses: { title: "Gastos", description: "Rendición de gastos en una aplicación externa" },
    signIn: { title: "Ingresar", description: "Acceso al sistema con usuario y contraseña" },
    support: {
      title: "Soporte",
      description: "A quién preguntar, qué decirle y un mensaje para el soporte",
    },
    passwordRecovery: {
      title: "Recuperar contraseña",
      description: "Solicitar un enlace y definir una nueva contraseña",
    },
    dashboard: { title: "Tablero", description: "Órdenes, operaciones y pendientes del día" },
    components: { title: "Componentes", description: "Muestrario de los componentes de pantalla" },
    register: { title: "Registro", description: "Registro de {item}" },
    registerRow: { title: "Ficha", description: "Datos del registro: {item}" },
  },
};
