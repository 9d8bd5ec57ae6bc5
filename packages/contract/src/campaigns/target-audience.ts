import * as z from 'zod';
import { jsonFault } from '../fields/json-fault.ts';
import { knownAudience } from './known-audience.ts';

const maxBytes = 16_384;
const maxDepth = 5;
const utf8 = new TextEncoder();
const known = z.compile(knownAudience);

/** Whom a campaign speaks to. Members that Handbill does not know are kept as they are, whatever their names. */
export type TargetAudience = z.infer<typeof knownAudience> & { [member: string]: unknown };

function check(payload: z.core.ParsePayload): void {
  const { value: input } = payload;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    payload.issues.push({ code: 'invalid_type', expected: 'object', input });
    return;
  }
  const parsed = known.safeParse(input);
  if (!parsed.success) payload.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, input }) as z.core.$ZodRawIssue));
  const fault = jsonFault(input, maxDepth);
  if (fault !== undefined) payload.issues.push({ code: 'custom', path: [...fault.path], message: `${fault.message} (at most ${maxDepth} levels of JSON)`, input });
  else if (utf8.encode(JSON.stringify(input)).length > maxBytes) payload.issues.push({ code: 'too_big', origin: 'string', maximum: maxBytes, inclusive: true, message: 'must be at most 16 kB of JSON', input });
  if (parsed.success) payload.value = merged(input, parsed.data);
}

/** Own entries throughout: a member may be called `__proto__`. */
function merged(input: object, read: Record<string, unknown>): object {
  const entries = Object.entries(input).map(([name, member]) => [name, Object.hasOwn(read, name) ? read[name] : member] as const);
  return Object.fromEntries(entries.filter(([name, member]) => member !== null || !(name in knownAudience.shape)));
}

const { $schema: _, ...documented } = z.toJSONSchema(knownAudience, { io: 'input' });

export const TargetAudience = z.unknown().check(check).meta({
  ...documented,
  id: 'TargetAudience',
  additionalProperties: true,
  description: 'Whom the campaign speaks to. Other members are kept as they are, whatever their names. At most 16 kB of JSON and 5 levels.',
  examples: [{ description: 'Owners of small bakeries', locations: ['Lisbon'], age_min: 25, loyalty_tier: 'gold' }],
}) as z.ZodType as z.ZodType<TargetAudience, TargetAudience>;
