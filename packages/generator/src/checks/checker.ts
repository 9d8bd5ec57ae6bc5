import type { CheckContent, ContentRequest } from '@handbill/contract';
import type { Checker } from '@handbill/operations';
import * as z from 'zod';
import { definitionOf, unwrapped, type AnyDefinition, type AnyOutput } from '../definition-of.ts';
import { runInTurns } from '../run-in-turns.ts';
import { titleOf } from '../title-of.ts';
import { checkContent, outcomeOf, statusOf } from './check-content.ts';

/** Checks texts that others wrote, in turns of the event loop. */
export const checker: Checker = {
  async check({ output, ...asked }, campaign) {
    const definition = definitionOf(asked);
    const whole = completed(output, definition.output) as AnyOutput;
    const checks = await runInTurns(checkContent(requestOf(asked, whole, definition), whole, { truncated: false, campaign, definition }));
    return { outcome: outcomeOf(checks), checks };
  },
  async checkEdit(request, output, campaign) {
    const checks = await runInTurns(checkContent(request, output, { truncated: false, campaign }));
    return { status: statusOf(checks), text: definitionOf(request).markdown(output), checks };
  },
  titleOf,
};

/** A brief with what was asked for. How many items of a list were wanted is, where it is not said, how many there are. */
function requestOf(asked: Omit<CheckContent, 'output'>, output: object, { output: schema }: AnyDefinition): ContentRequest {
  const counts = Object.entries(output).flatMap(([name, items]) =>
    Array.isArray(items) && asked[name] === null && isListOfObjects(schema.shape[name]) ? [[name, Math.max(1, items.length)] as const] : [],
  );
  // A brief of texts that are empty where nothing was said: no rule asks for anything then.
  return { ...asked, ...Object.fromEntries(counts) } as unknown as ContentRequest;
}

const isListOfObjects = (schema: unknown): boolean => schema instanceof z.ZodArray && schema.element instanceof z.ZodObject;

/** An output in which every part is there: an empty text or list where it is missing, so that `required_part` names it. */
function completed(value: unknown, schema: z.core.$ZodType): unknown {
  const isNullable = schema instanceof z.ZodNullable;
  const plain = unwrapped(schema);
  if (value === null || value === undefined) return isNullable ? null : empty(plain);
  if (plain instanceof z.ZodArray && Array.isArray(value)) return value.map((item: unknown) => completed(item, plain.element));
  if (!(plain instanceof z.ZodObject)) return value;
  return Object.fromEntries(
    Object.entries(plain.shape).map(([name, field]) => [name, completed(Reflect.get(Object(value), name), field as z.core.$ZodType)]),
  );
}

function empty(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodObject) return completed({}, schema);
  return '';
}
