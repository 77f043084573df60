/** Ships, barges and tugboats, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    ship: {
      name: "Navio",
      plural: "Navios",
      description: "Navios, porões e tabelas hidrostáticas",
      fields: {
        imo: "Número IMO",

        call_sign: "Indicativo de chamada",
        flag_id: "Bandeira",
        dwt: "Porte bruto (DWT)",
        loa: "Comprimento total (LOA)",
        lbp: "Comprimento entre perpendiculares (LBP)",
        beam: "Boca",
        light_ship: "Deslocamento leve",
        summer_draft: "Calado de verão",
        holds: "Porões",
        table_density: "Densidade da tabela",
        lcf_from: "Origem do LCF",
        hydrostatics: "Tabela hidrostática",
        mark_fwd: "Marca de vante à perpendicular",
        mark_mid: "Marca de meio-navio ao meio",
        mark_aft: "Marca de ré à perpendicular",
        keel_fwd: "Espessura da quilha a vante",
        keel_mid: "Espessura da quilha a meio",
        keel_aft: "Espessura da quilha a ré",
      },
      sections: {
        size: "Dimensões e pesos",
        holds: "Porões",
        hydrostatics: "Tabela hidrostática",
        marks: "Marcas de calado e quilha",
      },
      help: {
        imo: "Sete dígitos; o último confere os demais.",
        mmsi: "Nove dígitos do rádio do navio.",
        table_density: "Densidade da água para a qual a tabela foi calculada, quase sempre 1,025.",
        lcf_from: "De meio-navio, positivo a ré; ou da perpendicular de ré.",
        hydrostatics:
          "Cole as linhas de uma planilha. Calado e deslocamento devem crescer de linha em linha, sem saltos.",
        mark_fwd: "Distância da marca à sua referência; positiva se a marca está a vante dela.",
        keel_fwd:
          "Só quando a tabela é para calado moldado e as marcas são lidas até a face inferior da quilha.",
      },
      choices: { lcf_from: { midships: "Meio-navio", ap: "Perpendicular de ré" } },
      children: {
        holds: { fields: { volume: "Volume" } },
        hydrostatics: {
          fields: { draft: "Calado", displacement: "Deslocamento", tpc: "TPC", lcf: "LCF", mtc: "MTC" },
        },
      },
    },
    barge: {
      name: "Barcaça",
      plural: "Barcaças",
      description: "Barcaças da hidrovia e suas dimensões",
      fields: {
        registration: "Inscrição",
        dwt: "Capacidade de carga",
        length: "Comprimento",
        beam: "Boca",
        depth: "Pontal",
        cover: "Cobertura",
        mode: "Cálculo do calado médio",
        measured: "O que se mede",
        table_density: "Densidade da tabela",
        gauging: "Tabela de arqueação",
      },
      sections: { size: "Dimensões", gauging: "Arqueação", documents: "Documentos e fotos" },
      help: {
        registration: "Número de inscrição na autoridade marítima (Marinha, no Brasil).",
        mode: "A fórmula muda o peso em toneladas: use a do certificado da barcaça.",
        measured: "Com borda-livre, o calado é o pontal menos a média das leituras.",
        gauging: "Cole as linhas de uma planilha. Calado e peso devem crescer de linha em linha, sem saltos.",
      },
      choices: {
        cover: {
          open: "Aberta",
          roll_top: "Cobertura rolante",
          fibreglass: "Tampas de fibra",
          fixed: "Convés fixo",
        },
        mode: {
          four_point: "4 pontos",
          six_point_average: "6 pontos, média simples",
          six_point_quarter: "6 pontos, (F + 6M + A) / 8",
          six_point_river: "6 pontos, (F + 4M + A) / 6",
          six_point_box: "6 pontos, (3F + 14M + 3A) / 20",
        },
        measured: { draft: "Calado", freeboard: "Borda-livre" },
      },
      children: { gauging: { fields: { draft: "Calado", weight: "Peso" } } },
    },
    tank_volume: {
      name: "Volume de tanque",
      plural: "Volumes de tanques",
      description: "Tabelas de tanques dos navios: o volume em cada sondagem e trim",
      fields: { tank: "Tanque", content: "Conteúdo", trim: "Trim", sounding: "Sondagem", volume: "Volume" },
      choices: {
        content: {
          ballast: "Lastro",
          fresh_water: "Água doce",
          fuel_oil: "Óleo combustível",
          diesel: "Óleo diesel",
          lub_oil: "Óleo lubrificante",
          bilge: "Porão e resíduos",
          others: "Outros",
        },
      },
      help: { trim: "Positivo pela popa; 0 quando a tabela não considera trim." },
    },
    tugboat: {
      name: "Empurrador ou rebocador",
      plural: "Empurradores e rebocadores",
      description: "Embarcações que conduzem os comboios",
      fields: {
        registration: "Inscrição",

        power: "Potência",
      },
      help: {
        registration: "Número de inscrição na autoridade marítima (Marinha, no Brasil).",
        mmsi: "Nove dígitos do rádio do navio.",
      },
    },
  },
};
