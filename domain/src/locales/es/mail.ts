import type { Words } from "../words.ts";

export const mail: Words["mail"] = {
  recoverySubject: "Plimsoll: elija una contraseña nueva",
  recoveryBody:
    "Hola {name}:\n\nalguien, seguramente usted, pidió una contraseña nueva para su cuenta de Plimsoll.\nEl enlace funciona una sola vez, hasta {until}:\n\n{link}\n\nSi no fue usted, ignore este mensaje: su contraseña no cambia.",
  invitationSubject: "Bienvenido a Plimsoll",
  invitationBody:
    "Hola, {name}:\n\n{inviter} le ha abierto una cuenta de Plimsoll en {company}.\nSu usuario es esta dirección de correo. Elija su contraseña aquí; el enlace sirve una sola vez, hasta {until}:\n\n{link}",
  digestSubject: "Plimsoll: {count} sin leer",
  digestBody:
    "Hola, {name}:\n\nesto le espera en Plimsoll:\n\n{lines}\n\n{link}\n\nPuede desactivar este correo en el menú de su cuenta.",
  proposalSubject: "Propuesta {code}",
  proposalBody:
    "Estimados, {customer}:\n\n{message}{sender} les envía la propuesta {code}, válida hasta el {until}, adjunta.\nPueden leerla, aceptarla o rechazarla aquí, sin cuenta; el enlace admite una respuesta:\n\n{link}",
  agreed: "De acuerdo",
};
