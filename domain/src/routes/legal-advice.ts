/** Legal advice: the texts that anyone may read, signed in or not. */
import { mountRoute, words } from "./draft-route.ts";
import type { RouteEntry } from "./route.ts";

export const LEGAL_ADVICE: readonly RouteEntry[] = [
  mountRoute({
    segment: "legaladvice/cookies-policy",
    page: "legal",
    public: true,
    icon: "cookie",
    title: words("Política de cookies", "Cookies policy", "Política de cookies", "Politique de cookies"),
    description: words(
      "O que guardamos no navegador e por quê",
      "What we keep in the browser, and why",
      "Qué guardamos en el navegador y por qué",
      "Ce que nous conservons dans le navigateur, et pourquoi",
    ),
  }),
  mountRoute({
    segment: "legaladvice/information-notice",
    page: "legal",
    public: true,
    icon: "info",
    title: words(
      "Aviso de privacidade",
      "Information notice",
      "Aviso de información",
      "Notice d'information",
    ),
    description: words(
      "Tratamento de dados pessoais e seus direitos",
      "How personal data are processed, and your rights",
      "Tratamiento de datos personales y sus derechos",
      "Traitement des données personnelles et vos droits",
    ),
  }),
  mountRoute({
    segment: "legaladvice/legal-notice",
    page: "legal",
    public: true,
    icon: "landmark",
    title: words("Aviso legal", "Legal notice", "Aviso legal", "Mentions légales"),
    description: words(
      "Quem opera esta instalação e sob quais condições",
      "Who runs this installation, and under which conditions",
      "Quién opera esta instalación y en qué condiciones",
      "Qui exploite cette installation, et à quelles conditions",
    ),
  }),
  mountRoute({
    segment: "legaladvice/terms-of-use",
    page: "legal",
    public: true,
    icon: "scroll-text",
    title: words("Termos de uso", "Terms of use", "Términos de uso", "Conditions d'utilisation"),
    description: words(
      "Regras de uso do sistema",
      "Rules for using the system",
      "Reglas de uso del sistema",
      "Règles d'utilisation du système",
    ),
  }),
];
