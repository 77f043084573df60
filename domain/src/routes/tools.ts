/** Tools: the calculators, the automatic certificate, document authentication, expenses and the company's invoice approval. */
import { calculators } from "./calculators.ts";
import { mountRoute, words } from "./draft-route.ts";

export const tools = mountRoute({
  segment: "tools",
  section: true,
  icon: "wrench",
  title: words("Ferramentas", "Tools", "Herramientas", "Outils"),
  description: words(
    "Certificado automático, autenticação de documentos e despesas",
    "Automatic certificate, document authentication and expenses",
    "Certificado automático, autenticación de documentos y gastos",
    "Certificat automatique, authentification de documents et frais",
  ),
  children: [
    ...calculators,
    {
      segment: "autcert",
      service: "service",
      role: "default",
      icon: "stamp",
      title: words(
        "Certificado automático",
        "Automatic certificate",
        "Certificado automático",
        "Certificat automatique",
      ),
      description: words(
        "Certificados preenchidos com os dados da ordem",
        "Certificates filled in from the order's data",
        "Certificados completados con los datos de la orden",
        "Certificats remplis à partir des données de l'ordre",
      ),
      children: [
        {
          segment: "document/validation",
          icon: "file-check",
          title: words(
            "Validar documento",
            "Document validation",
            "Validar documento",
            "Valider un document",
          ),
          description: words(
            "Enviar um arquivo para conferir ou gravar sua autenticação",
            "Upload a file to check or record its authentication",
            "Subir un archivo para verificar o registrar su autenticación",
            "Déposer un fichier pour vérifier ou inscrire son authentification",
          ),
        },
        {
          segment: ":id",
          title: words("Certificado", "Certificate", "Certificado", "Certificat"),
          description: words(
            "Dados e documento de um certificado automático",
            "Data and document of one automatic certificate",
            "Datos y documento de un certificado automático",
            "Données et document d'un certificat automatique",
          ),
        },
      ],
    },
    {
      segment: "expenses",
      external: true,
      public: true,
      icon: "wallet",
      title: words("Despesas", "Expenses", "Gastos", "Notes de frais"),
      description: words(
        "Prestação de contas em aplicativo externo",
        "Expense claims, in an external application",
        "Rendición de gastos en una aplicación externa",
        "Notes de frais, dans une application externe",
      ),
    },
    {
      segment: "bvinvoice",
      service: "billing",
      role: "invoice",
      icon: "file-check-2",
      title: words(
        "Aprovação de faturas",
        "BV invoice",
        "Aprobación de facturas",
        "Approbation des factures",
      ),
      description: words(
        "Faturas pendentes de aprovação pela empresa",
        "Invoices awaiting the company's approval",
        "Facturas pendientes de aprobación por la empresa",
        "Factures en attente d'approbation par la société",
      ),
    },
  ],
});
