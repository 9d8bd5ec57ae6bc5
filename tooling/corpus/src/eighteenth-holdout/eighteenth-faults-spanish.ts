import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { prefers } from '../holdout/voices.ts';

export const faultsEs: readonly HoldoutFault[] = [
  { on: 's18-es-perros', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '23 perros', '32 perros'] },
  { on: 's18-es-museo', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', 'nueve y media', 'ocho y media'] },
  {
    on: 's18-es-oliva',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'el 9 de noviembre', 'el 2 de noviembre'],
  },
  { on: 's18-es-fisio', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', 'ocho personas', 'doce personas'] },
  {
    on: 's18-es-idiomas',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/headlines/0',
    set: { '/variants/0/headlines/0': '8 semanas para negociar en inglés' },
  },
  {
    on: 's18-es-muebles',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text': '«El mejor regalo que me he hecho», dice Lucía, alumna del taller. Ven y restaura tus muebles viejos.',
    },
  },
  {
    on: 's18-es-solar',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    add: ['/sections/0/body', ' De media, nuestros clientes ahorran un 60 % en su factura.'],
  },
  {
    on: 's18-es-camino',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'durante 30 días', 'durante 60 días'],
  },
  {
    on: 's18-es-solar',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', ' Consulta las ayudas en https://www.subvenciones-solares.example/aragon.'],
  },
  {
    on: 's18-es-museo',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', ' https://museodelreloj.example/noche', ''],
  },
  { on: 's18-es-perros', rule: 'hashtag', outcome: 'fail', pointer: '/text', swap: ['/text', ' #AdoptaNoCompres', ''] },
  {
    on: 's18-es-muebles',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    set: {
      '/variants/1/primary_text': 'Lijar, encolar, barnizar: en nuestro taller las sillas viejas salen por la puerta como recién hechas.',
    },
  },
  { on: 's18-es-oliva', rule: 'length', outcome: 'warn', pointer: '/body', brief: { length: 180 } },
  {
    on: 's18-es-toldos',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/2',
    set: { '/variants/0/headlines/2': 'Fabricados e instalados en una semana' },
  },
  {
    on: 's18-es-toldos',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'Toldos desde 290 € ☀️' },
  },
  {
    on: 's18-es-idiomas',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Tu equipo conoce el producto, pero en inglés se queda corto. Con inglés para ventas practica con tus propias llamadas.',
    },
  },
  { on: 's18-es-fisio', rule: 'placeholder', outcome: 'fail', pointer: '/body', swap: ['/body', 'es de 52 € al mes', 'es de XX € al mes'] },
  {
    on: 's18-es-oliva',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/preheader',
    set: { '/preheader': 'Lata de 5 litros a 54 € hasta el' },
  },
  {
    on: 's18-es-camino',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'el pie se hincha', '<b>el pie se hincha</b>'],
  },
  {
    on: 's18-es-solar',
    rule: 'style',
    outcome: 'warn',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'una factura de la luz', 'una factura de la la luz'],
  },
  { on: 's18-es-fisio', rule: 'term', outcome: 'fail', pointer: '/body', voice: prefers('mensualidad', 'cuota') },
  { on: 's18-es-fisio', rule: 'required_part', outcome: 'fail', pointer: '/preheader', set: { '/preheader': '' } },
];
