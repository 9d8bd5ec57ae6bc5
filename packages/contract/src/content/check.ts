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
/** The rule of a reviewing model: a model, and no code. */
const reviewRule = 'review';
const CheckRule = extensibleEnum([...checkRules, reviewRule]).meta({ id: 'CheckRule', description: 'The rule of a check' });

/** Records of the last release have no measures and no spans: they are parsed as `null`. */
const later = <T extends z.ZodType>(schema: T, description: string) => z.nullable(schema).default(null).describe(description);

const Bounds = z
  .object({
    min: z.number().nullable().describe('The minimum'),
    max: z.number().nullable().describe('The maximum'),
  })
  .meta({ id: 'CheckLimit', description: 'The allowed range, both bounds included; `null` for a bound that does not exist' });
/** The kinds of objections of a reviewing model. */
export const reviewKinds = [
  'unsupported_claim',
  'contradicts_brief',
  'form_of_address',
  'off_voice',
  'compliance',
  'off_brief',
  'weak',
] as const;
export const ReviewKind = extensibleEnum(reviewKinds).meta({
  id: 'ReviewKind',
  description:
    'The kind of objection in a check of the rule `review`: `unsupported_claim`, a claim, award or promise that the brief does not give; `contradicts_brief`, a contradiction to the brief; `form_of_address`, another form of address than requested; `off_voice`, another voice or tone than requested; `compliance`, wording that the law or a regulator may forbid; `off_brief`, beside the point of the brief; `weak`, empty or clumsy wording',
});
export type ReviewKind = z.infer<typeof ReviewKind>;

const Accepted = z
  .object({
    at: Instant.describe('Time of acceptance: RFC 3339, UTC, with milliseconds'),
    key_id: z.string().nullable().describe('The API key that accepted it'),
    actor: z.string().nullable().describe('The user on whose behalf the key acted'),
    reason: z.string().nullable().describe('The reason'),
  })
  .meta({ id: 'AcceptedCheck', description: 'The acceptance of a finding by a person, who takes responsibility for it' });

export const Outcome = z
  .enum(['pass', 'info', 'warn', 'fail'])
  .describe(
    '`fail` makes a text `needs_review`, and so does `warn` of the rule `topic`. Any other `warn` is for people to judge, `info` for their information',
  );
export type Outcome = z.infer<typeof Outcome>;

export const Check = z
  .object({
    rule: CheckRule,
    outcome: Outcome,
    wanted: z.string().meta({ description: 'The expected value', examples: ['720–880 words'] }),
    found: z.string().meta({ description: 'The found value', examples: ['803 words'] }),
    measured: later(z.number(), 'The measured number, in `unit`'),
    limit: later(Bounds, 'The allowed range of the number'),
    unit: later(z.string(), 'The unit of `measured`: `words`, `characters`, `percent`, `times`'),
    pointer: z.string().nullable().describe('JSON Pointer to the checked part of `output`, as narrow as possible; `null` for the whole'),
    excerpt: later(z.string(), 'The words of the finding, shortened'),
    span: later(Span, 'The range of these words in the part at `pointer`'),
    message: z.string().describe('The finding in a sentence, for people'),
    accepted: z.optional(Accepted),
    kind: z.optional(ReviewKind),
    reason: z.optional(z.string().describe('The reason that the reviewing model gives; only for the rule `review`')),
    suggestion: z.optional(z.string().describe('The wording that it suggests; only for the rule `review`')),
  })
  .meta({ id: 'Check', description: 'The result of one check' });
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

export const CheckedContent = z
  .object({
    outcome: Outcome.describe('The most severe outcome of all checks'),
    checks: z.array(Check).describe('One entry for each check'),
  })
  .meta({ id: 'CheckedContent', description: 'The checks of a text' });
export type CheckedContent = z.infer<typeof CheckedContent>;
