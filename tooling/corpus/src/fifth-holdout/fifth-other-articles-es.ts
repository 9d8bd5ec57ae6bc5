import type { CorpusText } from '../corpus-text.ts';
import { blocks, line, lines } from './fifth-other-prose.ts';

const mountainBoots: CorpusText = {
  id: 'w-es-article-boots',
  text: {
    type: 'blog_article',
    language: 'es',
    topic: 'Cómo cuidar las botas de montaña',
    tone: 'cercano, de taller',
    formality: 'informal',
    keywords: ['botas de montaña', 'impermeabilizar'],
    link: 'https://taller-ascaso.example.com/cita',
    facts: [
      'Un par bien cuidado dura unos 1.500 km',
      'Secado a temperatura ambiente: al menos 24 horas, lejos de la calefacción',
      'Impermeabilizar cada 10 salidas',
      'Cera de abeja: bote de 100 ml a 12,90 €',
      'Cambio de suela: 65 €, plazo de 15 días',
      'La suela se cambia cuando el dibujo baja de 3 mm',
      'Taller en Jaca, abierto en 1974',
      'Pilar Ascaso, zapatera: «La bota avisa antes de romperse. Hay que saber escucharla.»',
      'El 70 % de las botas que llegan al taller tienen arreglo',
    ],
    output: {
      title: 'Cómo cuidar las botas de montaña para que duren años',
      slug: 'cuidar-botas-de-montana',
      meta_title: 'Cuidar las botas de montaña: guía del taller',
      meta_description: line(
        'Limpiar, secar, impermeabilizar y cambiar la suela a tiempo:',
        'así cuidamos las botas de montaña en nuestro taller de Jaca, paso a paso.',
      ),
      introduction: line(
        'Unas botas de montaña bien cuidadas aguantan unos 1500 kilómetros. Descuidadas, se rinden mucho antes.',
        'En nuestro taller de Jaca las reparamos desde 1974, y casi siempre vemos los mismos tres errores: barro seco, calor y olvido.',
      ),
      sections: [
        {
          heading: 'Límpialas el mismo día',
          body: line(
            'El barro seco se come la piel. Al llegar a casa, saca los cordones y las plantillas,',
            'y pasa un cepillo blando con agua tibia. Nada de lavadora ni de detergente.',
            'Fíjate también en la lengüeta, donde se esconde la arena.',
          ),
        },
        {
          heading: 'Deja que se sequen sin prisa',
          body: line(
            'Rellénalas con papel de periódico y déjalas a temperatura ambiente. Necesitan un día entero, por lo menos.',
            'La calefacción y el sol fuerte despegan la suela, así que busca un rincón con sombra y aire.',
            'Cambia el papel cuando se moje.',
          ),
        },
        {
          heading: 'Cuándo toca la cera',
          body: blocks(
            line(
              'Cada diez salidas conviene impermeabilizar. Usa una cera natural y extiéndela con los dedos,',
              'sin olvidar las costuras, que es por donde entra el agua. Después, deja que la piel la beba durante la noche.',
            ),
            'En la tienda tenemos una de abeja: el bote de 100 mililitros cuesta 12,90 euros.',
          ),
        },
        {
          heading: 'La suela tiene la última palabra',
          body: blocks(
            line(
              '«La bota avisa antes de romperse», dice Pilar Ascaso, nuestra zapatera. «Hay que saber escucharla.»',
              'Mira el dibujo de la suela: si baja de tres milímetros, pide cambio.',
              'En el taller lo hacemos por 65 euros y en un plazo de quince días.',
            ),
            '¿Merece la pena? A menudo, sí. Siete de cada diez botas que nos llegan tienen arreglo. Para revisarlas, miramos:',
            lines('- la suela y el talón', '- las costuras', '- los ganchos de los cordones'),
          ),
        },
      ],
      conclusion: line(
        'Antes de darle mil vueltas a la compra de unas nuevas, tráenos las viejas.',
        '[Pide cita en el taller](https://taller-ascaso.example.com/cita) y te diremos sin rodeos si les quedan caminos por delante.',
      ),
    },
  },
};

