/** Words of the records in Portuguese. */
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

export const records = {
  country: {
    name: "País",
    plural: "Países",
    fields: {
      name: "Nome",
      alpha2: "Código de duas letras",
      alpha3: "Código de três letras",
      numeric_code: "Código numérico",
      phone_code: "Código telefônico",
      names: "Nomes por idioma",
    },
    sections: { languages: "Idiomas" },
  },
  state: { name: "Estado", plural: "Estados", fields: { name: "Nome", code: "Sigla" } },
  city: {
    name: "Cidade",
    plural: "Cidades",
    fields: { name: "Nome", state_id: "Estado", code: "Código oficial", coordinates: "Coordenadas" },
    sections: { place: "Localização" },
    help: { code: "Código do instituto nacional de estatística (IBGE no Brasil), quando houver." },
  },
  port: {
    name: "Porto",
    plural: "Portos",
    fields: {
      name: "Nome",
      locode: "UN/LOCODE",
      kind: "Tipo",
      city_id: "Cidade",
      time_zone: "Fuso horário",
      coordinates: "Coordenadas",
    },
    sections: { place: "Localização" },
    help: {
      locode: "Cinco caracteres: país e lugar, como BRSSZ.",
      time_zone: "Nome do fuso, como America/Sao_Paulo. As horas locais deste porto são escritas nele.",
    },
    choices: { kind: { sea: "Marítimo", river: "Fluvial" } },
  },
  company: {
    name: "Empresa",
    plural: "Empresas",
    fields: { ...party, types: "Tipos", legacy_id: "Número legado", customer_id: "Cliente" },
    sections: partySections,
    choices: { types: { company: "Empresa própria", guest: "Convidado", developer: "Desenvolvedor" } },
  },
  customer: { name: "Cliente", plural: "Clientes", fields: party, sections: partySections },
  workunit: {
    name: "Unidade de trabalho",
    plural: "Unidades de trabalho",
    fields: { name: "Nome", company_id: "Empresa", addresses: "Endereços" },
    children: {
      addresses: { fields: { street: "Logradouro", number: "Número", zip: "CEP", city_id: "Cidade" } },
    },
  },
  user: {
    name: "Usuário",
    plural: "Usuários",
    fields: {
      name: "Nome",
      login: "E-mail",
      locale: "Idioma",
      home_country: "País",
      is_map_classifier: "Classificador MAPA",
      map_registration: "Registro do classificador",
      map_classifier_signature: "Assinatura do classificador",
      translate_message: "Traduzir mensagens",
    },
    choices: { locale: { pt: "Português", en: "Inglês", es: "Espanhol", fr: "Francês" } },
  },
  profile: {
    name: "Perfil",
    plural: "Perfis",
    fields: {
      name: "Nome",
      user_id: "Usuário",
      company_id: "Entidade",
      position: "Posição",
      workunit_ids: "Unidades de trabalho",
      services: "Serviços",
    },
    help: { position: "Só vale o perfil na primeira posição." },
    children: {
      services: {
        fields: { service: "Serviço", role: "Papel", permissions: "Permissões" },
        choices: {
          permissions: {
            list: "Listar",
            load: "Abrir",
            create: "Criar",
            update: "Alterar",
            delete: "Excluir",
            changestatus: "Mudar status",
            reopen: "Reabrir",
            approve: "Aprovar",
          },
        },
      },
    },
  },
  saved_view: {
    name: "Visão salva",
    plural: "Visões salvas",
    fields: {
      name: "Nome",
      record: "Lista",
      query: "Filtros",
      columns: "Colunas",
      standard: "Abre primeiro",
      user_id: "Usuário",
    },
  },
} satisfies RecordsWords;
