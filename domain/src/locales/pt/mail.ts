import type { Words } from "../words.ts";

export const mail: Words["mail"] = {
  recoverySubject: "Plimsoll: escolha uma nova senha",
  recoveryBody:
    "Olá {name},\n\nalguém, provavelmente você, pediu uma nova senha para a sua conta no Plimsoll.\nO link funciona uma única vez, até {until}:\n\n{link}\n\nSe não foi você, ignore este e-mail: sua senha continua a mesma.",
};
