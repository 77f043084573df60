/** Control panel: what goes out to the customers' own systems. */
import { mountRoute, words } from "./draft-route.ts";

export const controlPanel = mountRoute({
  segment: "cp",
  section: true,
  service: "wosync",
  role: "sync",
  icon: "monitor-cog",
  title: words("Portal do cliente", "Customers portal", "Portal del cliente", "Portail client"),
  description: words(
    "Envio de dados ao sistema do cliente",
    "Data sent to the customer's system",
    "Envío de datos al sistema del cliente",
    "Données transmises au système du client",
  ),
  children: [
    {
      segment: "sendclassification",
      icon: "send",
      title: words(
        "Enviar classificação",
        "Send classification",
        "Enviar clasificación",
        "Envoyer la classification",
      ),
      description: words(
        "Classificações finais a enviar e já enviadas",
        "Final classifications to send, and those sent",
        "Clasificaciones finales por enviar y enviadas",
        "Classifications finales à envoyer et envoyées",
      ),
    },
    {
      segment: "wosync",
      icon: "refresh-cw",
      title: words(
        "Sincronização de OS",
        "Work order sync",
        "Sincronización de OT",
        "Synchronisation des OT",
      ),
      description: words(
        "Ordens e anexos sincronizados, com o registro de cada envio",
        "Orders and attachments synchronised, with a log of each delivery",
        "Órdenes y adjuntos sincronizados, con el registro de cada envío",
        "Ordres et pièces jointes synchronisés, avec le journal des envois",
      ),
    },
  ],
});
