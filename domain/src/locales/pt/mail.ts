import type { Words } from "../words.ts";

export const mail: Words["mail"] = {
  recoverySubject: "Plimsoll: escolha uma nova senha",
  recoveryBody:
    "Olá {name},\n\nalguém, provavelmente você, pediu uma nova senha para a sua conta no Plimsoll.\nO link funciona uma única vez, até {until}:\n\n{link}\n\nSe não foi você, ignore este e-mail: sua senha continua a mesma.",
  invitationSubject: "Boas-vindas ao Plimsoll",
  invitationBody:
    "Olá, {name},\n\n{inviter} abriu uma conta no Plimsoll para você em {company}.\nSeu login é este endereço de e-mail. Escolha sua senha aqui; o link funciona uma única vez, até {until}:\n\n{link}",
  digestSubject: "Plimsoll: {count} não lidas",
  digestBody:
    "Olá, {name},\n\nisto espera por você no Plimsoll:\n\n{lines}\n\n{link}\n\nVocê pode desligar este e-mail no menu da sua conta.",
  proposalSubject: "Proposta {code}",
  proposalBody:
    "Prezados, {customer},\n\n{message}{sender} envia a proposta {code}, válida até {until}, em anexo.\nVocê pode ler, aceitar ou recusar aqui, sem cadastro; o link aceita uma resposta:\n\n{link}",
  agreed: "De acordo",
};
