/** Palavras da moldura de todas as páginas, em português do Brasil. */
import type { shell as english } from "../en/app-shell.ts";
import type { Translated } from "../words.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Ir para o conteúdo",
  close: "Fechar",
  cancel: "Cancelar",
  clear: "Limpar",
  filters: "Filtros",
  more: "Mais ações",
  tryAgain: "Tentar de novo",
  newTab: "abre em nova aba",
  home: "Início",
  breadcrumbs: "Onde você está",
  loading: "Carregando",

  header: {
    country: "País de operação",
    language: "Idioma",
    legal: "Avisos legais",
    account: "Sua conta",
    openMenu: "Abrir o menu",
    closeMenu: "Fechar o menu",
    privacyPolicy: "Política de privacidade",
    signIn: "Entrar",
  },

  menu: {
    label: "Menu principal",
    countryOfOperation: "País de operação: {country}",
    billing: "Faturamento",
    calculators: "Calculadoras",
    registers: "Cadastros",
  },

  account: {
    support: "Suporte: {contact}",
    sessions: "Minhas sessões",
    changePassword: "Alterar senha",
    dark: "Modo escuro",
    light: "Modo claro",
    keys: "Atalhos de teclado",
    signOut: "Sair",
  },

  search: {
    placeholder: "Buscar ou ir para…",
    keys: "Ctrl K",
    label: "Buscar ordens de serviço, navios, clientes e telas",
    screens: "Telas",
    records: "Registros",
    typeMore: "Digite para encontrar registros; as telas estão abaixo",
    searching: "Buscando…",
    nothing: "Nada encontrado para “{text}”",
    failed: "Não foi possível buscar os registros: {reason}",
    hint: "↑ ↓ para mover · Enter para abrir · Esc para fechar",
  },

  login: {
    title: "Entrar",
    email: "E-mail",
    password: "Senha",
    enter: "Entrar",
    demo: "Dados de demonstração. Entre como",
    roles: {
      operations: "operações",
      classifier: "classificador",
      billing: "faturamento",
      customer: "cliente",
      administrator: "administrador",
      developer: "desenvolvedor",
      operationsArgentina: "operações na Argentina",
    },
  },

  expired: {
    text: "Nada do que está na página se perde: depois de entrar, o que você estava fazendo continua sozinho.",
    leave: "Sair",
    otherPerson: "Outra pessoa entrou. A página recomeça para ela.",
  },

  recovery: {
    title: "Recuperar senha",
    text: "Digite o e-mail com que você entra. Se ele estiver cadastrado, enviaremos um link para escolher uma nova senha.",
    send: "Enviar o link",
    sentText: "O link funciona uma única vez e por pouco tempo. Veja também a caixa de spam.",
    chooseTitle: "Escolha uma nova senha",
    newPassword: "Nova senha",
    repeat: "Repita a nova senha",
    different: "As duas senhas são diferentes",
    save: "Alterar senha",
    backToLogin: "Voltar para a entrada",
    askAgain: "Pedir um novo link",
    ruleLength: "Pelo menos 8 caracteres",
    ruleUppercase: "1 letra maiúscula",
    ruleNumber: "1 número",
    ruleMet: "atendida",
    ruleOpen: "falta",
    welcomeTitle: "Boas-vindas ao {product}",
    welcomeText: "Seu acesso está pronto. Escolha a senha que você vai usar para entrar.",
    welcomeSave: "Definir senha",
    welcomeDone: "Senha definida. Entre para começar.",
  },

  password: {
    current: "Senha atual",
  },

  sessions: {
    text: "Dispositivos em que a sua conta está aberta. Encerre os que você não reconhece e altere a sua senha.",
    current: "este dispositivo",
    since: "Desde {date}",
    lastSeen: "último uso em {date}",
    revoke: "Encerrar",
    revokeLabel: "Encerrar a sessão em {device}",
    revoked: "Sessão encerrada",
    unknownDevice: "Dispositivo desconhecido",
    device: "{browser} em {system}",
  },

  keys: {
    title: "Atalhos de teclado",
    anywhere: "Em qualquer tela",
    inLists: "Nas listas",
    inForms: "Nos formulários",
    search: "Buscar ou ir para",
    sheet: "Mostrar estes atalhos",
    menu: "Abrir ou fechar o menu",
    row: "Abrir a linha",
    nextRow: "Linha seguinte ou anterior",
    save: "Salvar",
    leave: "Sair; só pergunta se algo mudou",
    nextField: "Campo seguinte ou anterior",
    key: { ctrl: "Ctrl", enter: "Enter", escape: "Esc", tab: "Tab", shift: "Shift" },
  },

  section: {
    emptyTitle: "Nada para abrir aqui",
    emptyText:
      "Nenhuma página desta seção está disponível para o seu perfil por enquanto. Veja as outras seções do menu.",
  },

  error: {
    text: "Algo deu errado ao mostrar esta página. O que você digitou nos formulários fica guardado neste navegador.",
    reload: "Recarregar a página",
    reference: "Referência para o suporte: {id}",
    status: "Status {status}",
  },

  question: {
    yes: "Sim, continuar",
    no: "Não, voltar",
  },

  legal: {
    updated: "Última alteração em {date}",
    contents: "Nesta página",
    unavailable: "Não foi possível carregar este texto",
  },

  gallery: {
    phases: {
      planning: "Planejamento",
      field: "Campo",
      lab: "Laboratório",
      billing: "Faturamento",
      done: "Concluído",
      stopped: "Parado",
    },
    timeline: "Linha do tempo",
    primary: "Próximo passo",
    secondary: "Outro passo",
    danger: "Sem volta",
    success: "Sucesso",
    failure: "Erro",
    progress: "Andamento",
    question: "Pergunta",
    ask: "Perguntar",
  },

  notices: {
    bell: "Notificações",
    unread: "{count} não lidas",
    none: "Nada de novo. O que lhe diz respeito aparece aqui.",
    readAll: "Marcar todas como lidas",
    digest: "Enviar por e-mail uma vez por dia o que não li",
    open: "Abrir",
    failed: "Não foi possível carregar as notificações.",
  },
};
