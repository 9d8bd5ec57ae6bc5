import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { thirdGermanFaults } from './third-german-faults.ts';

/** Faults in the German, French and Spanish texts, two in each, and each by itself. */
export const thirdOtherFaults: readonly HoldoutFault[] = [
  ...thirdGermanFaults,
  {
    on: 'third-fr-cobbler-email',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'cordonnier depuis 1998,', 'cordonnier depuis plus de trente ans,'],
  },
  {
    on: 'third-fr-cobbler-email',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'Autre nouveauté : nous faisons désormais', 'Dans un monde en constante évolution, nous faisons désormais aussi'],
  },
  {
    on: 'third-fr-physio-email',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Bonjour,\n\n', 'Here’s the email in Canadian French:\n\nBonjour,\n\n'],
  },
  {
    on: 'third-fr-physio-email',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/preheader',
    set: { '/preheader': '' },
  },
  {
    on: 'third-fr-sailing-page',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    swap: ['/faq/2/answer', 'contact@ventsdegroix.fr', 'contact@lesventsdegroix.fr'],
  },
  {
    on: 'third-fr-sailing-page',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/2/body',
    set: {
      '/sections/2/body':
        'Above force 6 we stay ashore and teach theory instead. The course is then put off to another week, or you get all of your money ' +
        'back.',
    },
  },
  {
    on: 'third-fr-cheese-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'Comptez 80 grammes', 'Comptez 120 grammes'],
  },
  {
    on: 'third-fr-cheese-article',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: [
      '/sections/1/body',
      ' : trois jours une fois ouverts.\n\nLa congélation, en revanche, casse la texture. Mieux vaut acheter moins et plus souvent.',
      ' : trois jours une fois',
    ],
  },
  {
    on: 'third-fr-storage-ad',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/4',
    set: { '/variants/0/headlines/4': 'À moitié prix le premier mois' },
  },
  {
    on: 'third-fr-storage-ad',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    brief: { keywords: ['garde-meuble Lyon', 'self-stockage'] },
  },
  {
    on: 'third-fr-rota-ad',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    swap: ['/variants/1/primary_text', '420 restaurants', 'Près de cinq cents restaurants'],
  },
  {
    on: 'third-fr-rota-ad',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/0/headlines/0',
    swap: ['/variants/0/headlines/0', 'Votre planning de restaurant', 'L’emploi du temps de votre restaurant'],
    voice: { terms: [{ term: 'planning', use: 'preferred', instead: 'emploi du temps', language: 'fr', note: null }] },
  },
  {
    on: 'third-fr-sugar-shack-post',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', ' #tempsdessucres', ''],
  },
  {
    on: 'third-fr-sugar-shack-post',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Deux services :', '**Deux services :**'],
  },
  {
    on: 'third-fr-wallpaper-post',
    rule: 'unsupported_link',
    also: ['link'],
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'maison-delorme.fr/jardin-1904', 'maison-delorme.fr/collections/jardin-1904'],
  },
  {
    on: 'third-fr-wallpaper-post',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'derrière un canapé, au salon,', 'dans les petits salons, derrière un canapé,'],
  },
  {
    on: 'third-es-driving-email',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'cinco prácticas', 'siete prácticas'],
  },
  {
    on: 'third-es-driving-email',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    set: { '/body': 'Lo siento, pero no puedo redactar este correo sin conocer las tarifas completas de la autoescuela.' },
  },
  {
    on: 'third-es-hotel-email',
    rule: 'length',
    outcome: 'warn',
    pointer: '/body',
    brief: { length: 220 },
  },
  {
    on: 'third-es-hotel-email',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'paga **10 % menos**', 'le sale más barato: **10 % menos**'],
    voice: { avoid: ['barato'] },
  },
  {
    on: 'third-es-olive-oil-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'año y medio', 'dos años'],
  },
  {
    on: 'third-es-olive-oil-article',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    set: { '/meta_description': 'Qué mirar en la etiqueta y cómo guardarlo en casa.' },
  },
  {
    on: 'third-es-camper-page',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/call_to_action',
    set: { '/call_to_action': null },
  },
  {
    on: 'third-es-camper-page',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', 'Desde 85 € al día', '<strong>Desde 85 € al día</strong>'],
  },
  {
    on: 'third-es-bathroom-ad',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: { disclaimers: [{ text: 'Oferta sujeta a disponibilidad', types: ['ad_copy'], platforms: [] }] },
  },
  {
    on: 'third-es-bathroom-ad',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/2',
    set: { '/variants/0/headlines/2': 'Desde 4.900 €, con IVA incluido' },
  },
  {
    on: 'third-es-running-ad',
    rule: 'language',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Two years on the road and no excuses: wear out the sole of your Zancada 7 and we replace it once, at no cost to you.',
    },
  },
  {
    on: 'third-es-running-ad',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/0/primary_text',
    swap: [
      '/variants/0/primary_text',
      'León, Guanajuato.',
      'León, Guanajuato, y está pensada para quien entrena diario sobre asfalto o terracería.',
    ],
  },
  {
    on: 'third-es-stars-post',
    rule: 'readability',
    outcome: 'warn',
    pointer: '/text',
    set: {
      '/text':
        'Con motivo de la extraordinaria concentración de meteoros característica de la lluvia de estrellas denominada Perseidas, cuya ' +
        'observación, especialmente recomendable durante la noche comprendida entre el 12 y el 13 de agosto, coincidirá afortunadamente ' +
        'con la luna nueva, posibilitando consecuentemente la contabilización de hasta 100 meteoros por hora, proporcionamos en doce ' +
        'minutos una explicación pormenorizada de las condiciones indispensables para una visualización satisfactoria, ' +
        'independientemente de la disponibilidad de instrumentación astronómica especializada, y subrayando la necesidad de ' +
        'aproximadamente veinte minutos de acostumbramiento progresivo a la oscuridad.\n\nAdicionalmente, el Observatorio Cerro Umbría, ' +
        'localizado a 1150 metros de altitud, organizará simultáneamente una actividad participativa extraordinaria con disponibilidad ' +
        'limitada a veinticinco personas, cuya formalización, supeditada al correspondiente desembolso de 12 euros, deberá efectuarse ' +
        'anticipadamente mediante la cumplimentación del formulario electrónico facilitado a continuación: ' +
        'https://cerroumbria.es/perseidas\n\n#Perseidas #Astronomía',
    },
  },
  {
    on: 'third-es-stars-post',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'para 25 personas', 'para [número] personas'],
  },
  {
    on: 'third-es-costume-post',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'micrófono en mano. ¿Cuál traerías?', 'micrófono en'],
  },
  {
    on: 'third-es-costume-post',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'y la entrada es gratis.', 'y la entrada es GRATIS!!!'],
  },
];
