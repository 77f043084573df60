import type { LegalTexts } from "./legal-texts.ts";

export const legalTexts: LegalTexts = {
  "cookies-policy": {
    title: "Política de cookies",
    updated: "2026-11-01",
    intro:
      "Esta página informa o que o Plimsoll guarda no seu navegador, para que serve e como remover. Nestas páginas, “a operadora” é a empresa que mantém esta instalação.",
    sections: [
      {
        heading: "O que guardamos e o que não guardamos",
        paragraphs: [
          "O Plimsoll grava um único cookie e usa o armazenamento local do navegador. Ambos servem apenas para que o sistema funcione para você.",
          "No próprio Plimsoll não há cookies de publicidade, medição de audiência nem rastreadores de terceiros. Se a operadora incluir um serviço como uma janela de bate-papo, deverá indicá-lo aqui e pedir o seu consentimento quando a lei exigir.",
        ],
      },
      {
        heading: "O cookie de sessão",
        paragraphs: [
          "Ao entrar no sistema, é gravado um cookie com um identificador de sessão aleatório. Ele não contém o seu nome nem a sua senha, não pode ser lido por scripts da página e só é enviado a este site.",
          "É estritamente necessário: sem ele o servidor não saberia que a solicitação é sua. Ele termina quando você sai ou quando a sessão expira.",
        ],
      },
      {
        heading: "Armazenamento local",
        paragraphs: [
          "O navegador guarda as suas preferências: idioma, país de operação, aparência clara ou escura, colunas e filtros escolhidos e se o menu está aberto.",
          "Guarda também rascunhos, isto é, textos e arquivos informados e ainda não salvos, para que resistam a uma recarga da página, a uma sessão expirada ou à queda da conexão. Os rascunhos ficam no seu aparelho até que você os salve ou descarte.",
        ],
      },
      {
        heading: "Base legal",
        paragraphs: [
          "O armazenamento estritamente necessário para prestar um serviço que você solicitou dispensa consentimento pelas regras europeias de comunicações eletrônicas. Pela LGPD, apoia-se na execução do contrato com a sua organização e no legítimo interesse em um sistema seguro.",
        ],
      },
      {
        heading: "Como remover",
        paragraphs: [
          "Sair do sistema encerra a sessão. Você pode apagar cookies e armazenamento local a qualquer momento nas configurações do navegador; será preciso entrar de novo, as preferências voltam ao padrão e os rascunhos não salvos se perdem.",
          "Se bloquear o cookie de sessão, não será possível entrar. As páginas legais continuam acessíveis.",
        ],
      },
      {
        heading: "Alterações e contato",
        paragraphs: [
          "Se mudar o que é guardado, esta página muda antes e recebe nova data. Dúvidas devem ser enviadas ao contato de proteção de dados da operadora.",
        ],
      },
    ],
  },
  "information-notice": {
    title: "Aviso sobre dados pessoais",
    updated: "2026-11-01",
    intro:
      "Este aviso explica quais dados pessoais são tratados nesta instalação do Plimsoll, por quê, por quanto tempo e quais são os seus direitos segundo a Lei Geral de Proteção de Dados (LGPD) e o Regulamento Geral sobre a Proteção de Dados da União Europeia (GDPR).",
    sections: [
      {
        heading: "Quem é responsável",
        paragraphs: [
          "O controlador é a operadora, empresa que mantém esta instalação e presta com ela serviços de inspeção. Os autores do software não têm acesso aos dados.",
          "Quando a operadora inspeciona em nome de um cliente, este pode ser controlador por conta própria dos laudos e certificados que recebe.",
        ],
      },
      {
        heading: "Quais dados",
        paragraphs: [
          "Dados da conta: nome, e-mail, idioma, empregador, cargo, registro profissional e, para quem assina laudos, a imagem da assinatura.",
          "Trilha de auditoria: quem criou, alterou, aprovou ou excluiu o quê, quando e de qual endereço de rede. Contatos comerciais e pessoas citadas durante uma inspeção, como motoristas, comandantes e pessoal de terminal, com os dados que constam dos documentos da carga.",
          "Fotografias e arquivos anexados à inspeção. Eles mostram carga, porões, lacres e documentos; pessoas podem aparecer por acaso, e orientamos os inspetores a evitar isso.",
        ],
      },
      {
        heading: "Para quê e com qual base legal",
        paragraphs: [
          "Dar acesso e manter o sistema seguro: execução do contrato com você ou com a sua organização e legítimo interesse (LGPD, art. 7º, V e IX; GDPR, art. 6º, n.º 1, b e f).",
          "Executar, documentar e faturar inspeções e emitir certificados: execução de contratos e obrigações legais contábeis e da atividade de inspeção (LGPD, art. 7º, II e V; GDPR, art. 6º, n.º 1, b e c).",
          "Provar quem constatou cada fato e quando: legítimo interesse em provas confiáveis e exercício de direitos em processos (LGPD, art. 7º, VI e IX; GDPR, art. 6º, n.º 1, f). Nenhuma decisão sobre você é tomada unicamente por meios automatizados.",
        ],
      },
      {
        heading: "Quem recebe os dados",
        paragraphs: [
          "A equipe da operadora, conforme o perfil; o cliente de uma inspeção, somente quanto a ela; autoridades, quando a lei exige; e fornecedores de hospedagem, e-mail ou cópia de segurança, por conta e sob as instruções da operadora.",
          "Os dados podem circular entre os países em que a operadora atua. As transferências apoiam-se então em decisão de adequação, em cláusulas contratuais padrão ou em outro instrumento admitido pela LGPD e pelo GDPR. O contato da operadora informa qual.",
        ],
      },
      {
        heading: "Por quanto tempo",
        paragraphs: [
          "As contas são mantidas enquanto estão em uso e desativadas quando termina a relação de trabalho. O nome permanece nos registros já assinados.",
          "Registros de inspeção, fotografias, certificados e faturas são guardados pelos prazos contratuais, fiscais e de acreditação do país da operadora e enquanto for possível uma reclamação. A trilha de auditoria é guardada pelo mesmo tempo que o registro que ela comprova. As sessões expiram sozinhas, e os links de recuperação valem uma única vez e por pouco tempo.",
        ],
      },
      {
        heading: "Como são protegidos",
        paragraphs: [
          "As senhas são guardadas apenas como resumo criptográfico irreversível. O acesso é limitado por perfil, país e cliente e conferido no servidor a cada chamada. Toda alteração deixa rastro.",
          "Se um incidente puser os seus direitos em risco, a operadora comunica a autoridade e as pessoas afetadas na forma da lei.",
        ],
      },
      {
        heading: "Os seus direitos",
        paragraphs: [
          "Você pode pedir confirmação do tratamento, acesso, correção, portabilidade, limitação, anonimização ou eliminação, e saber quem recebeu os seus dados. Pode opor-se ao tratamento baseado em legítimo interesse e revogar o consentimento que tiver dado.",
          "Alguns registros precisam ser mantidos sem alteração, por serem prova ou por exigência legal. Nesse caso, você será informado do motivo.",
        ],
      },
      {
        heading: "Contato e reclamações",
        paragraphs: [
          "Escreva ao contato de proteção de dados da operadora, cujo endereço o seu administrador pode fornecer. A resposta é gratuita e chega no prazo legal.",
          "Você também pode reclamar à autoridade de controle: no Brasil, a ANPD; na França, a CNIL; nos demais países, a autoridade local.",
        ],
      },
    ],
  },
  "legal-notice": {
    title: "Aviso legal",
    updated: "2026-11-01",
    intro:
      "Esta página informa quem responde por este site, o que ele é e para que o seu conteúdo pode ser usado.",
    sections: [
      {
        heading: "Responsável pela publicação",
        paragraphs: [
          "Este site é publicado pela operadora, empresa que mantém esta instalação. A razão social, a sede, as inscrições e o representante legal constam das suas propostas, certificados e faturas e são informados a quem solicitar.",
          "O Plimsoll é um software que a própria operadora hospeda ou faz hospedar por um fornecedor da sua escolha. A operadora informa qual, mediante solicitação.",
        ],
      },
      {
        heading: "Finalidade do site",
        paragraphs: [
          "O site é uma ferramenta profissional para inspeção, vistoria e certificação de cargas e embarcações. Destina-se à equipe da operadora e aos seus clientes, e não a consumidores.",
        ],
      },
      {
        heading: "Propriedade intelectual",
        paragraphs: [
          "O software é usado conforme a sua própria licença, que acompanha a instalação. Nomes, logotipos e modelos da operadora pertencem à operadora.",
          "Laudos, certificados e fotografias pertencem a quem o contrato de inspeção indicar. Na falta de cláusula, pertencem à operadora, e o cliente pode usá-los no negócio para o qual foram feitos.",
          "Mapas, códigos e dados públicos de referência seguem as condições das suas fontes.",
        ],
      },
      {
        heading: "Exatidão do conteúdo",
        paragraphs: [
          "Listas, mapas e painéis mostram a situação dos registros no momento da consulta. As posições das embarcações dependem de sinais de terceiros e não devem ser usadas para navegação.",
          "Somente o certificado emitido, na sua última revisão, declara o resultado de uma inspeção. Minutas, prévias e simulações são documentos de trabalho.",
        ],
      },
      {
        heading: "Links para outros sites",
        paragraphs: [
          "Algumas entradas abrem outros aplicativos ou sites. Eles têm regras próprias, e a operadora responde apenas pelos que ela mantém.",
        ],
      },
      {
        heading: "Lei aplicável e contato",
        paragraphs: [
          "Este aviso é regido pela lei do país em que a operadora tem a sua sede, sendo competente o foro desse lugar, ressalvadas as normas de ordem pública.",
          "Comunicações sobre o conteúdo deste site devem ser enviadas à operadora, na sua sede; as que tratam de dados pessoais, ao seu contato de proteção de dados.",
        ],
      },
    ],
  },
  "terms-of-use": {
    title: "Termos de uso",
    updated: "2026-11-01",
    intro:
      "Ao entrar no sistema, você aceita estes termos. Eles regem o uso do sistema; os serviços de inspeção são regidos pelo contrato entre a operadora e o cliente.",
    sections: [
      {
        heading: "Acesso e contas",
        paragraphs: [
          "As contas são pessoais e abertas pela operadora para a sua equipe e para as pessoas indicadas pelos clientes. Não é permitido emprestar a conta nem trabalhar em nome de outra pessoa.",
          "Mantenha a senha em sigilo, saia do sistema em aparelhos compartilhados e avise a operadora imediatamente se suspeitar de uso da sua conta por terceiros. A operadora pode suspender uma conta para proteger o sistema.",
        ],
      },
      {
        heading: "Uso aceitável",
        paragraphs: [
          "Use o sistema apenas para o trabalho a que o seu perfil se destina. Registre os fatos como os encontrou, no momento em que os encontrou, e corrija erros às claras: o histórico mostra todas as versões.",
          "É proibido contornar permissões, testar vulnerabilidades ou sobrecarregar o sistema, extrair dados em massa sem autorização, enviar arquivos nocivos ou guardar conteúdo ilícito ou alheio às inspeções.",
        ],
      },
      {
        heading: "O que você registra",
        paragraphs: [
          "Você responde pelo que registra e por ter o direito de enviar os arquivos e as fotografias que anexa. Eles passam a integrar o dossiê da inspeção.",
          "Registros encerrados ficam bloqueados. Só mudam por meio de revisão ou por quem tem permissão para reabri-los, com justificativa.",
        ],
      },
      {
        heading: "Aprovações e assinaturas eletrônicas",
        paragraphs: [
          "A aprovação dada com a sua conta é considerada sua e fica registrada com data, hora e endereço. Ao assinar eletronicamente um laudo ou certificado, você confirma o conteúdo nos limites da sua habilitação profissional.",
        ],
      },
      {
        heading: "Certificados",
        paragraphs: [
          "O certificado registra o que foi constatado no lugar, no momento e pelo método nele indicados, sobre as amostras ou quantidades nele indicadas. Não dispensa as partes de uma compra e venda das suas próprias obrigações.",
          "O certificado deve ser transmitido completo e sem alterações. Quem o possui pode conferir o número, a revisão e a situação pelo código de verificação; um certificado substituído ou cancelado não deve mais ser utilizado.",
        ],
      },
      {
        heading: "Disponibilidade e responsabilidade",
        paragraphs: [
          "A operadora emprega cuidado razoável para manter o sistema disponível, seguro e com cópias de segurança, e pode interrompê-lo para manutenção. Não promete funcionamento ininterrupto.",
          "A responsabilidade da operadora por inspeções e certificados segue o contrato de inspeção e os seus limites. Pelo uso do sistema, responde, na medida permitida em lei, somente por danos diretos causados por culpa sua. Nada aqui exclui responsabilidade que a lei não permita excluir.",
        ],
      },
      {
        heading: "Sigilo",
        paragraphs: [
          "Dados de clientes, cargas e preços são confidenciais. Não os divulgue fora da operação a que pertencem, mesmo depois de encerrado o seu acesso.",
        ],
      },
      {
        heading: "Fim do uso e alterações",
        paragraphs: [
          "O acesso termina com a relação de trabalho ou contratual, ou por violação grave destes termos. Os registros já feitos permanecem com a operadora pelos prazos legais.",
          "A operadora pode alterar estes termos e anuncia as alterações no sistema antes que entrem em vigor. A continuidade do uso significa aceitação.",
        ],
      },
      {
        heading: "Lei aplicável",
        paragraphs: [
          "Estes termos são regidos pela lei do país da operadora. É competente o foro da sua sede, salvo se normas de ordem pública ou o contrato de inspeção dispuserem de outro modo.",
        ],
      },
    ],
  },
};
