import { fold, splitText, type Check, type Steps } from '@handbill/contract';
import { months } from '../data/number-words.ts';
import { figuresIn, type Figure, type FigureKind } from '../figures-in.ts';
import { lettersOf } from '../letters-of.ts';
import { maxPlaces, newCheck, placeIn, type Rule } from '../rule.ts';
import type { BriefText, Part } from '../subject.ts';
import { withoutAddresses } from '../without-addresses.ts';

/** What a brief states: figures by kind and value, with the field that has each. */
class Stated {
  readonly #fields = new Map<string, string>();
  readonly #texts: string[] = [];
  /** The same, as quotes are compared. */
  readonly #words: string[] = [];

  *read(brief: readonly BriefText[]): Steps<this> {
    for (const { field, text } of brief) {
      if (field === 'link') continue;
      for (const piece of splitText(text)) {
        for (const { kind, values } of figuresIn(piece, { all: true })) for (const value of values.flat()) this.#add(kind, value, field);
        for (const [index, month] of months.entries()) if (month.test(piece)) this.#add('month', String(index + 1), field);
        this.#texts.push(fold(piece));
        this.#words.push(lettersOf(piece), lettersOf(yield* withoutAddresses(piece)));
        yield;
      }
    }
    return this;
  }

  /** The field that has a figure: of the same kind, or without any. */
  fieldOf({ kind, values }: Figure): string | undefined {
    const fields = values.map((meanings) => this.#fieldOfPart(kind, meanings, values.length > 1));
    return fields.includes(undefined) ? undefined : fields[0];
  }

  says(phrase: string): boolean {
    return this.#texts.some((text) => text.includes(fold(phrase).trim()));
  }

  /** Whether a quote is in the brief, word for word. */
  quotes(said: string): boolean {
    const words = lettersOf(said);
    return this.#words.some((text) => text.includes(words));
  }

  #fieldOfPart(kind: FigureKind, meanings: readonly string[], isDate: boolean): string | undefined {
    // A kind that is not said may be meant: 20 in a table of percentages.
    const kinds = kind === 'number' ? ['number', 'money', 'percent', ...(isDate ? ['month'] : [])] : [kind, 'number'];
    for (const meaning of meanings) {
      const key = kinds.map((one) => `${one} ${meaning}`).find((one) => this.#fields.has(one));
      if (key !== undefined) return this.#fields.get(key);
      if (this.says(meaning) && !/\d/.test(meaning)) return 'brief';
    }
    return undefined;
  }

  #add(kind: FigureKind | 'month', value: string, field: string): void {
    const key = `${kind} ${value}`;
    if (!this.#fields.has(key)) this.#fields.set(key, field);
  }
}

const wanted = 'only figures that the brief states';

/** Every figure, price, date and quote must be stated by the brief, its facts, its source text or its campaign. */
export const unsupportedFigure: Rule = function* ({ read, brief }) {
  if (brief.length === 0) return [];
  const stated = yield* new Stated().read(brief);
  const checks: Check[] = [];
  const supported = new Map<string, string>();
  const seen = new Set<string>();
  for (const part of read) {
    let from = 0;
    for (const piece of splitText(yield* withoutAddresses(part.shown.text))) {
      for (const place of [
        ...figuresIn(piece).map((figure) => ({ ...figure, field: stated.fieldOf(figure) })),
        ...quotesIn(piece, stated),
      ]) {
        const words = piece.slice(place.start, place.end).trim();
        if (place.field !== undefined) supported.set(words, place.field);
        if (place.field !== undefined || seen.has(words.toLowerCase()) || checks.length >= maxPlaces) continue;
        seen.add(words.toLowerCase());
        checks.push(unsupported(part, from + place.start, from + place.end, words));
      }
      from += piece.length;
      yield;
    }
  }
  return checks.length > 0 ? checks : [allSupported(supported)];
};

const attributed =
  /["“„«»]([^"“”„«»\n]{20,400})["”“«»][^\S\n]{0,3}(?:\n[^\S\n]{0,3})?(?:[—–-]{1,2}[^\S\n]?\p{Lu}|,? (?:says|said|sagte?|meint|erzählt|schreibt|dit|raconte|explique|dice|cuenta|comenta|afirma) )/gu;

/** Words that are put into somebody’s mouth. */
const quotesIn = (text: string, stated: Stated) =>
  [...text.matchAll(attributed)].map((match) => {
    const start = match.index + 1;
    const said = match[1] ?? '';
    return { start, end: start + said.length, field: stated.quotes(said) ? 'brief' : undefined };
  });

const unsupported = (part: Part, start: number, end: number, words: string): Check =>
  newCheck({
    rule: 'unsupported_figure',
    outcome: 'fail',
    wanted,
    found: `“${words.slice(0, 120).toWellFormed()}”`,
    ...placeIn(part, start, end),
    message: `“${words.slice(0, 120).toWellFormed()}” at ${part.pointer} is stated by neither the brief nor its facts, source text or campaign.`,
  });

function allSupported(supported: ReadonlyMap<string, string>): Check {
  const named = [...supported].slice(0, 5).map(([words, field]) => `${words.slice(0, 40)} (${field})`);
  const found = named.length === 0 ? 'no figures' : named.join(', ');
  const message = named.length === 0 ? 'The text states no figures.' : `Every figure is in the brief: ${found}.`;
  return newCheck({ rule: 'unsupported_figure', outcome: 'pass', wanted, found, measured: supported.size, unit: 'figures', message });
}
