import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanSpanishShort: readonly CorpusText[] = [
  {
    id: 's16-es-ceramica-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'es',
      formality: 'informal',
      topic: 'Taller de cerámica de fin de semana',
      keywords: ['cerámica'],
      hashtags: ['cerámica', 'Valencia', 'hechoamano'],
      facts: [
        'Sábado 13 y domingo 14 de marzo de 2027, de 10 a 14 h',
        '85 € con arcilla y horno incluidos',
        'Grupos de ocho personas',
        'Las piezas se recogen tres semanas después',
      ],
      output: {
        text: lines(
          '¿Te apetece un fin de semana con las manos en el barro? El 13 y el 14 de marzo, de 10 a 14 h,',
          'damos un taller de cerámica para principiantes.',
          '',
          'Son 85 €, con la arcilla y el horno incluidos, y los grupos son de ocho personas.',
          'Tres semanas después vuelves a por tus piezas, ya cocidas.',
          '',
          'Escríbenos por mensaje y te guardamos un torno.',
          '',
          '#cerámica #Valencia #hechoamano',
        ),
        hashtags: ['cerámica', 'Valencia', 'hechoamano'],
      },
    },
  },
  {
    id: 's16-es-logistica-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'es',
      formality: 'formal',
      topic: 'Nuevo almacén refrigerado de Frigovía en Zaragoza',
      keywords: ['almacén refrigerado'],
      link: 'https://frigovia.example/zaragoza',
      facts: [
        'Abre el 1 de junio',
        '4.200 m² y 26 muelles de carga',
        'Temperaturas de −25 a 15 °C',
        'Marta Ibáñez, directora de operaciones: «El frío no espera, y nuestros clientes tampoco»',
      ],
      output: {
        text: lines(
          'El 1 de junio abrimos nuestro almacén refrigerado en Zaragoza: 4.200 m², 26 muelles de carga',
          'y temperaturas de −25 a 15 °C.',
          '',
          '«El frío no espera, y nuestros clientes tampoco», dice Marta Ibáñez, directora de operaciones.',
          '',
          'Si necesita espacio para la campaña de verano, consulte aquí la disponibilidad: https://frigovia.example/zaragoza',
          '',
          '#logística #Zaragoza',
        ),
        hashtags: ['logística', 'Zaragoza'],
      },
    },
  },
  {
    id: 's16-es-teatro-post',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'es',
      formality: 'informal',
      topic: 'Función de teatro familiar en la sala Candil',
      keywords: ['teatro'],
      hashtags: ['Sevilla'],
      link: 'https://salacandil.example/faro',
      facts: ['«El faro dormido», domingos de noviembre a las 12 h', 'Entrada 9 €, niños 6 €', 'A partir de 4 años', 'Dura 50 minutos'],
      output: {
        text: lines(
          'Los domingos de noviembre, a las doce, hay teatro para toda la familia: «El faro dormido».',
          'Dura 50 minutos, a partir de 4 años. Entrada 9 €, niños 6 €. https://salacandil.example/faro #Sevilla',
        ),
        hashtags: ['Sevilla'],
      },
    },
  },
  {
    id: 's16-es-dentista-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'es',
      formality: 'formal',
      topic: 'Limpieza dental en Murcia',
      product: 'Limpieza dental',
      unique_selling_proposition: 'Cita el mismo día y presupuesto por escrito',
      variants: 1,
      keywords: ['limpieza dental'],
      facts: ['Limpieza dental por 45 €', 'Abierto también los sábados', '22 años en Murcia'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Limpieza dental en Murcia', 'Con cita el mismo día', 'Limpieza por 45 €'],
            descriptions: [
              'Llevamos 22 años en Murcia. Limpieza dental por 45 € y presupuesto por escrito.',
              'Abrimos también los sábados. Reserve su cita en línea y venga hoy mismo.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's16-es-aceite-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'es',
      formality: 'informal',
      topic: 'Aceite nuevo de la cooperativa Sierra Alta',
      product: 'Aceite Sierra Alta',
      unique_selling_proposition: 'Prensado a las pocas horas de la cosecha',
      variants: 2,
      keywords: ['Sierra Alta'],
      facts: ['Lata de 3 litros por 36 €', 'Aceituna picual de Jaén', '140 familias en la cooperativa', 'Envío en 48 horas'],
      output: {
        variants: [
          {
            primary_text: 'El aceite nuevo ya está aquí. Sierra Alta, aceituna picual de Jaén, prensada a las pocas horas de la cosecha.',
            headlines: ['Lata de 3 litros por 36 €'],
            descriptions: ['Envío en 48 horas'],
          },
          {
            primary_text: 'Detrás de cada lata de Sierra Alta hay 140 familias y un pan que la espera en tu mesa.',
            headlines: ['El aceite de este año'],
            descriptions: ['3 litros, 36 €'],
          },
        ],
      },
    },
  },
  {
    id: 's16-es-nominas-ad',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'es',
      formality: 'formal',
      topic: 'Externalización de nóminas para pymes',
      product: 'Servicio de nóminas',
      unique_selling_proposition: 'Una gestora fija que conoce su empresa',
      variants: 1,
      keywords: ['nóminas'],
      facts: ['12 € por empleado y mes', '310 empresas clientes', 'Respuesta en menos de cuatro horas'],
      output: {
        variants: [
          {
            primary_text: 'Deje las nóminas en manos de una gestora que conoce su empresa. Respuesta en menos de cuatro horas.',
            headlines: ['Sus nóminas por 12 € por empleado y mes'],
            descriptions: ['310 empresas ya trabajan con nosotros'],
          },
        ],
      },
    },
  },
];