const dayOfTheDead: CorpusText = {
  id: 'w-es-article-patzcuaro',
  text: {
    type: 'blog_article',
    language: 'es-MX',
    topic: 'Guía para pasar el Día de Muertos en Pátzcuaro',
    tone: 'cálido y respetuoso',
    target_audience: 'Viajeros de la Ciudad de México y de fuera',
    formality: 'informal',
    keywords: ['Día de Muertos en Pátzcuaro', 'hospedaje'],
    link: 'https://casa-tzintzun.example.com/fechas',
    facts: [
      'Las fiestas van del 31 de octubre al 2 de noviembre de 2027; la velación es la noche del 1 al 2 de noviembre',
      'De Morelia a Pátzcuaro: 60 km, 1 hora en autobús',
      'Lancha a Janitzio: 25 minutos, $120 pesos ida y vuelta',
      'Pátzcuaro está a 2,140 metros sobre el nivel del mar; de noche baja a 6 °C',
      'La casa data de 1892 y tiene 11 habitaciones',
      'Habitación doble: $1,450 pesos por noche, desayuno incluido; estancia mínima de 3 noches; anticipo del 50 %',
      'WhatsApp 434 555 0173',
      'Doña Elvira Tzintzun, vecina, pone su ofrenda desde niña: «Aquí la noche no da miedo. Da compañía.»',
    ],
    output: {
      title: 'Día de Muertos en Pátzcuaro: guía para vivirlo sin prisa',
      slug: 'dia-de-muertos-en-patzcuaro',
      meta_title: 'Día de Muertos en Pátzcuaro: guía y hospedaje',
      meta_description: line(
        'Cuándo llegar, cómo moverte y dónde dormir: una guía para pasar el Día de Muertos en Pátzcuaro con calma',
        'y con un suéter en la maleta.',
      ),
      introduction: line(
        'Pasar el Día de Muertos en Pátzcuaro pide tres cosas: hospedaje reservado, ropa abrigadora y respeto.',
        'Con eso resuelto, lo demás llega solo: las velas, el cempasúchil y el olor a copal.',
        'En 2027, la fiesta va del 31 de octubre al 2 de noviembre.',
      ),
      sections: [
        {
          heading: 'Cómo llegar y cómo moverte',
          body: blocks(
            line(
              'Desde Morelia son 60 kilómetros, una hora en autobús. Ya en el pueblo, casi todo queda a pie.',
              'Para ir a Janitzio, la lancha tarda veinticinco minutos y cuesta 120 pesos, ida y vuelta.',
            ),
            line(
              'La velación es la noche del 1 al 2 de noviembre.',
              'Si quieres cruzar a la isla, ve al muelle antes de comer, porque la fila crece rápido.',
            ),
          ),
        },
        {
          heading: 'Qué llevar en la maleta',
          body: blocks(
            'Pátzcuaro está a más de dos mil metros de altura, y de noche el termómetro baja a seis grados. Lleva:',
            lines(
              '- un suéter grueso y una chamarra',
              '- zapatos cómodos para caminar entre las tumbas',
              '- efectivo en billetes chicos',
              '- una vela para la ofrenda de la casa',
            ),
          ),
        },
        {
          heading: 'Cómo portarte en el panteón',
          body: line(
            'Las familias no montan un espectáculo: reciben a los suyos. Saluda, habla bajito y pregunta antes de tomar una foto.',
            '«Aquí la noche no da miedo», dice doña Elvira Tzintzun, que pone su ofrenda desde niña. «Da compañía.»',
          ),
        },
        {
          heading: 'Dónde dormir',
          body: blocks(
            line(
              'Nuestra casa es de 1892 y tiene once habitaciones. La doble cuesta $1,450 por noche, con desayuno.',
              'En esas fechas la estancia mínima es de tres noches, y apartas tu cuarto con la mitad por adelantado.',
            ),
            'Escríbenos por WhatsApp al 434 555 0173 y te decimos qué queda libre.',
          ),
        },
      ],
      conclusion: line(
        '[Revisa las fechas](https://casa-tzintzun.example.com/fechas) y, cuando vuelvas a tu casa, pon tu propia ofrenda.',
        'No hace falta mucho: una foto, una vela y alguien de quien acordarse.',
      ),
    },
  },
};

export const spanishArticles: readonly CorpusText[] = [mountainBoots, dayOfTheDead];
