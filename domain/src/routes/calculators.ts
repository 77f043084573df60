/** The calculators: one page each, over the same pure functions that the records and the API ask. */
import { type RouteDraft, type Words, words } from "./draft-route.ts";

const calculator = (segment: string, icon: string, title: Words, description: Words): RouteDraft => ({
  segment,
  page: "calculator",
  service: "default",
  role: "default",
  icon,
  title,
  description,
});

export const calculators: readonly RouteDraft[] = [
  calculator(
    "classification",
    "wheat",
    words(
      "Classificação de grãos",
      "Grain classification",
      "Clasificación de granos",
      "Classement des grains",
    ),
    words(
      "Soja e milho pelos padrões oficiais",
      "Soybeans and maize by the official standards",
      "Soja y maíz según las normas oficiales",
      "Soja et maïs selon les normes officielles",
    ),
  ),
  calculator(
    "composite",
    "layers",
    words("Amostra composta", "Composite", "Muestra compuesta", "Composite"),
    words(
      "Média ponderada por porões, barcaças ou lotes",
      "Weighted over holds, barges or lots",
      "Ponderado por bodegas, barcazas o lotes",
      "Pondéré par cale, barge ou lot",
    ),
  ),
  calculator(
    "other-grains",
    "sprout",
    words("Trigo e arroz", "Wheat and rice", "Trigo y arroz", "Blé et riz"),
    words(
      "Parâmetros ainda não verificados",
      "Parameters not verified yet",
      "Parámetros aún no verificados",
      "Paramètres non encore vérifiés",
    ),
  ),
  calculator(
    "oil",
    "droplet",
    words("Óleo degomado", "Degummed oil", "Aceite desgomado", "Huile dégommée"),
    words(
      "Óleo de soja contra os limites do contrato",
      "Soybean oil against the limits of the contract",
      "Aceite de soja contra los límites del contrato",
      "Huile de soja face aux limites du contrat",
    ),
  ),
  calculator(
    "discounts",
    "percent",
    words("Descontos", "Discounts", "Descuentos", "Réfactions"),
    words(
      "Descontos de peso por umidade e impurezas",
      "Weight discounts for moisture and impurities",
      "Descuentos de peso por humedad e impurezas",
      "Réfactions de poids pour humidité et impuretés",
    ),
  ),
  calculator(
    "sampling",
    "test-tube",
    words("Plano de amostragem", "Sampling plan", "Plan de muestreo", "Plan d'échantillonnage"),
    words(
      "Quantos pontos e incrementos um lote pede",
      "How many points and increments a lot asks for",
      "Cuántos puntos e incrementos pide un lote",
      "Combien de points et d'incréments un lot demande",
    ),
  ),
  calculator(
    "draft-survey",
    "ship",
    words("Arqueação de navio", "Draft survey", "Draft survey de buque", "Draft survey de navire"),
    words(
      "Peso da carga pelos calados",
      "Weight of the cargo by the drafts",
      "Peso de la carga por los calados",
      "Poids de la cargaison par les tirants d'eau",
    ),
  ),
  calculator(
    "density",
    "thermometer",
    words("Densidade da água", "Water density", "Densidad del agua", "Densité de l'eau"),
    words(
      "Média das leituras e correção do densímetro",
      "Mean of the readings and correction of the hydrometer",
      "Media de las lecturas y corrección del densímetro",
      "Moyenne des lectures et correction du densimètre",
    ),
  ),
  calculator(
    "barge",
    "sailboat",
    words("Arqueação de barcaça", "Barge survey", "Draft survey de barcaza", "Jaugeage de barge"),
    words(
      "Peso pela tabela de calados da barcaça",
      "Weight by the barge's gauging table",
      "Peso por la tabla de calados de la barcaza",
      "Poids par la table de jauge de la barge",
    ),
  ),
  calculator(
    "convoy",
    "waypoints",
    words("Total do comboio", "Convoy total", "Total del convoy", "Total du convoi"),
    words(
      "Soma das barcaças de um comboio",
      "Sum of the barges of a convoy",
      "Suma de las barcazas de un convoy",
      "Somme des barges d'un convoi",
    ),
  ),
  calculator(
    "tank",
    "cylinder",
    words("Volume de tanque", "Tank volume", "Volumen de tanque", "Volume de citerne"),
    words(
      "Três tipos de tabela de calibração",
      "Three kinds of calibration tables",
      "Tres tipos de tabla de calibración",
      "Trois sortes de tables de calibration",
    ),
  ),
  calculator(
    "tank-list",
    "list-checks",
    words("Lista de tanques", "Tank list", "Lista de tanques", "Liste de citernes"),
    words(
      "Pesos e total de vários tanques",
      "Weights and total of several tanks",
      "Pesos y total de varios tanques",
      "Poids et total de plusieurs citernes",
    ),
  ),
  calculator(
    "scale-periods",
    "gauge",
    words("Balança de fluxo", "Belt scale", "Balanza de flujo", "Bascule de bande"),
    words(
      "Períodos do totalizador, com virada",
      "Periods of the counter, with roll-over",
      "Períodos del totalizador, con vuelta",
      "Périodes du compteur, avec retour à zéro",
    ),
  ),
  calculator(
    "dumps",
    "arrow-down-to-line",
    words("Balança de batelada", "Batch scale", "Balanza por tandas", "Bascule à trémie"),
    words("Bateladas e acumulado", "Dumps and accumulated weight", "Tandas y acumulado", "Pesées et cumul"),
  ),
  calculator(
    "comparison",
    "scale",
    words("Balança e arqueação", "Scale against draft", "Balanza y draft survey", "Bascule et draft survey"),
    words(
      "Diferença e tolerância entre dois pesos",
      "Difference and tolerance between two weights",
      "Diferencia y tolerancia entre dos pesos",
      "Écart et tolérance entre deux poids",
    ),
  ),
  calculator(
    "truck-ticket",
    "truck",
    words("Ticket de caminhão", "Truck ticket", "Boleta de camión", "Ticket de camion"),
    words(
      "Bruto, tara, líquido e quebra",
      "Gross, tare, net and loss",
      "Bruto, tara, neto y merma",
      "Brut, tare, net et perte",
    ),
  ),
  calculator(
    "weight-units",
    "ruler",
    words("Unidades de peso", "Weight units", "Unidades de peso", "Unités de poids"),
    words(
      "Toneladas, quilos, libras e bushels",
      "Tonnes, kilograms, pounds and bushels",
      "Toneladas, kilos, libras y bushels",
      "Tonnes, kilos, livres et boisseaux",
    ),
  ),
  calculator(
    "statement-of-facts",
    "timer",
    words("Tempo de operação", "Statement of facts", "Tiempo de operación", "Relevé des temps"),
    words(
      "Horas brutas e líquidas, paradas sobrepostas somadas uma vez",
      "Gross and net hours, overlapping stops counted once",
      "Horas brutas y netas, paradas superpuestas contadas una vez",
      "Heures brutes et nettes, arrêts superposés comptés une fois",
    ),
  ),
  calculator(
    "price",
    "receipt",
    words("Preço do serviço", "Price of a service", "Precio del servicio", "Prix d'un service"),
    words(
      "Linhas de preço, faixas e mínimos",
      "Price lines, tiers and minimums",
      "Líneas de precio, escalas y mínimos",
      "Lignes de prix, tranches et minimums",
    ),
  ),
  calculator(
    "withholding",
    "landmark",
    words("Retenções", "Withholding", "Retenciones", "Retenues"),
    words(
      "ISS, IRRF, PIS, COFINS e CSLL de uma nota",
      "ISS, IRRF, PIS, COFINS and CSLL of an invoice",
      "ISS, IRRF, PIS, COFINS y CSLL de una factura",
      "ISS, IRRF, PIS, COFINS et CSLL d'une facture",
    ),
  ),
  calculator(
    "gross-up",
    "trending-up",
    words("Cálculo por dentro", "Gross-up", "Gross-up", "Majoration"),
    words(
      "Valor bruto que deixa o líquido desejado",
      "Gross amount that leaves the net wanted",
      "Importe bruto que deja el neto deseado",
      "Montant brut qui laisse le net voulu",
    ),
  ),
  calculator(
    "fob-price",
    "calculator",
    words("Simulador FOB", "FOB simulator", "Simulador FOB", "Simulateur FOB"),
    words(
      "Composição do preço por tonelada",
      "What a price per tonne is made of",
      "Composición del precio por tonelada",
      "Composition du prix à la tonne",
    ),
  ),
  calculator(
    "commodity-price",
    "chart-line",
    words("Preço de commodity", "Commodity price", "Precio de commodity", "Prix de matière première"),
    words(
      "De centavos por bushel a dólares por tonelada",
      "From cents per bushel to dollars per tonne",
      "De centavos por bushel a dólares por tonelada",
      "Des cents par boisseau aux dollars par tonne",
    ),
  ),
  calculator(
    "parity",
    "map-pinned",
    words("Paridade no interior", "Interior parity", "Paridad en el interior", "Parité à l'intérieur"),
    words(
      "Do FOB ao preço no interior",
      "From FOB to the price inland",
      "Del FOB al precio en el interior",
      "Du FOB au prix à l'intérieur",
    ),
  ),
  calculator(
    "exchange",
    "arrow-left-right",
    words("Câmbio", "Exchange rate", "Tipo de cambio", "Taux de change"),
    words(
      "A cotação que vale, com data e fonte",
      "The rate that counts, with its date and source",
      "La cotización que vale, con fecha y fuente",
      "Le taux qui compte, avec sa date et sa source",
    ),
  ),
  calculator(
    "identifier",
    "fingerprint",
    words("Validador", "Identifiers", "Validador", "Identifiants"),
    words(
      "CNPJ, CPF, chaves fiscais, IMO, contêiner e placa",
      "CNPJ, CPF, invoice keys, IMO, container and plate",
      "CNPJ, CPF, claves fiscales, IMO, contenedor y patente",
      "CNPJ, CPF, clés fiscales, IMO, conteneur et plaque",
    ),
  ),
];
