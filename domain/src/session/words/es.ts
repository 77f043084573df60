/** Signing in, recovering a password, one's own sessions, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_credentials: "¡Usuario o contraseña incorrectos!",
    weak_password: "La contraseña necesita al menos 8 caracteres, 1 letra mayúscula y 1 número",
    wrong_password: "La contraseña actual no es correcta",
    support_not_available: "Aquí no hay nadie indicado a quien preguntar por correo",
  },
  messages: {
    passwordRule: "Al menos 8 caracteres, 1 letra mayúscula y 1 número",
    expiredToken: "¡Token vencido!",
    checkEmailPasswordOrToken:
      "Error, ¡verifique que los campos Correo electrónico, Contraseña o Token sean correctos!",
    accessDenied: "¡No tiene autorización para acceder a este sistema!",
    forgotPassword: "Olvidé mi contraseña",
    recoverySent: "Correo enviado al usuario registrado",
    passwordChanged: "Contraseña modificada",
    passwordNotChanged: "Contraseña no modificada",
    invalidCredentials: "¡Usuario o contraseña incorrectos!",
    sessionExpired: "Su sesión ha expirado, vuelva a ingresar",
    goodMorning: "Buenos días, {name}",
    goodAfternoon: "Buenas tardes, {name}",
    goodEvening: "Buenas noches, {name}",
  },
  mail: {
    recoverySubject: "Plimsoll: elija una contraseña nueva",
    recoveryButton: "Elegir nueva contraseña",
    recoveryBody:
      "Hola {name}:\n\nalguien, seguramente usted, pidió una contraseña nueva para su cuenta de Plimsoll.\nEl enlace funciona una sola vez, hasta {until}:\n\n{link}\n\nSi no fue usted, ignore este mensaje: su contraseña no cambia.",
    supportSubject: "Soporte Plimsoll: {subject} ({reference})",
    supportBody:
      "{name} ({login}) pide ayuda. La respuesta a este correo le llega a esa persona.\n\n{text}\n\nReferencia: {reference}\nPaís: {country}\nEl: {at}\n{details}",
  },
  app: {
    session: {
      login: {
        title: "Ingresar",
        email: "Correo electrónico",
        password: "Contraseña",
        enter: "Ingresar",
        demo: "Datos de demostración. Ingrese como",
        roles: {
          operations: "operaciones",
          classifier: "clasificador",
          billing: "facturación",
          customer: "cliente",
          administrator: "administrador",
          developer: "desarrollador",
          operationsArgentina: "operaciones en Argentina",
        },
      },
      expired: {
        text: "Nada de lo que está en la página se pierde: al ingresar, lo que estaba haciendo sigue solo.",
        leave: "Cerrar sesión",
        otherPerson: "Ingresó otra persona. La página vuelve a empezar para ella.",
      },
      recovery: {
        title: "Recuperar contraseña",
        text: "Escriba el correo con el que ingresa. Si está registrado, le enviaremos un enlace para elegir una contraseña nueva.",
        send: "Enviar el enlace",
        sentText: "El enlace funciona una sola vez y por poco tiempo. Mire también el correo no deseado.",
        chooseTitle: "Elija una contraseña nueva",
        newPassword: "Contraseña nueva",
        repeat: "Repita la contraseña nueva",
        different: "Las dos contraseñas son distintas",
        save: "Cambiar contraseña",
        backToLogin: "Volver al ingreso",
        askAgain: "Pedir un enlace nuevo",
        ruleLength: "Al menos 8 caracteres",
        ruleUppercase: "1 letra mayúscula",
        ruleNumber: "1 número",
        ruleMet: "cumplida",
        ruleOpen: "falta",
        welcomeTitle: "Te damos la bienvenida a {product}",
        welcomeText: "Tu acceso está listo. Elige la contraseña con la que vas a entrar.",
        welcomeSave: "Definir la contraseña",
        welcomeDone: "Contraseña definida. Entra para empezar.",
      },
      password: {
        current: "Contraseña actual",
      },
      sessions: {
        text: "Dispositivos en los que su cuenta está abierta. Cierre los que no reconozca y cambie su contraseña.",
        current: "este dispositivo",
        since: "Desde {date}",
        lastSeen: "último uso {date}",
        revoke: "Cerrar",
        revokeLabel: "Cerrar la sesión en {device}",
        revoked: "Sesión cerrada",
        unknownDevice: "Dispositivo desconocido",
        device: "{browser} en {system}",
      },
    },
  },
};
