import type { CorpusText } from '../corpus-text.ts';

export const seventhSpanish: readonly CorpusText[] = [
  {
    id: 'y-es-email-aceite',
    text: {
      type: 'email',
      topic: 'El aceite nuevo de la Almazara Los Olmos, en Jaén',
      tone: 'cercano',
      language: 'es',
      formality: 'informal',
      keywords: ['aceite nuevo'],
      facts: [
        'El aceite nuevo está a la venta desde el 15 de noviembre',
        'La garrafa de 5 litros cuesta 49,50 €; la botella de medio litro, 8,90 €',
        'Envío gratis a partir de 60 €',
        'Visitas a la almazara los sábados a las 11:00 h',
        'Teléfono: 953 55 01 77',
        'La cosecha de este año ha sido un 20 % menor que la anterior',
      ],
      link: 'https://almazaralosolmos.example/tienda',
      output: {
        subject: 'Ya está aquí el aceite nuevo',
        preheader: 'Verde, con carácter y recién salido de la almazara',
        body: `Hola:

Llevamos semanas esperándolo. Desde el 15 de noviembre puedes llevarte a casa el aceite nuevo, verde y un poco picante, como nos gusta.

La cosecha ha sido corta, un 20 % menos que la anterior, así que no lo dejes para muy tarde:

- la garrafa de 5 l cuesta 49,50 €
- la botella de medio litro, 8,90 €

Si tu pedido llega a los 60 euros, el envío corre de nuestra cuenta.

¿Prefieres probarlo antes? Ven a vernos un sábado a las once. Llámanos al 953 550 177 y te guardamos sitio.

Un abrazo,
la familia de Los Olmos`,
        call_to_action: 'Pedir mi aceite',
      },
    },
  },
  {
    id: 'y-es-landing-guitarra',
    text: {
      type: 'landing_page',
      topic: 'Clases de guitarra para adultos en la escuela Seis Cuerdas, en Valencia',
      tone: 'cercano',
      language: 'es',
      formality: 'informal',
      keywords: ['clases de guitarra'],
      facts: [
        'Una clase por semana, de 50 minutos, en grupos de cuatro como máximo',
        'La cuota es de 68 € al mes, sin matrícula',
        'De lunes a jueves, de 17:00 a 21:30 h',
        'La primera clase es gratis',
        'Calle del Mar, 23, Valencia',
        'La escuela presta guitarras en clase',
      ],
      link: 'https://seiscuerdas.example/prueba',
      output: {
        headline: 'Toca por fin las canciones que te gustan',
        subheadline: 'Clases de guitarra para adultos que empiezan de cero o vuelven después de años',
        sections: [
          {
            heading: 'Pocos alumnos, mucho tiempo',
            body: 'Somos cuatro por grupo como mucho. En 50 minutos da tiempo a corregir una postura, aprender un acorde y tocar juntos.',
          },
          {
            heading: 'Después del trabajo',
            body:
              'Abrimos de lunes a jueves, de 5 de la tarde a 9 y media de la noche. ' +
              'Elige tu hora y ven cada semana a la calle del Mar, 23.',
          },
          {
            heading: 'Una cuota clara',
            body: 'Pagas 68 euros al mes y nada más. No cobramos matrícula.',
          },
        ],
        call_to_action: 'Probar una clase gratis',
        faq: [
          {
            question: '¿Necesito tener guitarra?',
            answer: 'No hace falta. En clase te prestamos una, y te ayudamos a elegir la tuya cuando quieras.',
          },
          {
            question: '¿Y si no me gusta?',
            answer: 'La primera clase es gratis y no te compromete a nada. Después decides.',
          },
        ],
        meta_title: 'Clases de guitarra para adultos en Valencia',
        meta_description:
          'Clases de guitarra en grupos pequeños, por la tarde y en el centro de Valencia. La primera es gratis; la cuota, 68 € al mes.',
      },
    },
  },
  {
    id: 'y-es-google-toldos',
    text: {
      type: 'ad_copy',
      topic: 'Toldos a medida en Murcia',
      language: 'es',
      formality: 'formal',
      platform: 'google_search',
      product: 'Toldos a medida de Sombra Viva',
      unique_selling_proposition: 'Fabricación propia e instalación en diez días',
      variants: 1,
      keywords: ['toldos a medida'],
      facts: ['Instalación en diez días', 'Desde 290 €', 'Garantía de 5 años', 'Presupuesto gratuito'],
      link: 'https://sombraviva.example',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Toldos a medida en Murcia', 'Desde 290 €', 'Instalados en 10 días', 'Con 5 años de garantía'],
            descriptions: [
              'Fabricamos su toldo en nuestro taller y lo instalamos. Pida su presupuesto gratuito.',
              'Elija tela y color: nosotros tomamos las medidas y usted disfruta de la sombra.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'y-es-threads-cafe',
    text: {
      type: 'social_post',
      topic: 'Cata de café en Tueste Norte, en Bilbao',
      tone: 'informal',
      language: 'es',
      formality: 'informal',
      platform: 'threads',
      keywords: ['cata de café'],
      hashtags: ['Bilbao'],
      facts: ['Domingo 17 de mayo de 2026 a las 12:00', 'Tres cafés de Colombia', 'Cuesta 9 € por persona', '12 plazas'],
      link: 'https://tuestenorte.example/cata',
      output: {
        text: `Este domingo, 17 de mayo, hay cata de café a las doce del mediodía. Tres cafés de Colombia, 9 euros y solo 12 plazas. \
¿Cuál crees que va a ganar?

https://tuestenorte.example/cata

#Bilbao`,
        hashtags: ['Bilbao'],
      },
    },
  },
  {
    id: 'y-es-tiktok-mochila',
    text: {
      type: 'ad_copy',
      topic: 'La mochila Duna',
      tone: 'informal',
      language: 'es',
      formality: 'informal',
      platform: 'tiktok',
      product: 'Mochila Duna',
      unique_selling_proposition: 'Se pliega y cabe en un bolsillo',
      variants: 1,
      keywords: ['mochila'],
      facts: ['18 litros de capacidad', 'Pesa 190 gramos', 'Cuesta 39 €'],
      link: 'https://duna.example',
      output: {
        variants: [
          {
            primary_text: 'Una mochila de 18 litros que cabe en tu bolsillo y pesa solo 190 g. ¿La pruebas?',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
];
