/** What is printed on certificates, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  number: "Certificado nº",
  notNumbered: "ainda sem número",
  revision: "Revisão {revision}",
  original: "Original",
  draft: "RASCUNHO",
  notValid: "Rascunho, sem validade",
  verify: "Verifique este documento",
  code: "Código",
  givenAtIssue: "dado na emissão",
  page: "Página {page} de {pages}",
  end: "Fim do certificado",
  signedAt: "Assinado digitalmente em {at}",
  firstIssue: "Primeira emissão",
  limitation:
    "Este certificado relata o que foi constatado no momento e no local da inspeção e não exime as partes de suas obrigações contratuais.",
  authentication: {
    attests: "Autenticação de documento",
    vouches:
      "Declaramos que o arquivo indicado abaixo nos foi apresentado e que o seu conteúdo tem esta impressão digital. Qualquer alteração do arquivo altera a impressão digital.",
    checked: "Situação do documento",
    valid: "Válido",
    expired: "Vencido",
    state: "Situação",
    checkedAt: "Verificado em",
    asked: "Arquivo apresentado",
    howTo: "Quem tem o arquivo pode verificá-lo em {address}.",
  },
  fields: {
    applicant: "Solicitante",
    consignee: "Consignatário",
    notify_party: "Notificar",
    shipper: "Embarcador",
    vessel: "Navio",
    port_of_loading: "Porto de embarque",
    port_of_discharge: "Porto de descarga",
    commodity: "Produto",
    quantity: "Quantidade",
    bill_of_lading: "Conhecimento de embarque",
    contract: "Contrato",
    order: "Nossa referência",
    attendance: "Acompanhamento",
    official: "Classificação oficial",
  },
  tables: {
    results: "Resultados",
    defects: "Peso e percentual de cada defeito",
    results_by_hold: "Resultados por porão",
    weights: "Quantidade embarcada",
    comparison: "Arqueação ao lado de outros pesos",
    holds: "Porões inspecionados",
    seals: "Lacres aplicados",
    hatches: "Escotilhas testadas",
    drafts: "Arqueação",
    lots: "Lotes inspecionados",
    samples: "Amostras",
    events: "Eventos",
    revisions: "Revisões",
  },
  columns: {
    parameter: "Parâmetro",
    method: "Método",
    unit: "Unidade",
    limit: "Limite",
    result: "Resultado",
    grams: "Peso",
    hold: "Porão",
    weighted: "Ponderado",
    sample: "Amostra",
    seal: "Lacre",
    represents: "Representa",
    state: "Situação",
    carrier: "Embarcação",
    net: "Líquido, t",
    basis: "Ao lado de",
    difference: "Diferença, t",
    share: "Diferença",
    attempt: "Tentativa",
    standard: "Padrão",
    last_cargoes: "Últimas cargas",
    from: "De",
    until: "Até",
    verdict: "Parecer",
    position: "Posição",
    place: "Local",
    number: "Número",
    leaks: "Vazamentos",
    line: "Linha",
    initial: "Inicial",
    final: "Final",
    lot: "Lote",
    event: "Evento",
    revision: "Revisão",
    issued: "Emitida",
    reason: "Motivo",
  },
  said: {
    total: "Total",
    by_draft: "Carga por arqueação",
    scale: "Balança de terra",
    bill_of_lading: "Conhecimento de embarque",
  },
  texts: {
    quality: {
      opening:
        "Certificamos que acompanhamos o embarque de {product} no {vessel} em {port} de {from} a {until}, que foram retiradas amostras e que a sua análise deu os seguintes resultados:",
    },
    weight: {
      opening:
        "Certificamos que acompanhamos a pesagem de {product} embarcado no {vessel} em {port} de {from} a {until}, com os seguintes pesos líquidos:",
      basis: "As quantidades são líquidas, como pesadas, sem desconto de umidade e impurezas.",
    },
    hold_cleanliness: {
      opening: "Certificamos que inspecionamos os porões do {vessel} em {port} e os encontramos como segue:",
    },
    hold_sealing: {
      opening: "Certificamos que os porões do {vessel} foram lacrados em {port} com os seguintes lacres:",
    },
    hatch_tightness: {
      opening:
        "Certificamos que as escotilhas do {vessel} foram testadas em {port} com os seguintes resultados:",
    },
    draft_survey: {
      opening: "Certificamos que medimos os calados do {vessel} em {port} e encontramos o seguinte:",
      basis: "Uma arqueação bem conduzida tem precisão de cerca de meio por cento.",
    },
    origin: {
      opening: "Certificamos que inspecionamos {product} nos locais em que estava antes do embarque:",
    },
    fumigation: {
      opening: "Certificamos a fumigação de {product} a bordo do {vessel} em {port}:",
    },
    classification_map: {
      opening:
        "Classificamos {product} embarcado no {vessel} em {port} pelo padrão oficial, com os seguintes resultados:",
    },
    loading_supervision: {
      opening:
        "Certificamos que supervisionamos o embarque de {product} no {vessel} em {port} de {from} a {until}.",
    },
  },
  mail: {
    subject: "Rascunho {name} para a sua aprovação",
    button: "Ler e responder",
    body: "{customer},\n\n{message}o rascunho {name} espera a sua resposta. Ele vai em anexo, e aqui é possível aprovar ou reprovar:\n\n{link}\n\n{sender}",
    commentSubject: "Um comentário no rascunho {name}",
    commentBody:
      "{who} escreveu sobre “{section}” no rascunho {name}:\n\n{text}\n\nO link enviado antes continua abrindo o rascunho.\n\n{sender}",
  },
};
