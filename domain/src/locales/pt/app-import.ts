/** Words of the import of sheets. */

import type { importing as english } from "../en/app-import.ts";
import type { Translated } from "../words.ts";

export const importing: Translated<typeof english> = {
  button: "Importar",
  title: "Importar {items}",
  choose: "Escolha um arquivo Excel ou CSV",
  chooseText:
    "Até 10.000 linhas. A primeira linha traz os cabeçalhos. Nada é gravado antes de você confirmar.",
  drop: "Solte o arquivo aqui ou escolha-o",
  reading: "Lendo {name}",
  mapTitle: "O que significa cada cabeçalho",
  mapText: "{rows} linhas foram lidas de {name}. Cabeçalhos deixados em branco não são importados.",
  heading: "Cabeçalho",
  means: "Significa",
  sample: "Primeiras linhas",
  leaveOut: "Deixar de fora",
  missing: "Ainda sem cabeçalho: {columns}",
  check: "Verificar linhas",
  checking: "Verificando as linhas",
  progress: "{done} de {total}",
  allGood: "Todas as {total} linhas estão corretas.",
  faulty:
    "{count} de {total} linhas precisam de atenção. Corrija aqui as células marcadas ou deixe essas linhas de fora.",
  row: "Linha",
  back: "Voltar aos cabeçalhos",
  commitOne: "Importar 1 linha",
  commit: "Importar {count} linhas",
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
};
