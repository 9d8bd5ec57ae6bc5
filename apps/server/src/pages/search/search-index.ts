import { asset, type SiteFile } from '../page.ts';
import { possibleProblems, contract, problems, type ProblemKind } from '@handbill/contract';
import type { Schema } from '@handbill/openapi';
import { guideAddress, type Guide } from '../guides.ts';
import { sectionsOf } from '../markdown.ts';
import { groupAddress, type Group } from '../reference/groups.ts';
import type { Reference } from '../reference/reference-page.ts';
import { SchemaText } from '../reference/schema-text.ts';

interface Entry {
  readonly title: string;
  readonly address: string;
  /** Its kind: a method, or a kind of page. */
  readonly kind: string;
  /** The part that it belongs to, or words that say more than its title. */
  readonly about: string;
  /** It is found by the words of this and of its title. */
  readonly text: string;
}

const fieldsOf = (schema: Schema, text: SchemaText): string[] => {
  const { properties = {}, oneOf = [] } = text.resolve(schema);
  return [...Object.keys(properties), ...oneOf.flatMap((kind) => fieldsOf(kind, text))];
};

const calls = ({ name, operations }: Group, text: SchemaText): Entry[] =>
  operations.map(({ named: { operationId, operation }, parameters, object: { summary = operationId, description = '' }, body }) => {
    const fields = [...parameters.map((one) => one.name), ...(body?.schema === undefined ? [] : fieldsOf(body.schema, text))];
    const path = `/v1${operation.path}`;
    const address = `${groupAddress(name)}#${operationId}`;
    return { title: summary, address, kind: operation.method, about: path, text: [operationId, path, description, ...fields].join(' ') };
  });

const sections = ({ name, title, summary, text }: Guide): Entry[] =>
  sectionsOf(text).map((section) => {
    const isWhole = section.level === 1;
    return {
      title: isWhole ? title : section.heading,
      address: `${guideAddress(name)}${isWhole ? '' : `#${section.anchor}`}`,
      kind: 'guide',
      about: isWhole ? summary : title,
      text: `${isWhole ? summary : ''} ${section.text}`,
    };
  });

const problem = (code: keyof typeof problems): Entry => {
  const { title, explanation, remedy }: ProblemKind = problems[code];
  return { title: code, address: `/problems/${code}`, kind: 'problem', about: title, text: `${title} ${explanation} ${remedy}` };
};

const schema = (name: string, text: SchemaText): Entry => ({
  title: name,
  address: `/docs#${name}`,
  kind: 'schema',
  about: '',
  text: fieldsOf({ $ref: `#/components/schemas/${name}` }, text).join(' '),
});

/** Every call with its fields, every section of the guides, every problem, and every schema that the reference shows. */
export function searchEntries({ groups, schemas, shownSchemas }: Reference, guides: readonly Guide[]): Entry[] {
  const text = new SchemaText(schemas);
  return [
    ...groups.flatMap((group) => calls(group, text)),
    ...guides.flatMap(sections),
    ...[...possibleProblems(contract)].map(problem),
    ...[...shownSchemas].map((name) => schema(name, text)),
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}_]+/gu) ?? [];

/** A word that is in more entries than this tells none from another. */
const maxEntries = 80;

/** Rising numbers as the steps between them, which are small. */
const steps = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (number - (numbers[index - 1] ?? 0)).toString(36)).join(',');

/** The entries, and for each word of their texts which of them have it; words without places are in too many. */
export function searchIndex(entries: readonly Entry[]): SiteFile {
  const places = new Map<string, number[]>();
  for (const [index, { text }] of entries.entries())
    for (const word of new Set(wordsOf(text))) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [index]);
      else known.push(index);
    }
  const words = [...places.keys()].toSorted();
  const body = {
    entries: entries.map(({ title, address, kind, about }) => [title, address, kind, about]),
    words: words.join(' '),
    places: words
      .map((word) => places.get(word) ?? [])
      .map((all) => (all.length > maxEntries ? '' : steps(all)))
      .join(' '),
  };
  return asset('search', 'json', JSON.stringify(body));
}
