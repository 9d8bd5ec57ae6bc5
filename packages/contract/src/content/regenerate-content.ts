import * as z from 'zod';
import type { ContentRequestInput } from './content-request.ts';
import { ContentRef } from './content.ts';
import { ContentTypeName, contentTypes } from './types/registry.ts';

type NameOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Fields of any kind's brief. */
type BriefChanges = {
  [K in Exclude<NameOf<ContentRequestInput>, 'source_content_id'>]?: ValueOf<ContentRequestInput, K> | null | undefined;
};

/** A field as it is sent, which may be left out whatever it defaults to. */
const sent = (field: z.ZodType): z.ZodType => (field instanceof z.ZodPipe ? (field.def.in as z.ZodType) : z.nullish(field));

const bare = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodOptional || field instanceof z.ZodNullable ? bare(field.unwrap() as z.ZodType) : field;

/** One schema for a field that several kinds have, each with its own rule: the handler holds the rule of the kind. */
function anyOf(fields: readonly z.ZodType[]): z.ZodType {
  const [first = z.unknown(), ...others] = [...new Set(fields.map(bare))];
  if (others.length === 0) return first;
  const all = [first, ...others];
  const { examples } = first.meta() ?? {};
  const shown = (schema: z.ZodType) => (examples === undefined ? schema : schema.meta({ examples }));
  if (all.every((one) => one instanceof z.ZodEnum)) return shown(z.enum([...new Set(all.flatMap(({ options }) => options.map(String)))]));
  if (!all.every((one) => one instanceof z.ZodNumber)) return shown(z.union(all));
  const [lowest, highest] = [Math.min(...all.map(({ minValue }) => minValue ?? 0)), Math.max(...all.map(({ maxValue }) => maxValue ?? 0))];
  return shown(z.int().min(lowest).max(highest));
}

const definitions = Object.values(contentTypes).map(({ name, request }) => ({ name, shape: request.shape as Record<string, z.ZodType> }));
const names = [...new Set(definitions.flatMap(({ shape }) => Object.keys(shape)))].filter(
  (name) => name !== 'type' && name !== 'source_content_id',
);

/** A field of any kind's brief, with the kinds that have it where those are not all. */
function briefChange(field: string): z.ZodType {
  const having = definitions.filter(({ shape }) => Object.hasOwn(shape, field));
  const fields = having.flatMap(({ shape }) => (shape[field] === undefined ? [] : [sent(shape[field])]));
  const schema = anyOf(fields);
  const [description = ''] = (bare(fields[0] ?? schema).meta()?.description ?? '').split('\n\n');
  const kinds = having.map(({ name }) => `\`${name}\``).join(', ');
  const described = having.length === definitions.length ? description : `${description}. Only of ${kinds}`;
  return z.nullish(schema).describe(described);
}

const briefChanges = Object.fromEntries(names.map((name) => [name, briefChange(name)]));

export interface RegenerateContent extends BriefChanges {
  id: string;
}

/** Changes are valid if the whole brief is, so the handler parses them. */
export const RegenerateContent = z
  .strictObject({
    ...ContentRef.shape,
    type: ContentTypeName.nullish().describe('The kind of the source, which cannot change'),
    ...briefChanges,
  })
  // The compiler does not see which fields all the kinds' briefs have together: `BriefChanges` derives it from their types.
  .meta({
    id: 'RegenerateContent',
    description: 'Changes to the brief of the source, in fields of its kind. The whole brief has to be valid',
  }) as z.ZodType<RegenerateContent, RegenerateContent>;
