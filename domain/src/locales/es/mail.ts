import type { Words } from "../words.ts";

export const mail: Words["mail"] = {
  recoverySubject: "Plimsoll: elija una contraseña nueva",
  recoveryBody:
    "Hola {name}:\n\nalguien, seguramente usted, pidió una contraseña nueva para su cuenta de Plimsoll.\nEl enlace funciona una sola vez, hasta {until}:\n\n{link}\n\nSi no fue usted, ignore este mensaje: su contraseña no cambia.",
};
