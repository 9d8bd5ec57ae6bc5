import { jsonSchemaOf, type ContentTypeDefinition, type contentTypes } from '@handbill/contract';
import type { KindLayout, LayoutPart } from './operation-row.ts';

interface Schema {
  readonly type?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const mark = '\u0001';

/** An output in which each text is its own pointer, and each list has one item. */
function pointersIn(schema: Schema, pointer: string): unknown {
  const [first = schema] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (first.properties !== undefined)
    return Object.fromEntries(Object.entries(first.properties).map(([name, member]) => [name, pointersIn(member, `${pointer}/${name}`)]));
  return first.items === undefined ? `${mark}${pointer}${mark}` : [pointersIn(first.items, `${pointer}/*`)];
}

/** The pointers to parts of the whole that there are none of, by platform. */
function absentParts({ request, keptRequest, required, example }: ContentTypeDefinition): KindLayout['absent'] {
  const { shape } = request as unknown as { readonly shape: { readonly platform?: { readonly options: readonly string[] } } };
  return Object.fromEntries(
    (shape.platform?.options ?? []).map((name) => {
      const parts = required(keptRequest.parse({ ...(example.request as object), platform: name }));
      return [name, parts.filter(({ pointer, max }) => max === 0 && !pointer.includes('*')).map(({ pointer }) => pointer)];
    }),
  );
}

/** Where each part stands in the Markdown of a kind, read from a text that its own definition has put together. */
export function deriveLayout(kind: (typeof contentTypes)[keyof typeof contentTypes]): KindLayout {
  const schema = jsonSchemaOf(kind.output, 'output') as { readonly $defs?: Readonly<Record<string, Schema>> } & Schema;
  const inlined = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if ('$ref' in part) return inlined(schema.$defs?.[String(part.$ref).replace('#/$defs/', '')]);
    return Array.isArray(part) ? part.map(inlined) : Object.fromEntries(Object.entries(part).map(([name, one]) => [name, inlined(one)]));
  };
  const { $defs: _, ...own } = inlined(schema) as { $defs?: unknown } & Schema;
  const write = kind.markdown as (output: unknown, request: { link: null }) => string;
  const text = write(pointersIn(own, ''), { link: null });
  const lines = text.split('\n').map((line) => line.split(mark));
  const parts = lines.flatMap(([open = '', pointer, close = ''], at): LayoutPart[] => {
    if (pointer !== undefined) return [{ pointer, open, close }];
    // A heading that only counts begins an item of the list behind it, such as a variant.
    const [list] =
      lines
        .slice(at)
        .find(([, next]) => next !== undefined)?.[1]
        ?.split('/*') ?? [];
    return /^#+ .*\d$/.test(open) ? [{ pointer: `${list ?? ''}/*`, open: open.replace(/\d+$/, ''), close: '' }] : [];
  });
  return {
    name: kind.name,
    parts,
    fields: Object.entries(own.properties ?? {}).flatMap(([name, { items }]) => (items?.properties === undefined ? [name] : [])),
    isPlain: kind.isPlain ?? false,
    absent: absentParts(kind),
    hashtags: kind.hashtags?.listed ?? null,
  };
}
