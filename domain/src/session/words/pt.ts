/** Signing in, recovering a password, one's own sessions, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_credentials: "Usuário ou senha inválidos!",
    weak_password: "A senha precisa de pelo menos 8 caracteres, 1 letra maiúscula e 1 número",
    wrong_password: "A senha atual não confere",
    support_not_available: "Não há aqui ninguém indicado a quem perguntar por e-mail",
  },
  messages: {
    passwordRule: "Pelo menos 8 caracteres, 1 letra maiúscula e 1 número",
    expiredToken: "Token expirado!",
    checkEmailPasswordOrToken: "Erro, confira se os campos E-mail, Senha ou Token estão corretos!",
    accessDenied: "Você não tem autorização para acessar este sistema!",
    forgotPassword: "Esqueci minha senha",
    recoverySent: "E-mail enviado ao usuário cadastrado",
    passwordChanged: "Senha alterada",
    passwordNotChanged: "Senha não alterada",
    invalidCredentials: "Usuário ou senha inválidos!",
    sessionExpired: "Sua sessão expirou, entre novamente",
    goodMorning: "Bom dia, {name}",
    goodAfternoon: "Boa tarde, {name}",
    goodEvening: "Boa noite, {name}",
  },
  mail: {
    recoverySubject: "Plimsoll: escolha uma nova senha",
    recoveryButton: "Escolher nova senha",
    recoveryBody:
      "Olá {name},\n\nalguém, provavelmente você, pediu uma nova senha para a sua conta no Plimsoll.\nO link funciona uma única vez, até {until}:\n\n{link}\n\nSe não foi você, ignore este e-mail: sua senha continua a mesma.",
    supportSubject: "Suporte Plimsoll: {subject} ({reference})",
    supportBody:
      "{name} ({login}) pede ajuda. A resposta a este e-mail vai para essa pessoa.\n\n{text}\n\nReferência: {reference}\nPaís: {country}\nEm: {at}\n{details}",
  },
  app: {
    session: {
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
        leave: "Encerrar sessão",
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
    },
  },
};
