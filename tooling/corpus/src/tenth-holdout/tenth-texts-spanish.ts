import type { CorpusText } from '../corpus-text.ts';

export const spanish: readonly CorpusText[] = [
  {
    id: 'tenth-es-baldosas',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Recuperar un suelo de baldosas hidráulicas',
      length: 160,
      keywords: ['baldosas hidráulicas'],
      facts: [
        'Limpieza y pulido desde 28 €/m²',
        'Reproducimos piezas rotas con moldes de 20 × 20 cm',
        'Cada pieza tarda 28 días en curar',
        'Taller en Valencia',
      ],
      link: 'https://www.suelosconmemoria.example/fotos',
      output: {
        title: 'Cómo recuperar tus baldosas hidráulicas sin levantar el suelo',
        slug: 'recuperar-baldosas-hidraulicas',
        meta_title: 'Baldosas hidráulicas: cómo limpiarlas y repararlas',
        meta_description:
          'Cómo limpiar baldosas hidráulicas, cuándo conviene pulirlas y qué se puede hacer con las piezas rotas, sin ' +
          'levantar el suelo.',
        introduction:
          'Debajo de la moqueta o de una capa de cera vieja suelen esperar colores que nadie recuerda. Casi todas las ' +
          'baldosas hidráulicas se pueden salvar sin obras y sin tirar una sola pieza sana.',
        sections: [
          {
            heading: 'Primero, limpiar con paciencia',
            body:
              'Nada de lejía ni de salfumán: el ácido se come el color. Basta con agua templada, jabón neutro y un ' +
              'estropajo suave. Si las manchas resisten, llega el turno del pulido, que en nuestro taller cuesta desde 28 ' +
              '€ por metro cuadrado, limpieza incluida.',
          },
          {
            heading: 'Qué hacer con las piezas rotas',
            body:
              'Una baldosa partida no obliga a cambiar el dibujo entero. En Valencia la reproducimos a mano con moldes de ' +
              '20 × 20 cm y pigmentos a juego. Eso sí, hay que esperar: cada pieza necesita 28 días para curar antes de ' +
              'que alguien la pise.',
          },
        ],
        conclusion:
          'Levanta una esquina de la alfombra, haz una foto con luz de día y ' +
          '[mándanosla](https://www.suelosconmemoria.example/fotos). Te diremos qué tiene arreglo y qué conviene dejar ' +
          'como está.',
      },
    },
  },
  {
    id: 'tenth-es-rebano',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Acompañar al rebaño en la trashumancia',
      length: 105,
      tone: 'cercano',
      facts: [
        'Domingo 8 de junio, salida a las 7:30 h desde Brieva de Cameros',
        'Recorrido de 14 km',
        '40 plazas',
        'Adultos 25 €, menores de 12 años gratis',
        'Comida de pastores incluida',
      ],
      link: 'https://www.pastoresdecameros.example/camino',
      output: {
        subject: 'Un domingo a paso de oveja',
        preheader: 'Camina con el rebaño y come con los pastores',
        body:
          'Hola:\n\nCada primavera nuestras ovejas suben a los pastos de verano, y este año puedes ir con ellas. El ' +
          'domingo 8 de junio salimos de Brieva de Cameros a las siete y media de la mañana.\n\n' +
          'Son 14 km por la cañada, sin prisa: manda el rebaño, no el reloj. Por el camino verás trabajar a los perros, ' +
          'aprenderás a distinguir un cencerro de otro y acabarás con hambre. Para eso está la comida de pastores, ' +
          'incluida en el precio.\n\nLos adultos pagan 25 €; los menores de 12 años, nada. Solo hay 40 plazas.\n\n' +
          '¡Nos vemos en la cañada!\n\nLa cooperativa de pastores',
        call_to_action: 'Quiero caminar',
      },
    },
  },
  {
    id: 'tenth-es-castanuelas',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'es',
      topic: 'Castañuelas hechas a mano',
      hashtags: ['castañuelas', 'artesanía'],
      output: {
        text: 'Del granadillo al repique hay mucho taller y mucho oído. ¿Qué palo tocarías primero? #castañuelas #artesanía',
        hashtags: ['castañuelas', 'artesanía'],
      },
    },
  },
  {
    id: 'tenth-es-radio',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'es',
      topic: 'La radio comunitaria busca voces',
      hashtags: ['RadioComunitaria'],
      facts: ['Programa de los jueves, de 20:00 a 21:00 h', 'Sin experiencia previa', 'Taller gratuito el 4 de octubre a las 11:00 h'],
      link: 'https://www.radiolacorrala.example/voces',
      output: {
        text:
          'Buscamos voces para el programa de los jueves, de 20:00 a 21:00 h. No hace falta experiencia: basta con tener ' +
          'algo que contar y ganas de escuchar a los demás.\n\nEl 4 de octubre, a las 11:00 h, damos un taller gratuito ' +
          'para perderle el miedo al micrófono. Os esperamos con café y auriculares.\n\n' +
          'https://www.radiolacorrala.example/voces\n\n#RadioComunitaria',
        hashtags: ['RadioComunitaria'],
      },
    },
  },
  {
    id: 'tenth-es-vela',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'es',
      topic: 'Escuela de vela adaptada',
      product: 'Escuela de vela adaptada',
      unique_selling_proposition: 'Barcos que se manejan con una sola mano',
      variants: 2,
      facts: ['Bautismo de mar gratuito cada sábado', 'Cursos desde 60 €', 'Puerto de Santander'],
      output: {
        variants: [
          {
            primary_text: 'Un timón, una vela y la bahía entera. Nuestros barcos se manejan con una sola mano: la tuya.',
            headlines: ['Vela adaptada en Santander', 'Tu primer día de mar, gratis'],
            descriptions: ['Bautismo de mar cada sábado'],
          },
          {
            primary_text: 'Los sábados, el primer paseo en velero no cuesta nada. Y si te engancha, hay cursos desde 60 € en el puerto.',
            headlines: ['Sube a bordo y prueba', 'Cursos de vela desde 60 €'],
            descriptions: ['Barcos fáciles de manejar'],
          },
        ],
      },
    },
  },
  {
    id: 'tenth-es-andamios',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'es-MX',
      topic: 'Renta de andamios en Monterrey',
      product: 'Renta de andamios',
      unique_selling_proposition: 'Entrega el mismo día en Monterrey',
      variants: 2,
      keywords: ['renta de andamios'],
      facts: [
        'Desde $85 por día y módulo',
        'Entrega el mismo día en Monterrey',
        'Capacidad de carga de 900 kg',
        'Depósito reembolsable de $1,500',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Renta de andamios en Monterrey', 'Entrega el mismo día', 'Desde $85 por día y módulo', 'Soportan hasta 900 kg'],
            descriptions: [
              'Pide hoy y arma hoy: llevamos el andamio a tu obra en Monterrey el mismo día.',
              'Módulos firmes para 900 kg de carga y depósito reembolsable de $1,500. Cotiza ya.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Renta de andamios sin espera', 'Tu obra no puede parar', 'Cotiza tu equipo en línea'],
            descriptions: [
              'Renta de andamios desde $85 diarios por módulo. Recuperas tu depósito al devolverlos.',
              '¿Fachada, techo o pintura? Dinos la altura y te armamos el equipo que necesitas.',
            ],
          },
        ],
      },
    },
  },
];
