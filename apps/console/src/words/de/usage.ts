import type { Words } from '../en/en.ts';

export const usage: Words['usage'] = {
  from: 'Von',
  to: 'Bis',
  thisMonth: 'Dieser Monat',
  lastMonth: 'Voriger Monat',
  by: 'Summen nach',
  groupings: { day: 'Tag', type: 'Art', model: 'Modell', campaign: 'Kampagne', key: 'Schlüssel' },
  sumsBy: (what) => `Nach ${what}`,
  csv: 'CSV',
  cost: 'Kosten',
  share: 'Anteil',
  cached: (percent) => `${percent} % aus einem Cache gelesen`,
  unpriced: 'Modelle ohne Preis',
  unpricedHint: 'in keiner Geldsumme',
  noPrice: 'kein Preis',
  withoutPrice: (count, models, tokens) =>
    count === 1
      ? `Ein Modell hat keinen Preis: ${models}. Seine ${tokens} Tokens sind in keiner Geldsumme.`
      : `${count} Modelle haben keinen Preis: ${models}. Ihre ${tokens} Tokens sind in keiner Geldsumme.`,
  perDay: (what) => `${what} je Tag`,
  runningSum: 'Summe bisher',
  cap: 'Obergrenze',
  asTable: 'Als Tabelle zeigen',
  described: (what, from, to, sum, cap) =>
    `${what} je Tag vom ${from} bis zum ${to}. Die Summe ist ${sum}${cap === '' ? '' : ` von ${cap}`}.`,
  empty: 'In diesen Tagen wurde nichts verbraucht',
  emptyHint: 'Jeder Aufruf eines Modells zählt hier, sobald er zu Ende ist.',
  onlyFirst: (count) => `Das sind die ersten ${count}.`,
  noCampaign: 'Keine Kampagne',
  noKey: 'Kein Schlüssel',
  caps: 'Obergrenzen',
  ofWorkspace: 'Arbeitsbereich',
  ofKey: (name) => `Schlüssel „${name}“`,
  reserved: (sum) => `davon ${sum} reserviert`,
  addCap: (unit) => `Den Arbeitsbereich in ${unit} begrenzen`,
  capIn: (unit) => `Höchstens im Monat, in ${unit}`,
  noLimit: 'Leer: keine Obergrenze',
};
