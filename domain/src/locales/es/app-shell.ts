/** Palabras del marco de todas las páginas, en español. */
import type { shell as english } from "../en/app-shell.ts";
import type { Translated } from "../words.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Ir al contenido",
  close: "Cerrar",
  cancel: "Cancelar",
  clear: "Limpiar",
  filters: "Filtros",
  more: "Más acciones",
  tryAgain: "Intentar de nuevo",
  newTab: "se abre en otra pestaña",
  home: "Inicio",
  breadcrumbs: "Dónde está",
  loading: "Cargando",

  header: {
    country: "País de operación",
    language: "Idioma",
    legal: "Avisos legales",
    account: "Su cuenta",
    openMenu: "Abrir el menú",
    closeMenu: "Cerrar el menú",
    privacyPolicy: "Política de privacidad",
    signIn: "Ingresar",
  },

  menu: {
    label: "Menú principal",
    countryOfOperation: "País de operación: {country}",
    billing: "Facturación",
    calculators: "Calculadoras",
    registers: "Registros",
  },

  account: {
    support: "Soporte: {contact}",
    sessions: "Mis sesiones",
    changePassword: "Cambiar contraseña",
    dark: "Modo oscuro",
    light: "Modo claro",
    keys: "Atajos de teclado",
    signOut: "Salir",
  },

  search: {
    placeholder: "Buscar o ir a…",
    keys: "Ctrl K",
    label: "Buscar órdenes de trabajo, buques, clientes y pantallas",
    screens: "Pantallas",
    records: "Registros",
    typeMore: "Escriba para encontrar registros; las pantallas están abajo",
    searching: "Buscando…",
    nothing: "Nada encontrado para “{text}”",
    failed: "No se pudieron buscar los registros: {reason}",
    hint: "↑ ↓ para moverse · Enter para abrir · Esc para cerrar",
  },

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
    leave: "Salir",
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

  keys: {
    title: "Atajos de teclado",
    anywhere: "En cualquier pantalla",
    inLists: "En las listas",
    inForms: "En los formularios",
    search: "Buscar o ir a",
    sheet: "Mostrar estos atajos",
    menu: "Abrir o cerrar el menú",
    row: "Abrir la fila",
    nextRow: "Fila siguiente o anterior",
    save: "Guardar",
    leave: "Salir; solo pregunta si algo cambió",
    nextField: "Campo siguiente o anterior",
    key: { ctrl: "Ctrl", enter: "Enter", escape: "Esc", tab: "Tab", shift: "Mayús" },
  },

  section: {
    emptyTitle: "Nada para abrir aquí",
    emptyText:
      "Ninguna página de esta sección está disponible para su perfil por ahora. Vea las otras secciones del menú.",
  },

  error: {
    text: "Algo salió mal al mostrar esta página. Lo que escribió en los formularios queda guardado en este navegador.",
    reload: "Recargar la página",
    reference: "Referencia para soporte: {id}",
    status: "Estado {status}",
  },

  question: {
    yes: "Sí, continuar",
    no: "No, volver",
  },

  legal: {
    updated: "Último cambio el {date}",
    contents: "En esta página",
    unavailable: "No se pudo cargar este texto",
  },

  gallery: {
    phases: {
      planning: "Planificación",
      field: "Campo",
      lab: "Laboratorio",
      billing: "Facturación",
      done: "Terminado",
      stopped: "Detenido",
    },
    timeline: "Línea de tiempo",
    primary: "Paso siguiente",
    secondary: "Otro paso",
    danger: "Sin vuelta atrás",
    success: "Éxito",
    failure: "Falla",
    progress: "Avance",
    question: "Pregunta",
    ask: "Preguntar",
  },

  notices: {
    bell: "Notificaciones",
    unread: "{count} sin leer",
    none: "Nada nuevo. Lo que le concierne aparecerá aquí.",
    readAll: "Marcar todas como leídas",
    digest: "Enviarme por correo una vez al día lo que no leí",
    open: "Abrir",
    failed: "No se pudieron cargar las notificaciones.",
  },
};
