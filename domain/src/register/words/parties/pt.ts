/** Organisations: whom we are, whom we work for, who ships and carries, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

const party = {
  social_name: "Razão social",
  alternative_name: "Nome fantasia",

  municipal_registration: "Inscrição municipal",
  state_registration: "Inscrição estadual",
};
const partySections = { registrations: "Inscrições", place: "Localização", contact: "Contato" };

export const words: Translated<typeof english> = {
  records: {
    company: {
      name: "Empresa",
      plural: "Empresas",
      description: "Empresas do grupo, com inscrições fiscais e endereço",
      fields: { ...party, logo: "Logotipo", types: "Tipos", legacy_id: "Número legado" },
      sections: { ...partySections, rights: "Acesso" },
      help: {
        logo: "PNG ou JPEG, impresso no cabeçalho do que sai da casa.",
        legacy_id:
          "Número da empresa no sistema anterior. Os números 321 e 875 são das empresas mestras, que veem todos os países.",
        customer_id: "Para convidados: o cliente cujos dados esta empresa vê no portal.",
      },
      choices: { types: { company: "Empresa própria", guest: "Convidado", developer: "Desenvolvedor" } },
    },
    customer: {
      name: "Cliente",
      plural: "Clientes",
      description: "Clientes, seus contatos, idioma e integração de sistemas",
      fields: {
        ...party,
        language: "Idioma padrão",
        contacts: "Contatos",
        withholding: "Retenção",
        iss_pct: "ISS",
        syncs: "Sincroniza",
        sync_address: "Endereço de sincronização",
        sync_secret: "Segredo de sincronização",
      },
      sections: { ...partySections, billing: "Faturamento", sync: "Sistema do cliente" },
      help: {
        withholding: "O que este cliente retém de impostos; vazio, os federais conforme a lei.",
        iss_pct: "Alíquota do município, quando se aplica.",
        language: "Idioma dos e-mails e documentos enviados a este cliente.",
        syncs: "A classificação final é enviada ao sistema deste cliente.",
        sync_secret:
          "As entregas são assinadas com ele. Depois de salvo, só aparece uma marca: quem precisar dele de novo define outro.",
      },
      choices: {
        withholding: {
          federal: "Impostos federais",
          federal_and_iss: "Impostos federais e ISS",
          none: "Nada",
        },
        language: { pt: "Português", en: "Inglês", es: "Espanhol", fr: "Francês" },
      },
      children: {
        contacts: { fields: {} },
      },
    },
    contact: {
      name: "Contato",
      plural: "Contatos",
      description: "Pessoas a quem enviamos laudos, minutas e faturas",
      fields: {
        receives: "Recebe",
      },
      help: { receives: "O que é enviado a esta pessoa por e-mail." },
      choices: {
        language: { pt: "Português", en: "Inglês", es: "Espanhol", fr: "Francês" },
        receives: {
          reports: "Relatórios",
          drafts: "Minutas",
          certificates: "Certificados",
          invoices: "Faturas",
        },
      },
    },
    shipper: {
      name: "Embarcador",
      plural: "Embarcadores",
      description: "Embarcadores da carga e sua localização",
      fields: {
        tax_id: "CNPJ ou CPF",
      },
      sections: { registrations: "Inscrições", place: "Localização" },
    },
    carrier: {
      name: "Transportadora",
      plural: "Transportadoras",
      description: "Transportadoras dos caminhões e das barcaças",
      fields: {
        modes: "Modais",
        tax_id: "CNPJ ou CPF",
        registration: "Registro de transportador",
      },
      sections: { registrations: "Inscrições", contact: "Contato" },
      help: { registration: "RNTRC no Brasil ou o registro equivalente do país." },
      choices: { modes: { road: "Rodoviário", rail: "Ferroviário", river: "Hidroviário" } },
    },
    dispatcher: {
      name: "Transportador de amostras",
      plural: "Transportadores de amostras",
      description: "Courier das amostras e rastreamento dos envios",
      fields: { tracking_address: "Endereço de rastreamento" },
      help: {
        tracking_address: "Endereço da página de rastreamento, com {number} no lugar do número do envio.",
      },
    },
    branch: {
      name: "Filial",
      plural: "Filiais",
      description: "Filiais que executam e faturam os serviços",
      fields: {
        municipal_registration: "Inscrição municipal",
        state_registration: "Inscrição estadual",
      },
      sections: { registrations: "Inscrições", place: "Localização" },
    },
    workunit: {
      name: "Unidade de trabalho",
      plural: "Unidades de trabalho",
      description: "Escritórios e bases; seus endereços definem os países de atuação",
      fields: { addresses: "Endereços" },
      children: {
        addresses: { fields: { street: "Logradouro", zip: "CEP" } },
      },
    },
  },
};
