import * as z from 'zod';
import type { ContentForm, FormList, FormPart, JsonSchema } from './content-form.ts';
import type { PlatformLimit } from './counting/platform-limit.ts';
import type { ContentTypeDefinition } from './definition/define-content-type.ts';
import { formSchema, inlined, titleOf, type Schema } from './form-schema.ts';

/** The members of a brief that improve a text most, best first. */
const helpful = ['facts', 'keywords', 'target_audience', 'hashtags', 'link', 'length', 'tone', 'language', 'brand_voice_id'];
/** They are set by the page that a form is on. */
const notInForms = new Set(['type', 'background', 'campaign_id', 'source_content_id']);

function requestSchema({ request }: ContentTypeDefinition): JsonSchema {
  const { properties = {}, required = [] } = formSchema(request);
  const names = Object.keys(properties).filter((name) => !notInForms.has(name));
  const rank = (name: string): number => {
    if (required.includes(name)) return -1;
    const at = helpful.indexOf(name);
    return at === -1 ? helpful.length : at;
  };
  const sorted = names.toSorted((one, other) => rank(one) - rank(other));
  return {
    type: 'object',
    properties: Object.fromEntries(sorted.map((name) => [name, properties[name] ?? {}])),
    required: required.filter((name) => !notInForms.has(name)),
  };
}

/** The role of a part, by its place: Markdown is a body, the first line of an output its title, that of a list's items a heading. */
function partOf(pointer: string, field: Schema, isFirst: boolean, isCounted: boolean): FormPart {
  const { type, description = '' } = field as { type?: string | string[]; description?: string };
  const name = pointer.split('/').findLast((step) => step !== '*') ?? '';
  const isItem = pointer.endsWith('/*');
  const isNullable = Array.isArray(type);
  const isMarkdown = description.startsWith('Markdown');
  const isInList = pointer.includes('*');
  const isBody = isMarkdown || isCounted || (isNullable && isInList);
  const first = isInList ? 'heading' : 'title';
  const role = isItem ? 'item' : isBody ? 'body' : isFirst ? first : 'line';
  return { pointer, label: titleOf(name), description, role, format: isMarkdown ? 'markdown' : 'plain', isLong: isBody, isNullable };
}

function partsOf({ output, length }: ContentTypeDefinition): Pick<ContentForm, 'parts' | 'lists'> {
  const { $defs = {}, $ref = '' } = z.toJSONSchema(output, { unrepresentable: 'any' }) as { $defs?: Record<string, Schema>; $ref?: string };
  const [parts, lists]: [FormPart[], FormList[]] = [[], []];
  const walk = (schema: Schema, pointer: string): void => {
    Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).forEach(([name, member], at) => {
      const field = inlined(member, $defs);
      const own = `${pointer}/${name}`;
      const items = field['items'] as Schema | undefined;
      if (items === undefined) parts.push(partOf(own, field, at === 0, length.counted.includes(own)));
      else if (items['properties'] === undefined)
        parts.push(partOf(`${own}/*`, { ...items, description: field['description'] }, false, false));
      else {
        lists.push({ pointer: own, label: titleOf(name) });
        walk(items, `${own}/*`);
      }
    });
  };
  walk($defs[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, '');
  return { parts, lists };
}

/** The form of a kind of content, as data. */
export function formOfKind(definition: ContentTypeDefinition): ContentForm {
  const { name, label, description, isPlain = false, example } = definition;
  const schema = requestSchema(definition);
  const by = Object.entries(schema.properties ?? {}).find(([member]) => member === 'platform');
  const values = by === undefined ? [''] : (by[1].enum ?? []);
  const limitsFor = (value: string): readonly PlatformLimit[] =>
    definition.limits(definition.keptRequest.parse({ ...(example.request as object), ...(by && { [by[0]]: value }) }));
  return {
    type: name,
    label,
    description,
    schema,
    helpful: helpful.filter((member) => schema.properties?.[member] !== undefined && !schema.required?.includes(member)),
    limitedBy: by?.[0] ?? null,
    limits: Object.fromEntries(values.map((value) => [value, limitsFor(value)])),
    ...partsOf(definition),
    isPlain,
    example: example as ContentForm['example'],
  };
}
