/** The trade: products, analyses, services and the types that field records use, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    product: {
      name: "Produto",
      plural: "Produtos",
      description: "Grãos, óleos, farelos e demais produtos inspecionados",
      fields: {
        culture: "Cultura",
        ncm: "NCM",
        classified: "Classificado",
      },
      sections: { languages: "Idiomas" },
      help: {
        ncm: "Código de mercadorias do Mercosul, de quatro a oito dígitos.",
        classified: "Tem classificação oficial: só soja e milho.",
      },
      choices: {
        culture: {
          soybean: "Soja",
          maize: "Milho",
          rice: "Arroz",
          wheat: "Trigo",
          cotton: "Algodão",
          oil: "Óleo",
          fertilizer: "Fertilizante",
          meal: "Farelo",
          sugar: "Açúcar",
          other: "Outra",
        },
      },
    },
    category: {
      name: "Categoria",
      plural: "Categorias",
      description: "Categorias e subcategorias para agrupar os cadastros",
      fields: { parent_id: "Categoria superior" },
    },
    variation: {
      name: "Variação",
      plural: "Variações",
      description: "Grupos, tipos e limites de tolerância por produto",
      fields: { group: "Grupo", type: "Tipo", limits: "Limites" },
      children: { limits: { fields: { analysis_id: "Análise", maximum: "Máximo" } } },
    },
    analysis: {
      name: "Análise",
      plural: "Análises laboratoriais",
      description: "Análises, métodos, unidades e faixas aceitas",
      fields: {
        method: "Método",

        second_check: "Segunda conferência",
        min: "Mínimo",
        max: "Máximo",
      },
      sections: { languages: "Idiomas", range: "Resultado" },
      help: {
        product_id: "Sem produto, a análise serve a todos.",
        second_check: "Outra pessoa confere cada resultado antes de ele valer.",
      },
    },
    instrument: {
      name: "Instrumento",
      plural: "Instrumentos",
      description: "Instrumentos do laboratório e o que são as colunas dos seus arquivos",
      fields: { headings: "Nomes acima das colunas", sample_column: "Coluna da amostra", columns: "Colunas" },
      help: { headings: "Como estão no arquivo, com | entre dois. Um arquivo com estes nomes é lido assim." },
      children: { columns: { fields: { analysis_id: "Análise", column: "Coluna" } } },
    },
    seal_range: {
      name: "Entrega de lacres",
      plural: "Lacres entregues",
      description: "Lacres entregues aos inspetores, de número a número",
      fields: {
        prefix: "Letras antes do número",
        first: "Do número",
        last: "Ao número",
        issued_on: "Entregue em",
        place: "Local",
      },
      help: { prefix: "O que vem antes dos dígitos em cada lacre, se houver." },
    },
    measure: {
      name: "Unidade de medida",
      plural: "Unidades de medida",
      description: "Unidades de massa, volume, tempo e contagem",
      fields: {
        kind: "Grandeza",
        factor: "Fator para a base",
      },
      sections: { languages: "Idiomas" },
      help: {
        factor:
          "Quantas unidades de base ela contém. Bases: quilograma, metro cúbico, hora, peça, por cento.",
      },
      choices: {
        kind: {
          mass: "Massa",
          volume: "Volume",
          time: "Tempo",
          count: "Contagem",
          percent: "Percentual",
          other: "Outra",
        },
      },
    },
    occurrences: {
      name: "Tipo de ocorrência",
      plural: "Tipos de ocorrência",
      description: "Ocorrências possíveis, gravidade e efeito na contagem do tempo",
      fields: {
        severity: "Gravidade",
        stops_clock: "Para o relógio",
      },
      sections: { languages: "Idiomas" },
      help: {
        severity: "Com que a ocorrência começa; em cada caso pode ser alterada.",
        stops_clock: "O tempo parado é descontado da operação.",
      },
      choices: { severity: { info: "Informação", warning: "Alerta", stop: "Impede seguir" } },
    },
    timelog: {
      name: "Tipo de registro de tempo",
      plural: "Tipos de registro de tempo",
      description: "Eventos da folha de tempos: início, parada, chuva, turno",
      fields: { begins_loading: "Inicia o carregamento" },
      sections: { languages: "Idiomas" },
      help: {
        kind: "Paradas e chuva são descontadas do tempo da operação.",
        begins_loading: "Com um registro deste tipo a ordem passa a operar.",
        order: "Posição na lista de escolha, como os eventos costumam se seguir.",
      },
      choices: {
        kind: {
          start: "Início ou fim",
          stop: "Parada",
          rain: "Chuva",
          shift: "Mudança ou turno",
          document: "Documento",
          other: "Outro",
        },
      },
    },
    service_type: {
      name: "Tipo de serviço",
      plural: "Tipos de serviço",
      description: "Serviços que podem ser propostos, executados e faturados",
      fields: {
        tax_code: "Item da lista de serviços",
      },
      sections: { languages: "Idiomas" },
      help: {
        unit_id: "Unidade em que o serviço costuma ser contado.",
        tax_code: "Item da LC 116 no Brasil, como 17.09. Defina com o fiscal.",
      },
    },
    scope_model: {
      name: "Modelo de escopo",
      plural: "Modelos de escopo",
      description: "Listas prontas de serviços para liberar o escopo de uma ordem",
      fields: { kinds: "Tipos de ordem", items: "Itens" },
      choices: {
        kinds: {
          ship: "Navio",
          convoy: "Comboio",
          fob: "Caminhões (FOB)",
          default: "Geral",
        },
      },
      children: {
        items: { fields: { mandatory: "Obrigatório" } },
      },
    },
    designation_type: {
      name: "Tipo de designação",
      plural: "Tipos de designação",
      description: "Papéis em que um inspetor é designado para a ordem",
      fields: {},
      sections: { languages: "Idiomas" },
    },
  },
};
