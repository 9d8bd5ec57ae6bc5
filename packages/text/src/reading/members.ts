import { foldWithoutAccents, isPlainObject } from '@handbill/contract';
import * as z from 'zod';
import { unwrapped } from '../kinds/definition-of.ts';
import aliases from './part-names.json' with { type: 'json' };

/** The letters and digits of a name alone, in small letters: `callToAction`, `Call to action` and `call_to_action` are one. */
export const foldName = (name: string): string => foldWithoutAccents(name.slice(0, 100)).replace(/[^\p{L}\p{N}]/gu, '');

/** Other names by which models call the parts of a text, by the part’s name: in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const otherNames = new Map(Object.entries(aliases).map(([field, names]) => [field, [...new Set(names.split(', ').map(foldName))]]));

/** Words and numbers that models put before or behind a part’s name. */
const wordsBefore = /^(?:\d{1,2}|email|mail|post|blog|article|page|landingpage|ad|ads|social|final|new|seo|hero|the|main)(?=.{3})/;
const wordsBehind = /(?<=.{3})(?:text|copy|content|line|markdown|md|value|string|s|es)$/;

const otherNamesOf = (field: string): readonly string[] => otherNames.get(field) ?? [];

export const strippedName = (name: string): string => name.replace(wordsBefore, '').replace(wordsBehind, '');

export type JsonObject = Readonly<Record<string, unknown>>;

const maxMembers = 1_001;

export const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.slice(0, maxMembers).some(isFilled)
      : isPlainObject(value)
        ? Object.keys(value).length > 0
        : typeof value === 'number' || typeof value === 'boolean';

export const behind = (path: readonly string[] | undefined, steps: readonly string[] | undefined): readonly string[] | undefined =>
  steps?.every((step, index) => path?.[index] === step) === true ? path?.slice(steps.length) : undefined;

/** A value that was sent for a field, and the path to it from the object. */
export interface Member {
  readonly value: unknown;
  readonly path: readonly string[];
}

/** The members of an object as they were sent, to be found by the names of a schema’s fields. */
export class Members {
  readonly #object: JsonObject;
  readonly #byName: ReadonlyMap<string, readonly string[]>;
  readonly #fields: ReadonlySet<string>;
  readonly #shape: z.ZodObject['shape'];

  constructor(object: JsonObject, { shape }: z.ZodObject) {
    this.#object = object;
    this.#shape = shape;
    this.#fields = new Set(Object.keys(shape).map(foldName));
    this.#byName = Map.groupBy(Object.keys(object).slice(0, maxMembers), foldName);
  }

  find(field: string): Member | undefined {
    const names = [...(Object.hasOwn(this.#object, field) ? [field] : []), ...this.#namesOf(foldName(field)), ...this.#otherNames(field)];
    const found = names.find((name) => isFilled(this.#object[name]));
    return found === undefined ? (this.#numbered(field) ?? this.#member(names[0])) : this.#member(found);
  }

  /** Which fields were sent, and whether one of them was under its own name. One that is empty counts only under its own name. */
  get matched(): { readonly fields: readonly string[]; readonly isByName: boolean } {
    const fields = Object.keys(this.#shape);
    const byName = fields.filter((field) => this.#namesOf(foldName(field)).length > 0);
    return { fields: fields.filter((field) => byName.includes(field) || isFilled(this.find(field)?.value)), isByName: byName.length > 0 };
  }

  #member(name: string | undefined): Member | undefined {
    return name === undefined ? undefined : { value: this.#object[name], path: [name] };
  }

  #namesOf(folded: string): readonly string[] {
    return this.#byName.get(folded) ?? [];
  }

  #otherNames(field: string): readonly string[] {
    const wanted = [foldName(field), ...otherNamesOf(field)];
    const names = wanted.filter((name) => !this.#fields.has(name)).flatMap((name) => this.#namesOf(name));
    const stripped = new Set(wanted.map(strippedName));
    for (const [folded, sent] of this.#byName)
      if (!this.#fields.has(folded) && !wanted.includes(folded) && stripped.has(strippedName(folded))) names.push(...sent);
    return names;
  }

  /** `headline_1`, `headline_2`: the items of a list, each under a name of its own. */
  #numbered(field: string): Member | undefined {
    const schema = this.#shape[field];
    if (schema === undefined || !(unwrapped(schema) instanceof z.ZodArray)) return undefined;
    const wanted = new Set([field, ...otherNamesOf(field)].flatMap((name) => [foldName(name), strippedName(foldName(name))]));
    const names = [...this.#byName]
      .filter(([folded]) => /\d$/.test(folded) && wanted.has(folded.replace(/\d+$/, '')))
      .flatMap(([, sent]) => sent);
    return names.length === 0 ? undefined : { value: names.map((name) => this.#object[name]), path: [] };
  }
}
