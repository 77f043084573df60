/** Pages outside any section: sign-in, password recovery, the customer's answer, the dashboard, the component gallery. */
import { mountRoute, words } from "./draft-route.ts";
import type { RouteEntry } from "./route.ts";

export const TOP_LEVEL: readonly RouteEntry[] = [
  mountRoute({
    segment: "",
    page: "entrance",
    public: true,
    title: words("Entrar", "Sign in", "Ingresar", "Connexion"),
    description: words(
      "Acesso ao sistema com usuário e senha",
      "Sign in with user and password",
      "Acceso al sistema con usuario y contraseña",
      "Accès au système avec identifiant et mot de passe",
    ),
  }),
  mountRoute({
    segment: "recovery",
    page: "recovery",
    public: true,
    title: words(
      "Recuperar senha",
      "Password recovery",
      "Recuperar contraseña",
      "Récupération du mot de passe",
    ),
    description: words(
      "Solicitar um link e definir uma nova senha",
      "Ask for a link and set a new password",
      "Solicitar un enlace y definir una nueva contraseña",
      "Demander un lien et choisir un nouveau mot de passe",
    ),
  }),
  mountRoute({
    segment: "proposal",
    page: "proposal-answer",
    public: true,
    title: words(
      "Responder à proposta",
      "Answer a proposal",
      "Responder a la propuesta",
      "Répondre à la proposition",
    ),
    description: words(
      "Proposta recebida por e-mail, para aceitar ou recusar",
      "A proposal received by e-mail, to accept or refuse",
      "Propuesta recibida por correo, para aceptar o rechazar",
      "Proposition reçue par e-mail, à accepter ou refuser",
    ),
  }),
  mountRoute({
    segment: "dashboard",
    page: "dashboard",
    service: "dashboard",
    role: "default",
    icon: "layout-dashboard",
    title: words("Painel", "Dashboard", "Tablero", "Tableau de bord"),
    description: words(
      "Ordens, operações e pendências do dia",
      "Orders, operations and open points of the day",
      "Órdenes, operaciones y pendientes del día",
      "Ordres, opérations et points ouverts du jour",
    ),
  }),
  mountRoute({
    segment: "components",
    page: "components",
    developer: true,
    service: "register",
    role: "developer",
    icon: "component",
    title: words("Componentes", "Components", "Componentes", "Composants"),
    description: words(
      "Mostruário dos componentes de tela",
      "Gallery of the interface components",
      "Muestrario de los componentes de pantalla",
      "Galerie des composants d'interface",
    ),
  }),
];
