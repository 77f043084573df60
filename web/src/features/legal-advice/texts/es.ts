import type { LegalTexts } from "./legal-texts.ts";

export const legalTexts: LegalTexts = {
  "cookies-policy": {
    title: "Política de cookies",
    updated: "2026-11-01",
    intro:
      "Esta página indica qué guarda Plimsoll en su navegador, para qué sirve y cómo eliminarlo. En estas páginas, “la operadora” es la empresa que administra esta instalación.",
    sections: [
      {
        heading: "Qué guardamos y qué no",
        paragraphs: [
          "Plimsoll graba una sola cookie y utiliza el almacenamiento local del navegador. Ambos sirven únicamente para que el sistema funcione para usted.",
          "En Plimsoll mismo no hay cookies publicitarias, medición de audiencia ni rastreadores de terceros. Si la operadora agrega un servicio, como una ventana de chat, debe indicarlo aquí y pedir su consentimiento cuando la ley lo exija.",
        ],
      },
      {
        heading: "La cookie de sesión",
        paragraphs: [
          "Al ingresar se graba una cookie con un identificador de sesión aleatorio. No contiene su nombre ni su contraseña, los scripts de la página no pueden leerla y solo se envía a este sitio.",
          "Es estrictamente necesaria: sin ella el servidor no podría saber que la solicitud es suya. Termina cuando usted sale o cuando la sesión vence.",
        ],
      },
      {
        heading: "Almacenamiento local",
        paragraphs: [
          "El navegador conserva sus preferencias: idioma, país de operación, aspecto claro u oscuro, columnas y filtros elegidos, y si el menú está abierto.",
          "También conserva borradores, es decir, textos y archivos ingresados y todavía no guardados, para que sobrevivan a una recarga, a una sesión vencida o a un corte de conexión. Los borradores quedan en su equipo hasta que usted los guarde o los descarte.",
        ],
      },
      {
        heading: "Base legal",
        paragraphs: [
          "El almacenamiento estrictamente necesario para prestar un servicio que usted solicitó no requiere consentimiento según las normas europeas de comunicaciones electrónicas. Según la LGPD de Brasil, se apoya en la ejecución del contrato con su organización y en el interés legítimo en un sistema seguro.",
        ],
      },
      {
        heading: "Cómo eliminarlo",
        paragraphs: [
          "Salir del sistema cierra la sesión. Puede borrar las cookies y el almacenamiento local en cualquier momento desde la configuración del navegador; deberá ingresar de nuevo, las preferencias vuelven a sus valores iniciales y los borradores sin guardar se pierden.",
          "Si bloquea la cookie de sesión, no podrá ingresar. Las páginas legales siguen disponibles.",
        ],
      },
      {
        heading: "Cambios y contacto",
        paragraphs: [
          "Si cambia lo que se guarda, esta página cambia antes y lleva una nueva fecha. Las consultas se dirigen al contacto de protección de datos de la operadora.",
        ],
      },
    ],
  },
  "information-notice": {
    title: "Aviso sobre datos personales",
    updated: "2026-11-01",
    intro:
      "Este aviso explica qué datos personales se tratan en esta instalación de Plimsoll, por qué, durante cuánto tiempo y qué derechos le asisten según la Ley General de Protección de Datos de Brasil (LGPD) y el Reglamento General de Protección de Datos de la Unión Europea (RGPD).",
    sections: [
      {
        heading: "Quién es responsable",
        paragraphs: [
          "El responsable del tratamiento es la operadora, la empresa que administra esta instalación y presta con ella servicios de inspección. Los autores del software no tienen acceso a los datos.",
          "Cuando la operadora inspecciona por cuenta de un cliente, este puede ser responsable por sí mismo de los informes y certificados que recibe.",
        ],
      },
      {
        heading: "Qué datos",
        paragraphs: [
          "Datos de la cuenta: nombre, correo electrónico, idioma, empleador, cargo, matrícula profesional y, para quienes firman informes, la imagen de la firma.",
          "Registro de auditoría: quién creó, modificó, aprobó o eliminó qué, cuándo y desde qué dirección de red. Contactos comerciales y personas mencionadas durante una inspección, como choferes, capitanes y personal de terminal, con los datos que figuran en los documentos de la carga.",
          "Fotografías y archivos adjuntos a una inspección. Muestran carga, bodegas, precintos y documentos; puede aparecer alguna persona por casualidad, y se pide a los inspectores que lo eviten.",
        ],
      },
      {
        heading: "Para qué y con qué base legal",
        paragraphs: [
          "Dar acceso y mantener seguro el sistema: ejecución del contrato con usted o con su organización e interés legítimo (LGPD, art. 7, V y IX; RGPD, art. 6.1.b y f).",
          "Realizar, documentar y facturar inspecciones y emitir certificados: ejecución de contratos y obligaciones legales contables y propias de la actividad de inspección (LGPD, art. 7, II y V; RGPD, art. 6.1.b y c).",
          "Probar quién constató cada hecho y cuándo: interés legítimo en contar con pruebas fiables y ejercicio de derechos en procesos (LGPD, art. 7, VI y IX; RGPD, art. 6.1.f). Ninguna decisión sobre usted se toma únicamente por medios automatizados.",
        ],
      },
      {
        heading: "Quién los recibe",
        paragraphs: [
          "El personal de la operadora, según su perfil; el cliente de una inspección, solo respecto de ella; las autoridades, cuando la ley lo exige; y los proveedores de alojamiento, correo o respaldo, por cuenta y según las instrucciones de la operadora.",
          "Los datos pueden circular entre los países donde trabaja la operadora. Las transferencias se apoyan entonces en una decisión de adecuación, en cláusulas contractuales tipo o en otro instrumento admitido por la LGPD y el RGPD. El contacto de la operadora le indicará cuál.",
        ],
      },
      {
        heading: "Durante cuánto tiempo",
        paragraphs: [
          "Las cuentas se conservan mientras están en uso y se desactivan cuando termina la relación laboral. El nombre permanece en los registros ya firmados.",
          "Los registros de inspección, fotografías, certificados y facturas se conservan durante los plazos contractuales, fiscales y de acreditación del país de la operadora y mientras sea posible un reclamo. El registro de auditoría se conserva tanto tiempo como el registro que prueba. Las sesiones vencen solas, y los enlaces de recuperación sirven una sola vez y por poco tiempo.",
        ],
      },
      {
        heading: "Cómo se protegen",
        paragraphs: [
          "Las contraseñas se guardan solo como resumen criptográfico irreversible. El acceso está limitado por perfil, país y cliente, y se verifica en el servidor en cada llamada. Todo cambio deja rastro.",
          "Si un incidente pone en riesgo sus derechos, la operadora informa a la autoridad y a las personas afectadas según lo previsto por la ley.",
        ],
      },
      {
        heading: "Sus derechos",
        paragraphs: [
          "Puede solicitar la confirmación del tratamiento, el acceso, la rectificación, la portabilidad, la limitación, la anonimización o la supresión, y saber quién recibió sus datos. Puede oponerse al tratamiento basado en el interés legítimo y retirar el consentimiento que haya dado.",
          "Algunos registros deben conservarse sin cambios porque son prueba o porque la ley lo exige. En ese caso se le comunicará el motivo.",
        ],
      },
      {
        heading: "Contacto y reclamos",
        paragraphs: [
          "Escriba al contacto de protección de datos de la operadora, cuya dirección puede darle su administrador. La respuesta es gratuita y llega dentro del plazo legal.",
          "También puede presentar un reclamo ante la autoridad de control: en Brasil, la ANPD; en Francia, la CNIL; en otros países, la autoridad local.",
        ],
      },
    ],
  },
  "legal-notice": {
    title: "Aviso legal",
    updated: "2026-11-01",
    intro: "Esta página indica quién responde por este sitio, qué es y para qué puede usarse su contenido.",
    sections: [
      {
        heading: "Editor",
        paragraphs: [
          "Este sitio es publicado por la operadora, la empresa que administra esta instalación. Su razón social, domicilio, inscripciones y representante legal figuran en sus propuestas, certificados y facturas, y se informan a pedido.",
          "Plimsoll es un software que la operadora aloja por sí misma o por medio de un proveedor que ella elige. La operadora informa cuál a pedido.",
        ],
      },
      {
        heading: "Finalidad del sitio",
        paragraphs: [
          "El sitio es una herramienta profesional para la inspección, el peritaje y la certificación de cargas y embarcaciones. Está destinado al personal de la operadora y a sus clientes, no a consumidores.",
        ],
      },
      {
        heading: "Propiedad intelectual",
        paragraphs: [
          "El software se usa según su propia licencia, que acompaña la instalación. Los nombres, logotipos y modelos de la operadora pertenecen a la operadora.",
          "Los informes, certificados y fotografías pertenecen a quien indique el contrato de inspección. A falta de cláusula, pertenecen a la operadora, y el cliente puede usarlos en la operación comercial para la que se hicieron.",
          "Los mapas, códigos y datos públicos de referencia conservan las condiciones de sus fuentes.",
        ],
      },
      {
        heading: "Exactitud del contenido",
        paragraphs: [
          "Las listas, mapas y tableros muestran el estado de los registros en el momento de la consulta. Las posiciones de los buques dependen de señales de terceros y no deben usarse para la navegación.",
          "Solo el certificado emitido, en su última revisión, declara el resultado de una inspección. Los borradores, vistas previas y simulaciones son documentos de trabajo.",
        ],
      },
      {
        heading: "Enlaces a otros sitios",
        paragraphs: [
          "Algunas entradas abren otras aplicaciones o sitios. Tienen sus propias reglas, y la operadora responde solo por los que ella administra.",
        ],
      },
      {
        heading: "Ley aplicable y contacto",
        paragraphs: [
          "Este aviso se rige por la ley del país donde la operadora tiene su sede, y son competentes los tribunales de ese lugar, sin perjuicio de las normas imperativas.",
          "Las comunicaciones sobre el contenido de este sitio se dirigen a la operadora, en su sede; las relativas a datos personales, a su contacto de protección de datos.",
        ],
      },
    ],
  },
  "terms-of-use": {
    title: "Términos de uso",
    updated: "2026-11-01",
    intro:
      "Al ingresar, usted acepta estos términos. Rigen el uso del sistema; los servicios de inspección se rigen por el contrato entre la operadora y su cliente.",
    sections: [
      {
        heading: "Acceso y cuentas",
        paragraphs: [
          "Las cuentas son personales y las abre la operadora para su personal y para las personas que designen los clientes. No está permitido prestar la cuenta ni trabajar en nombre de otra persona.",
          "Mantenga en secreto su contraseña, salga del sistema en equipos compartidos y avise de inmediato a la operadora si sospecha que otra persona usó su cuenta. La operadora puede suspender una cuenta para proteger el sistema.",
        ],
      },
      {
        heading: "Uso aceptable",
        paragraphs: [
          "Use el sistema solo para el trabajo al que está destinado su perfil. Registre los hechos tal como los encontró, en el momento en que los encontró, y corrija los errores a la vista: el historial muestra todas las versiones.",
          "Está prohibido eludir permisos, buscar vulnerabilidades o sobrecargar el sistema, extraer datos en forma masiva sin autorización, subir archivos dañinos o guardar contenidos ilícitos o ajenos a las inspecciones.",
        ],
      },
      {
        heading: "Lo que usted registra",
        paragraphs: [
          "Usted responde por lo que registra y por tener derecho a subir los archivos y fotografías que adjunta. Pasan a formar parte del legajo de la inspección.",
          "Los registros finalizados quedan bloqueados. Solo cambian mediante una revisión o por quien tiene permiso para reabrirlos, con justificación.",
        ],
      },
      {
        heading: "Aprobaciones y firmas electrónicas",
        paragraphs: [
          "Una aprobación dada con su cuenta se considera suya y queda registrada con fecha, hora y dirección. Al firmar electrónicamente un informe o certificado, usted confirma su contenido dentro de su habilitación profesional.",
        ],
      },
      {
        heading: "Certificados",
        paragraphs: [
          "El certificado deja constancia de lo comprobado en el lugar, en el momento y por el método que indica, sobre las muestras o cantidades que indica. No libera a las partes de una compraventa de sus propias obligaciones.",
          "El certificado debe transmitirse completo y sin alteraciones. Quien lo tenga puede verificar su número, revisión y estado mediante el código de verificación; un certificado reemplazado o anulado ya no debe utilizarse.",
        ],
      },
      {
        heading: "Disponibilidad y responsabilidad",
        paragraphs: [
          "La operadora pone un cuidado razonable en mantener el sistema disponible, seguro y respaldado, y puede interrumpirlo por mantenimiento. No promete un servicio ininterrumpido.",
          "La responsabilidad de la operadora por inspecciones y certificados sigue el contrato de inspección y sus límites. Por el uso del sistema responde, en la medida en que la ley lo permita, solo por los daños directos causados por su culpa. Nada de lo aquí dispuesto excluye una responsabilidad que la ley no permita excluir.",
        ],
      },
      {
        heading: "Confidencialidad",
        paragraphs: [
          "Los datos de clientes, cargas y precios son confidenciales. No los divulgue fuera de la operación a la que pertenecen, ni siquiera después de terminado su acceso.",
        ],
      },
      {
        heading: "Fin del uso y cambios",
        paragraphs: [
          "El acceso termina con la relación laboral o contractual, o por incumplimiento grave de estos términos. Los registros ya hechos quedan en poder de la operadora durante los plazos legales.",
          "La operadora puede modificar estos términos y anuncia los cambios en el sistema antes de que entren en vigor. Seguir usándolo implica aceptarlos.",
        ],
      },
      {
        heading: "Ley aplicable",
        paragraphs: [
          "Estos términos se rigen por la ley del país de la operadora. Son competentes los tribunales de su sede, salvo que normas imperativas o el contrato de inspección dispongan otra cosa.",
        ],
      },
    ],
  },
};
