import {
  statusOf,
  type BrandVoice,
  type CampaignBrief,
  type CheckedContent,
  type Content,
  type ContentRequest,
  type TextToCheck,
} from '@handbill/contract';
import * as z from 'zod';
import { definitionOf, recordText, titleOf, unwrapped, type AnyDefinition, type AnyOutput } from '../kinds/definition-of.ts';
import { checkContent, outcomeOf } from './check-content.ts';

export function checkGiven({ output, ...brief }: TextToCheck, campaign: CampaignBrief | null, voice: BrandVoice | null): CheckedContent {
  const definition = definitionOf(brief);
  const missing: string[] = [];
  const whole = completed(output, definition.output, missing) as AnyOutput;
  const checks = checkContent(requestOf(brief, whole, definition), whole, { truncated: false, missing, campaign, voice });
  return { outcome: outcomeOf(checks), checks };
}

/** Checks a person's edit of a record's output, by the rules that hold for the writer. A title of its own stays. */
export function checkEdit(
  { request, title, output: before }: Pick<Content, 'request' | 'title' | 'output'>,
  output: AnyOutput,
  campaign: CampaignBrief | null,
  voice: BrandVoice | null,
) {
  const checks = checkContent(request, output, { truncated: false, campaign, voice });
  const hasOwnTitle = before !== null && title !== titleOf(request, before);
  return {
    status: statusOf(checks),
    title: hasOwnTitle ? title : titleOf(request, output),
    text: recordText(request, output),
    checks,
  };
}

/** A brief with the wishes that were sent. How many items of a list were wanted is, where it is not said, how many there are. */
function requestOf(brief: Omit<TextToCheck, 'output'>, output: object, { output: schema }: AnyDefinition): ContentRequest {
  const counts = Object.entries(output).flatMap(([name, items]) =>
    Array.isArray(items) && brief[name] === null && isListOfObjects(schema.shape[name]) ? [[name, Math.max(1, items.length)] as const] : [],
  );
  // A brief of texts that are empty where nothing was said: no rule asks for anything then.
  return { ...brief, ...Object.fromEntries(counts) } as ContentRequest;
}

const isListOfObjects = (schema: unknown): boolean => schema instanceof z.ZodArray && schema.element instanceof z.ZodObject;

/** An output in which every part is there: an empty text or list where it is missing, so that `required_part` names it. */
function completed(value: unknown, schema: z.core.$ZodType, missing: string[], pointer = ''): unknown {
  const isNullable = schema instanceof z.ZodNullable;
  const plain = unwrapped(schema);
  if (value === null || value === undefined) {
    if (isNullable) return null;
    if (plain instanceof z.ZodObject) return completed({}, plain, missing, pointer);
    missing.push(pointer);
    return plain instanceof z.ZodArray ? [] : '';
  }
  if (plain instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown, index) => completed(item, plain.element, missing, `${pointer}/${index}`));
  if (!(plain instanceof z.ZodObject)) return value;
  return Object.fromEntries(
    Object.entries(plain.shape).map(([name, field]) => [
      name,
      completed(Reflect.get(Object(value), name), field as z.core.$ZodType, missing, `${pointer}/${name}`),
    ]),
  );
}
