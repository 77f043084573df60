/** The pages of the work in the field: titles and what stands on their cards, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    gate: {
      title: "Portería",
      description: "Lleva los camiones de la llegada al despacho en una tableta, también sin red",
    },
    laboratory: {
      title: "Laboratorio",
      description: "Muestras en camino y en el laboratorio, y sus resultados",
    },
    convoySummary: {
      title: "Resumen del convoy",
      description: "Pesos, clasificaciones, calados y precintos de todas las barcazas",
    },
    convoyGallery: { title: "Galería del convoy", description: "Fotografías del convoy y sus barcazas" },
    bargesOfTheConvoy: {
      title: "Barcazas del convoy",
      description: "Barcazas del convoy y el avance de cada una",
    },
    bargeOperation: {
      title: "Operación de la barcaza",
      description: "Inspecciones, pesos y clasificaciones de una barcaza",
    },
    gallery: { title: "Galería", description: "Fotografías del registro" },
    holdInspection: {
      title: "Inspección de bodegas",
      description: "Limpieza y estado de cada bodega, por intento, con fotos y dictamen",
    },
    classificationHistory: {
      title: "Historial de clasificación",
      description: "Todas las versiones de las clasificaciones de la operación",
    },
    newClassification: {
      title: "Nueva clasificación",
      description: "Registrar defectos y resultados de una muestra",
    },
    oneClassification: {
      title: "Clasificación",
      description: "Muestra, porcentajes, grupo y tipo de una clasificación",
    },
    mapReportPreview: {
      title: "Vista previa del informe MAPA",
      description: "Informe listo para la firma del clasificador habilitado",
    },
    classification: {
      title: "Clasificación",
      description: "Calidad de la carga: defectos, humedad, grupo y tipo",
    },
    oilClassification: {
      title: "Clasificación de aceites",
      description: "Acidez, humedad y demás índices de aceites vegetales",
    },
    oneDoubleCheck: {
      title: "Doble control",
      description: "Diferencias entre la primera y la segunda clasificación",
    },
    doubleCheckPrint: {
      title: "Impresión del doble control",
      description: "Planilla de doble control para imprimir",
    },
    doubleCheckSamples: {
      title: "Muestras del doble control",
      description: "Muestras separadas para el segundo perito",
    },
    checkedClassifiers: {
      title: "Clasificadores verificados",
      description: "Cuántas veces el trabajo de cada clasificador resistió una segunda mirada",
    },
    qualityTrends: {
      title: "Tendencias de la calidad",
      description: "Cartas de control de cada parámetro y lo que sale del patrón",
    },
    doubleCheckHistory: {
      title: "Historial del doble control",
      description: "Dobles controles anteriores de la barcaza",
    },
    doubleCheck: {
      title: "Doble control",
      description: "Verificación de las muestras por un segundo perito",
    },
    draftSurvey: {
      title: "Inspección de calados",
      description: "Calados, densidad y deducciones para determinar la carga",
    },
    holdSealing: {
      title: "Precintado de bodegas",
      description: "Precintos colocados y retirados en cada bodega",
    },
    hoseTest: {
      title: "Prueba de estanqueidad",
      description: "Tapas de escotilla probadas con agua o ultrasonido",
    },
    occurrences: { title: "Novedades", description: "Hechos que afectan la operación, con hora y fotos" },
    occurrence: { title: "Novedad", description: "Tipo, hora y relato de una novedad" },
    preInspection: {
      title: "Preinspección",
      description: "Lista de verificación y últimas cargas antes del embarque",
    },
    documents: { title: "Documentos", description: "Documentos de a bordo y su aprobación" },
    timeLog: {
      title: "Registro de tiempos",
      description: "Inicio, paradas y fin: el estado de hechos de la operación",
    },
    weighing: { title: "Pesaje", description: "Pesos por período y bodega, con acumulado" },
    periods: { title: "Períodos", description: "Abrir y cerrar los períodos de pesaje" },
    period: { title: "Período", description: "Pesos cargados en un período" },
    weightList: {
      title: "Planilla de pesos",
      description: "Todas las pesadas en secuencia, con el acumulado",
    },
    originInspection: {
      title: "Inspección en origen",
      description: "Lotes revisados en el acopio antes del transporte",
    },
    vessels: { title: "Buques", description: "Operaciones de buques, de la preinspección al informe final" },
    vesselOperation: {
      title: "Operación del buque",
      description: "Estado, línea de tiempo y páginas de campo del buque",
    },
    bargesAndConvoys: {
      title: "Barcazas y convoyes",
      description: "Operaciones de convoyes y de cada barcaza en la hidrovía",
    },
    bargeTransfer: {
      title: "Transferencia de barcazas",
      description: "Mover una barcaza y sus registros a otro convoy",
    },
    convoyOperation: {
      title: "Operación del convoy",
      description: "Estado del convoy, sus barcazas y documentos",
    },
    shipStatus: { title: "Estado de los buques", description: "Tablero diario de buques por puerto" },
    geoposition: {
      title: "Mapa de posiciones",
      description: "Posición de buques y puertos, actualizada cada cinco minutos",
    },
    container: { title: "Contenedores", description: "Inspecciones de contenedores en su propia aplicación" },
    cotton: { title: "Algodón", description: "Abre la aplicación de algodón con la sesión actual" },
    cottonLoading: { title: "Carga de algodón", description: "Fardos embarcados y avance de la carga" },
    grading: { title: "Grading", description: "Aplicación de graduación de calidad" },
    grainsDashboard: {
      title: "Tablero de granos",
      description: "Indicadores de granos en un tablero externo",
    },
    operation: { title: "Operación", description: "Trabajo de campo en buques, barcazas y convoyes" },
    bags: { title: "Bolsas", description: "Marcación de las bolsas, frente y dorso, con fotos" },
    storagePlan: { title: "Plan de estiba", description: "Producto y tonelaje previstos en cada bodega" },
    scopeItems: {
      title: "Ítems del alcance",
      description: "Servicios a confirmar antes de cerrar la operación",
    },
    operationReports: { title: "Informes", description: "Informes de la operación en PDF y Excel" },
    summary: { title: "Resumen", description: "Toda la operación en una página" },
    summaryReport: { title: "Informe del resumen", description: "Informe final de la operación del buque" },
    approvalReport: {
      title: "Informe de aprobación",
      description: "Aprobaciones de nivel 1 y 2, con su historial",
    },
    reportConfiguration: {
      title: "Configuración del informe",
      description: "Secciones, fotos e idioma del informe",
    },
    generalReport: { title: "Informe general", description: "Pesos, calidad, tiempos y novedades reunidos" },
    summaryOfServices: { title: "Resumen de los servicios", description: "Servicios prestados y su estado" },
  },
};
