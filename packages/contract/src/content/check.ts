import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { Span } from '../fields/span.ts';

/** The rules of checks. */
export const checkRules = [
  'length',
  'platform_limit',
  'keyword',
  'hashtag',
  'required_part',
  'truncation',
  'placeholder',
  'refusal',
  'duplicate',
  'markup',
  'language',
  'unsupported_figure',
  'unsupported_link',
  'link',
  'seo_length',
  'editorial',
  'style',
  'readability',
  'forbidden_word',
  'term',
  'disclaimer',
  'copied',
  'topic',
  'must_say',
  'artifact',
] as const;
/** The rule of a second reader: a model, and no code. */
const reviewRule = 'review';
const CheckRule = extensibleEnum([...checkRules, reviewRule]).meta({ id: 'CheckRule', description: 'What a text is checked for' });

/** Records of the last release have no measures and no places: they are read as `null`. */
const later = <T extends z.ZodType>(schema: T, description: string) => z.nullable(schema).default(null).describe(description);

const Bounds = z
  .object({
    min: z.number().nullable().describe('The least'),
    max: z.number().nullable().describe('The most'),
  })
  .meta({ id: 'CheckLimit', description: 'The least and the most, both included; `null` where there is no such bound' });
/** The kinds of objections of a second reader. */
export const reviewKinds = [
  'unsupported_claim',
  'contradicts_brief',
  'form_of_address',
  'off_voice',
  'compliance',
  'off_brief',
  'weak',
] as const;
/** The kind of an objection of a second reader. */
export const ReviewKind = extensibleEnum(reviewKinds).meta({
  id: 'ReviewKind',
  description:
    'What a second reader objects to, in checks of the rule `review` alone: `unsupported_claim`, a claim, award or promise that the brief does not give; `contradicts_brief`, other than the brief says; `form_of_address`, not as it asks for; `off_voice`, not as the brand voice or the tone asks for; `compliance`, what the law or a regulator may forbid; `off_brief`, beside its point; `weak`, empty or clumsy wording',
});
export type ReviewKind = z.infer<typeof ReviewKind>;

/** The responsibility that a person has taken for the finding of a check. */
const Accepted = z
  .object({
    at: Instant.describe('When: RFC 3339, UTC, with milliseconds'),
    key_id: z.string().nullable().describe('The key that accepted it'),
    actor: z.string().nullable().describe('On whose behalf the key acted'),
    reason: z.string().nullable().describe('Why'),
  })
  .meta({ id: 'AcceptedCheck', description: 'That a person takes responsibility for what a check has found' });

/** How a check went. */
export const Outcome = z
  .enum(['pass', 'info', 'warn', 'fail'])
  .describe(
    '`fail` is what makes a text `needs_review`, and so does `warn` of the rule `topic`; any other `warn` is for people to judge, `info` for them to know',
  );
export type Outcome = z.infer<typeof Outcome>;

/** One thing that was checked, and how it went. */
export const Check = z
  .object({
    rule: CheckRule,
    outcome: Outcome,
    wanted: z.string().meta({ description: 'What was expected', examples: ['720–880 words'] }),
    found: z.string().meta({ description: 'What was found', examples: ['803 words'] }),
    measured: later(z.number(), 'The number that was measured, in `unit`'),
    limit: later(Bounds, 'What the number was compared with'),
    unit: later(z.string(), 'What `measured` counts: `words`, `characters`, `percent`, `times`'),
    pointer: z.string().nullable().describe('JSON Pointer to the narrowest part of `output` it is about; `null` for the whole'),
    excerpt: later(z.string(), 'The words that it is about, shortened'),
    span: later(Span, 'Where they are in the part at `pointer`'),
    message: z.string().describe('A sentence for a person'),
    accepted: z.optional(Accepted),
    kind: z.optional(ReviewKind),
    reason: z.optional(z.string().describe('Why, in the words of the second reader; only of the rule `review`')),
    suggestion: z.optional(z.string().describe('What it would write in its place; only of the rule `review`')),
  })
  .meta({ id: 'Check', description: 'One thing that was checked, and how it went' });
export type Check = z.infer<typeof Check>;

/** The members of the one check of a rule that did not end in time. */
export const notChecked = { wanted: 'a check in time', found: 'was not checked' } as const;
/** Rules that never fail. */
const warningRules: ReadonlySet<string> = new Set<Check['rule']>(['seo_length', 'markup', 'style', 'readability']);

const mightFail = ({ rule, wanted, found }: Check): boolean =>
  wanted === notChecked.wanted && found === notChecked.found && !warningRules.has(rule);

/** Whether a person has to look: at a check that fails, one that did not run and might fail, and a text that may be about something else. */
const needsPerson = (check: Check): boolean =>
  check.outcome === 'fail' || mightFail(check) || (check.rule === 'topic' && check.outcome === 'warn');

/** Whether a text can be published as it is. A check that needs a person does so until one has accepted it; other warnings do not. */
export const statusOf = (checks: readonly Check[]): 'ready' | 'needs_review' =>
  checks.some((check) => check.accepted === undefined && needsPerson(check)) ? 'needs_review' : 'ready';

/** The checks of a text, without a record of it. */
export const CheckedContent = z
  .object({
    outcome: Outcome.describe('The gravest outcome of all checks'),
    checks: z.array(Check).describe('One entry for each check'),
  })
  .meta({ id: 'CheckedContent', description: 'What a text was checked for' });
export type CheckedContent = z.infer<typeof CheckedContent>;
