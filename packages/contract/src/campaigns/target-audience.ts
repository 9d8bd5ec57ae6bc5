import * as z from 'zod';
import { isPlainObject, jsonFault } from '../fields/plain-object.ts';
import { text } from '../fields/text.ts';

const maxBytes = 16_384;
const maxDepth = 5;
/** The most that fit into `maxBytes`: a member takes at least five bytes, `"a":1`, an item of a list two, `1,`. */
const [maxMembers, maxItems] = [maxBytes / 5, maxBytes / 2];

const words = (description: string, ...example: string[]) =>
  z
    .array(text(1, maxBytes))
    .max(maxItems)
    .nullish()
    .meta({ description, examples: [example] });
const age = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(150)
    .nullish()
    .meta({ description, examples: [example] });

/** The members of an audience that Handbill knows, all of them optional. */
const knownAudience = z.object({
  description: text(0, maxBytes)
    .nullish()
    .meta({ description: 'The audience in a few words', examples: ['Owners of small bakeries'] }),
  locations: words('Places of residence', 'Lisbon', 'Porto'),
  languages: words('Languages', 'Portuguese'),
  age_min: age('Minimum age in years', 25),
  age_max: age('Maximum age in years; not below `age_min`', 60),
  interests: words('Interests', 'baking'),
  job_titles: words('Job titles', 'Baker'),
  industries: words('Industries', 'Food'),
  segments: words('Names of your own segments', 'newsletter readers'),
});

const utf8 = new TextEncoder();
const compiledAudience = z.compile(knownAudience);

/** The audience of a campaign. Unknown members are kept as they are, whatever their names. */
export type TargetAudience = z.infer<typeof knownAudience> & { [member: string]: unknown };

function check(payload: z.core.ParsePayload): void {
  const { value: input } = payload;
  if (!isPlainObject(input)) {
    payload.issues.push({ code: 'invalid_type', expected: 'object', input });
    return;
  }
  // The members of a value that is too large are not checked: there may be a hundred thousand faulty ones.
  if (Object.keys(input).length > maxMembers || itemsIn(input) > maxItems) return refuseSize(payload);
  const fault = jsonFault(input, maxDepth);
  if (fault !== undefined)
    payload.issues.push({ code: 'custom', path: [...fault.path], message: `${fault.message} (at most ${maxDepth} levels of JSON)`, input });
  else if (isTooBig(JSON.stringify(input))) return refuseSize(payload);
  // Issues without messages: these are added when the whole request has been parsed.
  const { value, issues } = compiledAudience._zod.run({ value: input, issues: [] }, { async: false }) as z.core.ParsePayload<
    Record<string, unknown>
  >;
  for (const issue of issues) payload.issues.push(issue);
  if (issues.length === 0) payload.value = merged(input, value);
}

/** In the lists that are members. */
const itemsIn = (input: object): number =>
  Object.values(input).reduce((items: number, member: unknown) => items + (Array.isArray(member) ? member.length : 0), 0);

function refuseSize({ issues, value: input }: z.core.ParsePayload): void {
  const message = 'must be at most 16 kB of JSON';
  issues.push({ code: 'too_big', origin: 'string', maximum: maxBytes, inclusive: true, message, input });
}

/** The input with its known members as parsed; known members that are `null` are left out. */
function merged(input: object, parsed: Record<string, unknown>): object {
  const whole: Record<string, unknown> = {};
  for (const name of Object.keys(input)) {
    const value = (Object.hasOwn(parsed, name) ? parsed : (input as Record<string, unknown>))[name];
    if (value === null && Object.hasOwn(knownAudience.shape, name)) continue;
    // A member may be called `__proto__`: assigned, it would be the prototype.
    if (name === '__proto__') Object.defineProperty(whole, name, { value, enumerable: true, configurable: true, writable: true });
    else whole[name] = value;
  }
  return whole;
}

/** A UTF-16 unit takes at most three bytes, so a short one needs no count. */
const isTooBig = (json: string) => json.length * 3 > maxBytes && utf8.encode(json).length > maxBytes;

const { $schema: _, ...documented } = z.toJSONSchema(knownAudience, { io: 'input' });

export const TargetAudience = z
  .unknown()
  .check(check)
  .meta({
    ...documented,
    id: 'TargetAudience',
    additionalProperties: true,
    description: 'The target audience. Other members are kept as they are, whatever their names. At most 16 kB of JSON and 5 levels.',
    examples: [{ description: 'Owners of small bakeries', locations: ['Lisbon'], age_min: 25, loyalty_tier: 'gold' }],
  }) as z.ZodType as z.ZodType<TargetAudience, TargetAudience>;
