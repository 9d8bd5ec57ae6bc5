import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { line } from './fifth-other-prose.ts';

const inArticles: readonly HoldoutFault[] = [
  {
    on: 'w-es-article-boots',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', 'Siete de cada diez botas', 'Nueve de cada diez botas'],
  },
  {
    on: 'w-es-article-boots',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'y te diremos sin rodeos si les quedan caminos por delante.', 'y te diremos sin rodeos si les'],
  },
  { on: 'w-es-article-boots', rule: 'required_part', outcome: 'fail', pointer: '/sections/1/body', set: { '/sections/1/body': '\u200b' } },
  {
    on: 'w-es-article-boots',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'Unas botas de montaña bien cuidadas',
      '¡Por supuesto! Aquí tienes la introducción del artículo: unas botas de montaña bien cuidadas',
    ],
  },
  {
    on: 'w-es-article-boots',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'https://taller-ascaso.example.com/cita', 'https://www.botasdejaca.es/reservas'],
  },
  {
    on: 'w-es-article-boots',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/slug',
    set: { '/slug': 'como-cuidar-las-botas-de-montana-para-que-duren-muchos-anos-segun-nuestro-taller-de-jaca' },
  },
  {
    on: 'w-es-article-patzcuaro',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', '1,450 por noche', '1,540 por noche'],
  },
  {
    on: 'w-es-article-patzcuaro',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/0/body',
    add: [
      '/sections/0/body',
      line(
        '\n\nBoats leave from the main pier all day long. Bring cash, dress warmly,',
        'and be ready to wait in line with many other visitors before you cross the lake.',
      ),
    ],
  },
  {
    on: 'w-es-article-patzcuaro',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', '434 555 0173', 'XXX XXX XXXX'],
  },
];

const inEmail: readonly HoldoutFault[] = [
  {
    on: 'w-es-email-course',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'La prueba dura veinte minutos', 'La prueba dura veinte horas'],
  },
  {
    on: 'w-es-email-course',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Buenos días:', 'Estimado/a [Nombre del cliente]:'],
  },
  { on: 'w-es-email-course', rule: 'length', outcome: 'warn', pointer: '/body', brief: { length: 250 } },
  {
    on: 'w-es-email-course',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'El precio es de 690 euros.', 'El precio es de <b>690 euros</b>.<br>'],
  },
];

const inPage: readonly HoldoutFault[] = [
  {
    on: 'w-es-page-camper',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', 'más de 300 opiniones', 'más de 5.000 viajeros felices'],
  },
  {
    on: 'w-es-page-camper',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/4/body',
    set: {
      '/sections/4/body': line(
        'Vous pouvez annuler sans frais jusqu’à sept jours avant le départ.',
        'Après cette date, appelez-nous : nous trouverons presque toujours une solution ensemble.',
      ),
    },
  },
  {
    on: 'w-es-page-camper',
    rule: 'style',
    outcome: 'warn',
    pointer: '/call_to_action',
    set: { '/call_to_action': '¡¡¡Reserva tu camper ya!!!' },
  },
];

const inPosts: readonly HoldoutFault[] = [
  {
    on: 'w-es-post-books',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '#Cáceres', 'Nos vemos allí.'],
  },
  {
    on: 'w-es-post-books',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      '¿Qué firma no te pierdes? 📚',
      line(
        'Habrá cuentacuentos para los más pequeños, música en directo junto a la torre y un rincón para cambiar libros usados.',
        '¿Qué firma no te pierdes? 📚',
      ),
    ],
  },
  {
    on: 'w-es-post-cheesecake',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/text',
    swap: [
      '/text',
      'Confesión: de la tarta de queso nunca queda',
      'Tarta de queso, tarta de queso casera, tarta de queso del barrio: de la tarta de queso nunca queda',
    ],
  },
  {
    on: 'w-es-post-bike',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    swap: ['/text', 'Cambiar la cámara en', 'Cambia la cámara en'],
  },
];

const inAds: readonly HoldoutFault[] = [
  {
    on: 'w-es-ad-sunglasses',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'Por 49 €, gafas de sol de madera' },
  },
  {
    on: 'w-es-ad-sunglasses',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    swap: ['/variants/1/primary_text', 'Las gafas de sol llegan', 'Las tuyas llegan'],
  },
  { on: 'w-es-ad-menu', rule: 'keyword', outcome: 'fail', pointer: null, brief: { keywords: ['menú semanal', 'batch cooking'] } },
];

export const spanishFaults: readonly HoldoutFault[] = [...inArticles, ...inEmail, ...inPage, ...inPosts, ...inAds];
