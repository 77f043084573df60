/** The pages of no single feature: titles and what stands on their cards, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    administration: {
      title: "Administração",
      description: "Cadastros que alimentam ordens de serviço, operações e faturamento",
    },
    customersPortal: { title: "Portal do cliente", description: "Envio de dados ao sistema do cliente" },
    sendClassification: {
      title: "Enviar classificação",
      description: "Classificações finais a enviar e já enviadas",
    },
    syncLog: {
      title: "Log de sincronização",
      description: "Cada entrega ao sistema de um cliente, com requisição e resposta",
    },
    workOrderSync: {
      title: "Sincronização de OS",
      description: "Ordens e anexos sincronizados, com o registro de cada envio",
    },
    developer: { title: "Desenvolvedor", description: "Perfis e configurações do sistema" },
    profiles: { title: "Perfis", description: "Serviços, funções e permissões de cada perfil" },
    profile: { title: "Perfil", description: "Editar as permissões de um perfil" },
    settings: { title: "Configurações", description: "Parâmetros de funcionamento da instalação" },
    setting: { title: "Configuração", description: "Alterar um parâmetro da instalação" },
    cookiesPolicy: { title: "Política de cookies", description: "O que guardamos no navegador e por quê" },
    informationNotice: {
      title: "Aviso de privacidade",
      description: "Tratamento de dados pessoais e seus direitos",
    },
    legalNotice: { title: "Aviso legal", description: "Quem opera esta instalação e sob quais condições" },
    termsOfUse: { title: "Termos de uso", description: "Regras de uso do sistema" },
    reports: { title: "Relatórios", description: "Modelos e relatórios gerados em PDF e Excel" },
    reportModels: {
      title: "Modelos de relatório",
      description: "Colunas, filtros e agrupamentos de cada relatório",
    },
    generatedReports: {
      title: "Relatórios gerados",
      description: "Relatórios prontos, em andamento e agendados",
    },
    report: { title: "Relatório", description: "Parâmetros, andamento e arquivo de um relatório" },
    tools: {
      title: "Ferramentas",
      description: "Certificado automático, autenticação de documentos e despesas",
    },
    automaticCertificate: {
      title: "Certificado automático",
      description: "Certificados preenchidos com os dados da ordem",
    },
    documentValidation: {
      title: "Validar documento",
      description: "Enviar um arquivo para conferir ou gravar sua autenticação",
    },
    oneAutomaticCertificate: {
      title: "Certificado",
      description: "Dados e documento de um certificado automático",
    },
    expenses: { title: "Despesas", description: "Prestação de contas em aplicativo externo" },
    signIn: { title: "Entrar", description: "Acesso ao sistema com usuário e senha" },
    support: {
      title: "Suporte",
      description: "A quem perguntar, o que informar e uma mensagem para o suporte",
    },
    passwordRecovery: { title: "Recuperar senha", description: "Solicitar um link e definir uma nova senha" },
    dashboard: { title: "Painel", description: "Ordens, operações e pendências do dia" },
    components: { title: "Componentes", description: "Mostruário dos componentes de tela" },
    register: { title: "Cadastro", description: "Cadastro de {item}" },
    registerRow: { title: "Ficha", description: "Dados cadastrais: {item}" },
  },
};
