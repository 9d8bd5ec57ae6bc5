import { contentTypes, maxFaults, type Fault, type Operation, type ContentTypeDefinition } from '@handbill/contract';
import * as z from 'zod';
import { faultMessage } from './fault-message.ts';
import { quoted } from './quoted.ts';
import { mostSimilar, snakeCase } from './most-similar.ts';
import { fieldSynonyms } from './synonyms.ts';

/** The fields of some kind of content that its definition says are called so elsewhere. */
const fieldsOfKinds = new Map<string, string[]>();
for (const { synonyms: ofKind = {} } of Object.values<Pick<ContentTypeDefinition, 'synonyms'>>(contentTypes))
  for (const [field, names] of Object.entries(ofKind))
    for (const name of names ?? []) fieldsOfKinds.set(name, [...(fieldsOfKinds.get(name) ?? []), field]);

const parts = new Set(Object.values(contentTypes).flatMap(({ output }) => Object.keys(output.shape)));

const fieldsCalled = (name: string): readonly string[] => [
  ...(parts.has(name) ? [`output.${name}`] : []),
  ...(Object.hasOwn(fieldSynonyms, name) ? (fieldSynonyms[name] ?? []) : []),
  ...(fieldsOfKinds.get(name) ?? []),
];

/** The field that was probably meant: one that a listed synonym stands for, else the one with the most similar spelling. */
function nearestField(unknown: string, known: readonly string[]): string | undefined {
  const name = snakeCase(unknown);
  const isKnown = (field: string): boolean => known.includes(field.split('.', 1)[0] ?? field);
  return fieldsCalled(name).find(isKnown) ?? mostSimilar(name, known);
}

/** The faults that a problem names, and how many there are besides. */
export interface Faults {
  readonly named: readonly Fault[];
  readonly omitted: number;
}

const escaped = (name: PropertyKey) => quoted(String(name)).replaceAll('~', '~0').replaceAll('/', '~1');

/** The JSON Pointer of a path. Names that no field has are shortened. */
export const pointerOf = (path: readonly PropertyKey[]): string => path.map((name) => `/${escaped(name)}`).join('');

/** The code that a program switches on. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return typeof issue.params?.['fault'] === 'string' ? issue.params['fault'] : 'invalid';
  if (issue.message.startsWith('is required')) return 'required';
  if (issue.code === 'invalid_value' || (issue.code === 'invalid_union' && issue.path.at(-1) === 'type')) return 'invalid_choice';
  return issue.code === 'invalid_union' ? 'invalid_format' : issue.code;
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** The members of a zod object, or of a union of objects, that are read here. */
interface Introspected {
  readonly shape?: Shape;
  readonly options?: readonly { readonly shape: Shape }[];
}

/** Prepares something of the fields that an input may have; for a union, of those of the member that the input's `type` names. */
export function ofFields<Made>(input: z.ZodType, make: (fields: Shape) => Made): (raw: unknown) => Made | undefined {
  const { shape = {}, options } = input as Introspected;
  if (options === undefined) {
    const made = make(shape);
    return () => made;
  }
  const typeIn = ({ type }: Shape): unknown => (type as { readonly value?: unknown } | undefined)?.value;
  const byType = new Map(options.map((option) => [typeIn(option.shape), make(option.shape)]));
  return (raw) => byType.get((raw as { readonly type?: unknown } | null)?.type);
}

/** The kinds of content that have a field: a call that takes those of any kind refuses those of others than the record's. */
const kindsWith = (field: string): string =>
  Object.values(contentTypes)
    .flatMap(({ name, keptRequest }) => (Object.hasOwn(keptRequest.shape, field) ? [name] : []))
    .join(', ');

/** Every name that some field of an input has. */
export function fieldNames(input: z.ZodType): ReadonlySet<string> {
  const { shape = {}, options = [] } = input as Introspected;
  return new Set([shape, ...options.map((option) => option.shape)].flatMap((fields) => Object.keys(fields)));
}

/** Where a field of an operation's input is in a request, and the pointer that names it there. */
export function faultPlaces({ pathParameters, hasBody }: Operation): {
  readonly placeOf: (path: readonly PropertyKey[]) => Fault['in'];
  readonly pointerIn: (path: readonly PropertyKey[]) => string;
} {
  const placeOf = ([first]: readonly PropertyKey[]): Fault['in'] => {
    if (pathParameters.includes(String(first))) return 'path';
    return hasBody ? 'body' : 'query';
  };
  // A list in a query is one repeated parameter: the fault names the parameter.
  return { placeOf, pointerIn: (path) => pointerOf(placeOf(path) === 'query' ? path.slice(0, 1) : path) };
}

/** Prepares the reading of zod's issues as faults, an unknown field with the one probably meant. Beyond a hundred they are only counted. */
export function faultReader(operation: Operation): (issues: readonly z.core.$ZodRawIssue[], raw: unknown) => Faults {
  const fieldsOf = ofFields(operation.input, (fields) => Object.keys(fields));
  const { placeOf, pointerIn } = faultPlaces(operation);

  const isByKind = 'options' in operation.input;

  const hintFor = (name: string, raw: unknown): string => {
    const known = fieldsOf(raw) ?? [];
    // A call for any kind refuses a field of others than the record's, or than the `type` that is sent.
    const kinds = isByKind || known.includes(name) ? kindsWith(name) : '';
    if (kinds !== '') return `, but of ${kinds}`;
    const meant = nearestField(name, known);
    return meant === undefined ? '' : `: did you mean ${meant}?`;
  };
  const unknownField = (path: readonly PropertyKey[], raw: unknown): Fault => {
    const message = `is not a field of this call${path.length === 1 ? hintFor(String(path[0]), raw) : ''}`;
    return { in: placeOf(path), pointer: pointerOf(path), code: 'unknown_field', message };
  };
  const faultyField = (raw: z.core.$ZodRawIssue): Fault => {
    const issue = z.core.util.finalizeIssue(raw, { error: faultMessage }, z.core.config());
    return { in: placeOf(issue.path), pointer: pointerIn(issue.path), code: codeOf(issue), message: issue.message };
  };

  return (issues, raw) => {
    const named: Fault[] = [];
    let omitted = 0;
    const add = (fault: () => Fault) => {
      if (named.length < maxFaults) named.push(fault());
      else omitted += 1;
    };
    for (const issue of issues) {
      if (issue.code !== 'unrecognized_keys') add(() => faultyField(issue));
      else for (const key of issue.keys) add(() => unknownField([...(issue.path ?? []), key], raw));
    }
    return { named, omitted };
  };
}
