/** The import of sheets, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  app: {
    import: {
      button: "Importar",
      title: "Importar {items}",
      choose: "Escolha um arquivo Excel ou CSV",
      chooseText:
        "Até 10.000 linhas. A primeira linha traz os cabeçalhos. Nada é gravado antes de você confirmar.",
      drop: "Solte o arquivo aqui ou escolha-o",
      reading: "Lendo {name}",
      mapTitle: "O que significa cada cabeçalho",
      mapText: {
        one: "{count} linha foi lida de {name}. Cabeçalhos deixados em branco não são importados.",
        other: "{count} linhas foram lidas de {name}. Cabeçalhos deixados em branco não são importados.",
      },
      heading: "Cabeçalho",
      means: "Significa",
      sample: "Primeiras linhas",
      leaveOut: "Deixar de fora",
      missing: "Ainda sem cabeçalho: {columns}",
      check: "Verificar linhas",
      checking: "Verificando as linhas",
      progress: "{done} de {total}",
      allGood: { one: "{count} linha, e está correta.", other: "Todas as {count} linhas estão corretas." },
      faulty: {
        one: "{count} de {total} linhas precisa de atenção. Corrija aqui as células marcadas ou deixe essa linha de fora.",
        other:
          "{count} de {total} linhas precisam de atenção. Corrija aqui as células marcadas ou deixe essas linhas de fora.",
      },
      row: "Linha",
      back: "Voltar aos cabeçalhos",
      commit: { one: "Importar {count} linha", other: "Importar {count} linhas" },
      nothing: "Nenhuma linha pode ser importada ainda",
      committing: "Gravando as linhas",
      leave: "Continua mesmo que você feche; você será avisado quando terminar.",
      done: "Importação concluída",
      failed:
        "A importação falhou e nada mais foi alterado. Tente de novo ou fale com quem administra o sistema.",
      result: "Resultado em Excel",
      again: "Importar outro arquivo",
      close: "Fechar",
      cell: "{heading}, linha {row}",
      onlyFaulty: "Só linhas com problemas",
      page: "Linhas {from} a {to} de {total}",
      previous: "Linhas anteriores",
      next: "Próximas linhas",
      saved: "corrigida",
      outcome: "Resultado",
      problems: "Problemas",
      outcomes: {
        created: "Criado",
        changed: "Alterado",
        unchanged: "Sem alteração",
        refused: "Recusado",
      },
    },
  },
};
