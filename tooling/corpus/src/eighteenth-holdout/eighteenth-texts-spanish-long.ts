import type { CorpusText } from '../corpus-text.ts';

export const cleanEsLong: readonly CorpusText[] = [
  {
    id: 's18-es-camino',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Cómo elegir botas de montaña, para el blog de la tienda Cumbre Norte',
      facts: [
        'Dejar un centímetro libre delante de los dedos',
        'Probarlas por la tarde, cuando el pie está hinchado',
        'Domarlas con tres o cuatro paseos cortos',
        'Cambio gratuito durante 30 días si no se han usado fuera de casa',
      ],
      keywords: ['botas de montaña'],
      length: 170,
      output: {
        title: 'Cómo elegir botas de montaña que no hagan daño',
        slug: 'elegir-botas-de-montana',
        meta_title: 'Botas de montaña: cómo elegir las adecuadas',
        meta_description:
          'Botas de montaña que no aprietan: aprende a elegir la talla, a probarlas en la tienda y a domarlas ' +
          'antes de la primera ruta larga.',
        introduction:
          'Unas buenas botas de montaña se olvidan en cuanto te las pones. Para encontrarlas no hace falta ser un experto: ' +
          'basta con saber dónde mirar y tomarte un poco de tiempo.',
        sections: [
          {
            heading: 'Ve a la tienda por la tarde',
            body:
              'A lo largo del día el pie se hincha, igual que en una caminata. Por eso conviene probarte las botas por la tarde y con ' +
              'los calcetines que llevarás en la ruta.',
          },
          {
            heading: 'Deja sitio para los dedos',
            body:
              'Con la bota abrochada, debe quedar un centímetro libre delante de los dedos. Baja una rampa o unas escaleras: si la uña ' +
              'toca la punta, pide otra talla. El talón, en cambio, no debería moverse.',
          },
          {
            heading: 'Dómalas poco a poco',
            body:
              'No estrenes tus botas en una travesía. Sal primero a dar tres o cuatro paseos cortos, por el barrio o por un parque, ' +
              'hasta que el cuero ceda.',
          },
        ],
        conclusion:
          'Y si en casa notas que no son las tuyas, tráelas: las cambiamos gratis durante 30 días, siempre que no hayan salido a la calle.',
      },
    },
  },
  {
    id: 's18-es-solar',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Instalación de placas solares para viviendas de Helia Energía en Zaragoza',
      facts: [
        'Instalación de 3 kW desde 4.200 €, llave en mano',
        'Montaje en dos días',
        'Tramitamos licencias y subvenciones',
        'Garantía de 25 años en los paneles y 10 en el inversor',
        'Estudio gratuito en 72 horas, con una factura de la luz y una foto del tejado',
      ],
      keywords: ['placas solares'],
      instructions: 'Tutear.',
      link: 'https://heliaenergia.example/estudio',
      output: {
        headline: 'Tu tejado puede pagar parte de la luz',
        subheadline: 'Placas solares para viviendas de Zaragoza, con el papeleo y el montaje incluidos',
        sections: [
          {
            heading: 'Empezamos por tus facturas',
            body:
              'Nos envías una factura de la luz y una foto del tejado. En 72 horas recibes un estudio gratuito con los paneles que ' +
              'necesitas y lo que cuestan.',
          },
          {
            heading: 'Dos días de obra, nada más',
            body:
              'Montamos las placas solares en dos días y dejamos todo recogido. Antes tramitamos las licencias y pedimos las ' +
              'subvenciones en tu nombre.',
          },
          {
            heading: 'Precio y garantía por escrito',
            body: 'Una instalación de 3 kW cuesta desde 4.200 €, llave en mano. Los paneles tienen 25 años de garantía y el inversor, 10.',
          },
        ],
        call_to_action: 'Pedir mi estudio',
        faq: [
          {
            question: '¿Tengo que pedir yo la licencia?',
            answer: 'No. Nos ocupamos de las licencias y de las subvenciones de principio a fin.',
          },
          {
            question: '¿Cuánto dura el montaje?',
            answer: 'Dos días. Después dejamos todo recogido y la instalación, en marcha.',
          },
          {
            question: '¿El estudio me compromete a algo?',
            answer: 'No. Es gratuito, lo recibes en 72 horas y decides con calma.',
          },
        ],
        meta_title: 'Placas solares en Zaragoza | Helia Energía',
        meta_description:
          'Placas solares para tu vivienda en Zaragoza, montadas en dos días y desde 4.200 €. Nos ocupamos de licencias y subvenciones.',
      },
    },
  },
];
