import type { CorpusText } from '../corpus-text.ts';

/** Texts in Spanish, Italian, Dutch and Portuguese, without a fault. */
export const moreTexts: readonly CorpusText[] = [
  {
    id: 'huerto-article',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Cómo empezar un huerto en el balcón',
      tone: 'cercano',
      keywords: ['huerto urbano', 'macetas'],
      length: 230,
      facts: [
        'Los tomates necesitan 6 horas de sol',
        'Nuestro kit cuesta 29,90 €',
        'Cosecha de rabanitos en 25 días',
        'Taller el 21 de marzo a las 17:00',
      ],
      output: {
        title: 'Cómo empezar un huerto urbano en el balcón',
        slug: 'como-empezar-huerto-urbano-balcon',
        meta_title: 'Cómo empezar un huerto urbano en el balcón',
        meta_description: 'Qué plantar primero, qué macetas elegir y cuánta agua dar: los primeros pasos de un huerto urbano en el balcón.',
        introduction:
          'No hace falta tener jardín para comer algo que has plantado tú. Un balcón basta. Un huerto urbano empieza con una maceta, un puñado de tierra y la paciencia de mirar cada mañana si ya asoma algo.',
        sections: [
          {
            heading: 'Mira primero el sol',
            body: 'Antes de comprar semillas, observa tu balcón durante un día. ¿Cuándo llega el sol? ¿Cuándo se va? Los tomates necesitan seis horas. La lechuga se conforma con menos, y la menta crece hasta en un rincón triste.',
          },
          {
            heading: 'Macetas: mejor grandes que bonitas',
            body: 'Las macetas pequeñas se secan enseguida. Elige recipientes hondos y con agujeros en la base. Un cubo viejo sirve; una caja de fruta con una tela, también. Lo importante es que el agua pueda salir.',
          },
          {
            heading: 'Empieza por los rabanitos',
            body: 'Son rápidos y perdonan casi todo. A los 25 días puedes cosecharlos, y pocas cosas animan tanto como una primera cosecha. Después vendrán las espinacas, las judías y, si el verano ayuda, los tomates.\n\n- Siembra poco, pero a menudo.\n- Riega por la mañana.\n- Habla con tus plantas; no ayuda, pero relaja.',
          },
          {
            heading: 'Si quieres aprender con otros',
            body: 'El 21/3, a las cinco de la tarde, damos un taller para principiantes. Y si prefieres empezar en casa, nuestro kit cuesta 29,90 euros y trae semillas, sustrato y una guía.',
          },
        ],
        conclusion: 'Elige una maceta, una sola, y ponla donde la veas al desayunar. El resto del huerto vendrá poco a poco.',
      },
    },
  },
  {
    id: 'academia-email',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Cursos intensivos de verano en la academia Faro',
      tone: 'animado',
      formality: 'informal',
      keywords: ['curso intensivo'],
      facts: [
        'Del 1 al 26 de julio',
        '20 horas por semana',
        'Grupos de 8 alumnos como máximo',
        '15 % de descuento hasta el 31 de mayo',
        'WhatsApp 600 555 019',
      ],
      output: {
        subject: 'Este julio, por fin inglés',
        preheader: 'Un curso intensivo en grupos de ocho',
        body: '¡Hola!\n\n¿Cuántos veranos llevas diciendo «este año sí»? Este año sí.\n\nNuestro curso intensivo empieza el 1 de julio y termina el 26. Son veinte horas por semana, en grupos de 8 personas como mucho, con profesores que corrigen sin asustar.\n\nSi te apuntas hasta finales de mayo, pagas un 15% menos.\n\n¿Dudas? Escríbenos por WhatsApp al 600 555 019. Contestamos nosotros, no una máquina.\n\nUn abrazo,\nel equipo de Faro',
        call_to_action: 'Reservar mi plaza',
      },
    },
  },
  {
    id: 'oenege-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'es',
      topic: 'Resultados de la limpieza de la playa de Somo',
      tone: 'orgulloso',
      hashtags: ['MarLimpio', 'voluntariado'],
      facts: ['138 voluntarios', '1,2 toneladas de plástico', '3 horas', 'Próxima limpieza: 8 de noviembre'],
      output: {
        text: '1.200 kilos de plástico en tres horas.\n\nFuisteis 138. Vinisteis con guantes, con niños, con resaca, y la playa de Somo quedó como en las postales 🌊\n\nGracias. Gracias. Gracias.\n\nLa próxima es el 8 de noviembre. Traed a alguien.\n\n#MarLimpio #voluntariado',
        hashtags: ['MarLimpio', 'voluntariado'],
      },
    },
  },
  {
    id: 'hotel-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'es',
      topic: 'Escapada de otoño en el hotel Molino Viejo',
      product: 'Hotel Molino Viejo',
      unique_selling_proposition: 'Dos noches con cena y chimenea en la habitación por 198 €',
      variants: 1,
      output: {
        variants: [
          {
            primary_text: 'Fuera llueve. Dentro, la chimenea está encendida y la cena va incluida. Dos noches por 198 euros.',
            headlines: ['Un otoño con chimenea', '2 noches con cena, 198 €'],
            descriptions: ['Hotel Molino Viejo'],
          },
        ],
      },
    },
  },
  {
    id: 'agriturismo-email',
    text: {
      type: 'email',
      language: 'it',
      topic: 'Vendemmia aperta all’agriturismo Ca’ Rossa',
      tone: 'accogliente',
      keywords: ['vendemmia'],
      facts: [
        'Sabato 19 settembre, dalle 9:30',
        '45 € a persona, pranzo compreso, bambini gratis fino a 10 anni',
        'Prenotazioni allo 0577 555 201',
      ],
      output: {
        subject: 'Ti presti un paio di forbici?',
        preheader: 'Sabato 19 settembre si vendemmia insieme',
        body: 'Ciao,\n\nl’uva è pronta, noi quasi. Il 19 settembre apriamo la vendemmia a chi ha voglia di sporcarsi le mani.\n\nSi comincia alle nove e mezza, tra i filari, piano piano. A mezzogiorno ci si siede tutti alla stessa tavola. Il costo è di 45 euro a persona con il pranzo; i bambini fino a dieci anni non pagano.\n\nPorta scarpe chiuse e un cappello. Per prenotare chiamaci allo 0577 555201.\n\nA presto,\nla famiglia di Ca’ Rossa',
        call_to_action: 'Prenota il tuo posto',
      },
    },
  },
  {
    id: 'gelato-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'it',
      topic: 'Nuovo gusto: fico e noce',
      tone: 'goloso',
      hashtags: ['gelatoartigianale'],
      facts: ['Solo in settembre', 'Fichi di Carmignano', 'Dal 1987'],
      output: {
        text: 'Fico. Noce. Fine.\n\nI fichi arrivano da Carmignano la mattina, il gelato è pronto il pomeriggio, la sera è già finito. Lo facciamo solo a settembre, come si fa dal 1987: poco, bene, in fretta 🍦\n\nChi vuole il cono grande alzi la mano.\n\n#gelatoartigianale',
        hashtags: ['gelatoartigianale'],
      },
    },
  },
  {
    id: 'fietsen-email',
    text: {
      type: 'email',
      language: 'nl',
      topic: 'Winterbeurt voor je fiets bij De Spaak',
      tone: 'nuchter',
      formality: 'informal',
      keywords: ['winterbeurt'],
      facts: ['€ 49,50, exclusief onderdelen', 'Klaar binnen 24 uur', 'Dinsdag t/m zaterdag, 9.00–17.30 uur', 'Bel 020 555 0133'],
      output: {
        subject: 'Je ketting heeft het koud',
        preheader: 'Een winterbeurt voor je fiets, binnen een dag klaar',
        body: 'Hoi,\n\nbladeren, regen, strooizout: voor een fiets is de winter geen pretje. Met een winterbeurt komt hij er goed doorheen. We stellen de remmen af, smeren de ketting en kijken of het licht het doet.\n\nDat kost 49,50 euro, onderdelen niet meegerekend. Binnen 24 uur heb je hem terug.\n\nLoop even binnen, van dinsdag tot en met zaterdag tussen 9 uur en half zes. Bellen kan ook: 020 555 0133.\n\nGroet,\nDe Spaak',
        call_to_action: 'Plan mijn winterbeurt',
      },
    },
  },
  {
    id: 'padaria-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'pt',
      topic: 'A padaria Estrela faz 50 anos',
      tone: 'caloroso',
      hashtags: ['padaria'],
      facts: ['Fundada em 1976', 'Festa no dia 20 de junho, às 16h', '500 pastéis de nata gratuitos'],
      output: {
        text: 'Em 1976, o senhor Américo acendeu o forno pela primeira vez. Ainda não o apagou.\n\nFazemos cinquenta anos e queremos festejar com quem nos visita todos os dias. No dia 20 de junho, às quatro da tarde, há música à porta e 500 pastéis de nata por nossa conta.\n\nVenha cedo. Os pastéis não costumam esperar.\n\n#padaria',
        hashtags: ['padaria'],
      },
      instructions: 'O fundador chama-se Américo.',
    },
  },
];
