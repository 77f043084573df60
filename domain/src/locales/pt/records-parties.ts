/** Words in Portuguese for organisations: whom we are, whom we work for, who ships and carries. */
import type { RecordsWords } from "../words.ts";

const party = {
  name: "Nome",
  social_name: "Razão social",
  alternative_name: "Nome fantasia",
  code: "Código",
  tax_id: "CNPJ / identificação fiscal",
  municipal_registration: "Inscrição municipal",
  state_registration: "Inscrição estadual",
  address: "Endereço",
  city_id: "Cidade",
  phone: "Telefone",
  cell_phone: "Celular",
  coordinates: "Coordenadas",
};
const partySections = { registrations: "Inscrições", place: "Localização", contact: "Contato" };

export const partyRecords = {
  company: {
    name: "Empresa",
    plural: "Empresas",
    fields: { ...party, types: "Tipos", legacy_id: "Número legado", customer_id: "Cliente" },
    sections: { ...partySections, rights: "Acesso" },
    help: {
      legacy_id:
        "Número da empresa no sistema anterior. Os números 321 e 875 são das empresas mestras, que veem todos os países.",
      customer_id: "Para convidados: o cliente cujos dados esta empresa vê no portal.",
    },
    choices: { types: { company: "Empresa própria", guest: "Convidado", developer: "Desenvolvedor" } },
  },
  customer: {
    name: "Cliente",
    plural: "Clientes",
    fields: {
      ...party,
      language: "Idioma padrão",
      contacts: "Contatos",
      syncs: "Sincroniza",
      sync_address: "Endereço de sincronização",
    },
    sections: { ...partySections, sync: "Sistema do cliente" },
    help: {
      language: "Idioma dos e-mails e documentos enviados a este cliente.",
      syncs: "A classificação final é enviada ao sistema deste cliente.",
    },
    choices: { language: { pt: "Português", en: "Inglês", es: "Espanhol", fr: "Francês" } },
    children: {
      contacts: { fields: { name: "Nome", email: "E-mail", phone: "Telefone", position_id: "Cargo" } },
    },
  },
  contact: {
    name: "Contato",
    plural: "Contatos",
    fields: {
      name: "Nome",
      customer_id: "Cliente",
      position_id: "Cargo",
      email: "E-mail",
      phone: "Telefone",
      cell_phone: "Celular",
      language: "Idioma",
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
    fields: {
      name: "Nome",
      code: "Código",
      tax_id: "CNPJ ou CPF",
      city_id: "Cidade",
      coordinates: "Coordenadas",
    },
    sections: { registrations: "Inscrições", place: "Localização" },
  },
  carrier: {
    name: "Transportadora",
    plural: "Transportadoras",
    fields: {
      name: "Nome",
      code: "Código",
      modes: "Modais",
      tax_id: "CNPJ ou CPF",
      registration: "Registro de transportador",
      city_id: "Cidade",
      phone: "Telefone",
      email: "E-mail",
    },
    sections: { registrations: "Inscrições", contact: "Contato" },
    help: { registration: "RNTRC no Brasil ou o registro equivalente do país." },
    choices: { modes: { road: "Rodoviário", rail: "Ferroviário", river: "Hidroviário" } },
  },
  dispatcher: {
    name: "Transportador de amostras",
    plural: "Transportadores de amostras",
    fields: { name: "Nome", phone: "Telefone", tracking_address: "Endereço de rastreamento" },
    help: {
      tracking_address: "Endereço da página de rastreamento, com {number} no lugar do número do envio.",
    },
  },
  branch: {
    name: "Filial",
    plural: "Filiais",
    fields: {
      name: "Nome",
      code: "Código",
      company_id: "Empresa",
      tax_id: "CNPJ / identificação fiscal",
      municipal_registration: "Inscrição municipal",
      state_registration: "Inscrição estadual",
      address: "Endereço",
      city_id: "Cidade",
      phone: "Telefone",
    },
    sections: { registrations: "Inscrições", place: "Localização" },
  },
  workunit: {
    name: "Unidade de trabalho",
    plural: "Unidades de trabalho",
    fields: { name: "Nome", company_id: "Empresa", addresses: "Endereços" },
    children: {
      addresses: { fields: { street: "Logradouro", number: "Número", zip: "CEP", city_id: "Cidade" } },
    },
  },
} satisfies Pick<
  RecordsWords,
  "company" | "customer" | "contact" | "shipper" | "carrier" | "dispatcher" | "branch" | "workunit"
>;
