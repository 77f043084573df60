/** The calculators, each as a page: titles and what stands on their cards, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    classificationCalculator: {
      title: "Clasificación de granos",
      description: "Soja y maíz según las normas oficiales",
    },
    compositeCalculator: {
      title: "Muestra compuesta",
      description: "Ponderado por bodegas, barcazas o lotes",
    },
    otherGrainsCalculator: { title: "Trigo y arroz", description: "Parámetros aún no verificados" },
    oilCalculator: {
      title: "Aceite desgomado",
      description: "Aceite de soja contra los límites del contrato",
    },
    discountsCalculator: { title: "Descuentos", description: "Descuentos de peso por humedad e impurezas" },
    samplingCalculator: {
      title: "Plan de muestreo",
      description: "Cuántos puntos e incrementos pide un lote",
    },
    draftSurveyCalculator: {
      title: "Draft survey de buque",
      description: "Peso de la carga por los calados",
    },
    densityCalculator: {
      title: "Densidad del agua",
      description: "Media de las lecturas y corrección del densímetro",
    },
    bargeCalculator: {
      title: "Draft survey de barcaza",
      description: "Peso por la tabla de calados de la barcaza",
    },
    convoyCalculator: { title: "Total del convoy", description: "Suma de las barcazas de un convoy" },
    tankCalculator: { title: "Volumen de tanque", description: "Tres tipos de tabla de calibración" },
    tankListCalculator: { title: "Lista de tanques", description: "Pesos y total de varios tanques" },
    scalePeriodsCalculator: {
      title: "Balanza de flujo",
      description: "Períodos del totalizador, con vuelta",
    },
    dumpsCalculator: { title: "Balanza por tandas", description: "Tandas y acumulado" },
    comparisonCalculator: {
      title: "Balanza y draft survey",
      description: "Diferencia y tolerancia entre dos pesos",
    },
    truckTicketCalculator: { title: "Boleta de camión", description: "Bruto, tara, neto y merma" },
    weightUnitsCalculator: { title: "Unidades de peso", description: "Toneladas, kilos, libras y bushels" },
    statementOfFactsCalculator: {
      title: "Tiempo de operación",
      description: "Horas brutas y netas, paradas superpuestas contadas una vez",
    },
    priceCalculator: { title: "Precio del servicio", description: "Líneas de precio, escalas y mínimos" },
    withholdingCalculator: {
      title: "Retenciones",
      description: "ISS, IRRF, PIS, COFINS y CSLL de una factura",
    },
    grossUpCalculator: { title: "Gross-up", description: "Importe bruto que deja el neto deseado" },
    fobPriceCalculator: { title: "Simulador FOB", description: "Composición del precio por tonelada" },
    commodityPriceCalculator: {
      title: "Precio de commodity",
      description: "De centavos por bushel a dólares por tonelada",
    },
    parityCalculator: { title: "Paridad en el interior", description: "Del FOB al precio en el interior" },
    exchangeCalculator: {
      title: "Tipo de cambio",
      description: "La cotización que vale, con fecha y fuente",
    },
    identifierCalculator: {
      title: "Validador",
      description: "CNPJ, CPF, claves fiscales, IMO, contenedor y patente",
    },
    laytimeCalculator: {
      title: "Plancha",
      description: "Tiempo permitido y usado, demora y premio por despacho",
    },
    waterAllowanceCalculator: {
      title: "Permiso de agua",
      description: "Permiso de agua dulce y de agua de puerto",
    },
    thirdAnalysisCalculator: {
      title: "Tercer análisis",
      description: "Qué resultado vale cuando dos difieren",
    },
    bagsCalculator: { title: "Bolsas", description: "Peso neto sin la tara de las bolsas" },
  },
};
