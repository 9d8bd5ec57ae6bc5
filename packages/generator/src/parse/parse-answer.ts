import { splitText, type Steps } from '@handbill/contract';
import type { AnyDefinition, AnyOutput } from '../definition-of.ts';
import { coerceOutput } from './coerce-output.ts';
import { findCandidates, type Candidate } from './find-output.ts';
import { jsonValues, parseShort, type JsonInText } from './json-values.ts';
import { labelledParts } from './labelled-parts.ts';
import { isFilled, isObject, Members } from './members.ts';
import { taggedParts } from './tagged-parts.ts';

/** What could be read from an answer; `output` is `null` if nothing in it has the right shape. */
export interface ParsedAnswer {
  readonly output: AnyOutput | null;
  /** The answer ended before its JSON did. */
  readonly truncated: boolean;
  /** JSON Pointer to the part that it breaks off in; `null` if it is whole, or breaks off in no part. */
  readonly brokenAt: string | null;
  /** JSON Pointers to the parts that the answer does not have: they are empty in `output`. */
  readonly missing: readonly string[];
  /** Why a person has to look whether the right text was read; `null` if there is no doubt. */
  readonly doubt: string | null;
}

/**
 * Reads an answer without thoughts leniently, in steps: plain JSON, or fenced, surrounded by prose, wrapped in something, cut off, almost
 * JSON, or no JSON but with names before its parts. Of several objects the best filled is read, and of these the last.
 */
export function* parseAnswer(definition: AnyDefinition, answer: string): Steps<ParsedAnswer> {
  const values = yield* jsonValues(answer);
  let best = yield* bestOf(definition, values, answer);
  if (best !== undefined) best = { ...best, doubt: best.doubt ?? doubtAround(answer, values) };
  for (const other of best === undefined || best.missing.length > 0 ? otherForms(answer) : []) {
    const read = yield* bestOf(definition, yield* jsonValues(other), other);
    if (read !== undefined && read.filled > (best?.filled ?? 0)) best = read;
  }
  if (best !== undefined) return withoutCount(best);
  const tagged = yield* taggedParts(definition, answer);
  const parts = tagged ?? (yield* labelledParts(definition, answer));
  const read = parts === undefined ? undefined : yield* bestOf(definition, [{ ...parts, start: 0, end: answer.length }]);
  const truncated = values.some((value) => value.truncated);
  if (read === undefined) return { output: null, truncated, brokenAt: null, missing: [], doubt: null };
  return withoutCount(
    tagged === undefined ? { ...read, doubt: 'The answer was no JSON: its parts were told by the words before them.' } : read,
  );
}

const withoutCount = ({ filled: _, ...read }: BestRead): ParsedAnswer => read;

/** How many candidates are read, of those with the most parts: the last. */
const maxRead = 20;

/** The best filled output in some values of an answer. */
function* bestOf(definition: AnyDefinition, values: readonly JsonInText[], answer = ''): Steps<BestRead | undefined> {
  const candidates = yield* findCandidates(definition, values);
  const likely = candidates
    .toSorted((one, other) => one.fields.length - other.fields.length)
    .slice(-maxRead)
    .toSorted((one, other) => candidates.indexOf(one) - candidates.indexOf(other));
  let best: (Read & { readonly candidate: Candidate }) | undefined;
  for (const candidate of likely) {
    const read = yield* readCandidate(definition, candidate);
    if (read !== undefined && read.filled >= (best?.filled ?? 0)) best = { ...read, candidate };
  }
  if (best === undefined) return undefined;
  const { candidate, output, missing, brokenAt, filled } = best;
  const later = candidates.filter(({ index, fields }) => index > candidate.index && fields.length * 2 >= filled);
  const { isUnclosed = false, isMended = false, isPiece = false, isStrict = false, start = 0, end = 0 } = values[candidate.index] ?? {};
  // What breaks off behind the text that was read may have been meant to take its place.
  const truncated = values.some((value, index) => value.truncated && index >= candidate.index) || (isUnclosed && missing.length > 0);
  const doubt =
    later.length > 0
      ? 'The answer has several texts, and the last of them is not the best filled, which was read.'
      : isPiece || (isMended && hasUnread(definition, candidate)) || (!isStrict && (yield* hasLost(answer.slice(start, end), output)))
        ? 'The answer is not quite JSON, and some of it was read as none of the parts.'
        : null;
  return { output, truncated, brokenAt: truncated ? brokenAt : null, missing, doubt, filled };
}

type BestRead = ParsedAnswer & Pick<Read, 'filled'>;

/** Whether there are members with texts beside the parts: where a quotation mark was not escaped, the rest of a text may be in them. */
function hasUnread({ output }: AnyDefinition, { object }: Candidate): boolean {
  const members = new Members(object, output);
  const read = new Set(Object.keys(output.shape).flatMap((field) => members.find(field)?.path ?? []));
  return Object.keys(object).some((name) => !read.has(name) && isFilled(object[name]) && typeof object[name] === 'string');
}

/** Names, and what is said beside a text, may be longer than the names of its parts. */
const mayBeLost = (letters: number): number => 30 + letters / 50;

function* lettersIn(json: string): Steps<number> {
  let count = 0;
  for (const piece of splitText(json)) {
    count += piece.replace(/\\(?:u[\da-f]{4}|.)/gi, '').match(/\p{L}/gu)?.length ?? 0;
    yield;
  }
  return count;
}

/** Whether an output has fewer letters than what it was read from: where signs are missing, one part may have taken the place of another. */
function* hasLost(json: string, output: AnyOutput): Steps<boolean> {
  const letters = yield* lettersIn(json);
  return letters - (yield* lettersIn(JSON.stringify(output))) > mayBeLost(letters);
}

interface Read extends Pick<ParsedAnswer, 'missing' | 'brokenAt'> {
  readonly output: AnyOutput;
  /** How many of its parts are filled. */
  readonly filled: number;
}

function* readCandidate(definition: AnyDefinition, { object, cut }: Candidate): Steps<Read | undefined> {
  const { value, missing, brokenAt } = yield* coerceOutput(definition.output, object, cut);
  const parsed = definition.output.safeParse(withPlainHashtags(definition, value));
  if (!parsed.success) return undefined;
  // The definition's own schema has just said that it is one of its outputs.
  const output = parsed.data as AnyOutput;
  const filled = Object.values(output).filter((part) => isFilled(part)).length;
  // One that is empty in all its parts is one only if it has them all.
  return filled === 0 && missing.length > 0 ? undefined : { output, missing, brokenAt, filled };
}

/** Hashtags are listed without `#`, however the model wrote them. */
function withPlainHashtags({ hashtags }: AnyDefinition, output: unknown): unknown {
  if (hashtags === undefined || !isObject(output)) return output;
  const tags = output[hashtags.listed];
  if (!Array.isArray(tags)) return output;
  const plain = tags.map((tag: unknown) => (typeof tag === 'string' ? plainHashtag(tag) : tag)).filter((tag) => tag !== '');
  return { ...output, [hashtags.listed]: [...new Set(plain)] };
}

/** A hashtag as it is listed. */
export const plainHashtag = (tag: string): string => tag.trim().replace(/^[#＃]+/, '');

/** What an answer without JSON may be made JSON by: it is a string with JSON in it, lacks its first bracket, or is escaped. */
function* otherForms(answer: string): Generator<string> {
  const text = answer
    .trim()
    .replace(/^```\w*\s*/, '')
    .replace(/\s*```$/, '');
  const encoded = /^["']\s*[{[]/.test(text) ? parseShort(text) : undefined;
  if (typeof encoded === 'string') yield encoded;
  if (/^["'“]?[\p{L}_][\p{L}\w -]{0,60}["'”]?\s{0,20}:\s{0,20}["'“[{]/u.test(text)) yield text.endsWith('}') ? `{${text}` : `{${text}}`;
  if (/[{,[]\s{0,20}&quot;/.test(text)) yield text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  if (/[{,[]\s{0,20}\\"/.test(text)) yield text.replace(/\\(["\\n])/g, (_, sign: string) => (sign === 'n' ? '\\n' : sign));
}

/** Where a text may be one of the model’s drafts, or says that it is not whole. */
function doubtAround(answer: string, values: readonly JsonInText[]): string | null {
  const before = answer.slice(Math.max(0, (values[0]?.start ?? 0) - 120), values[0]?.start ?? 0);
  const after = answer.slice(values.at(-1)?.end ?? answer.length).slice(0, 4_000);
  if (values.length === 1 && draftWords.test(before)) return 'The words before the text call it a draft.';
  if (thinkingWords.test(after)) return 'The model went on thinking after the text that was read.';
  return restWords.test(after) ? 'The words after the text say that it is not whole.' : null;
}

const draftWords =
  /\b(?:(?:first|rough|initial|quick) (?:draft|try|attempt|version|pass|idea)|draft(?: ?\d| one)?|attempt ?\d?|step 1|entwurf|brouillon|borrador|bozza)\b[^{}\n]{0,40}\s*(?:```\w*\s*)?$/i;
const thinkingWords =
  /(?:^|[.!?\n]\s*)(?:wait|hmm+|hm|actually|let me (?:check|count|see|re|verify|fix|revise|refine|try|think|adjust|shorten|rewrite|improve)|let['’]s (?:check|count|see|re|verify|fix|refine|think|adjust)|but (?:the|wait|i)|i (?:need to|should|could|must|have to|think)|we (?:need to|should|could|must)|(?:this|that) (?:is|might be|seems|exceeds|could be) (?:too|over|a bit)|now (?:check|count|i|let|we)|step \d|next,)\b/i;
const restWords =
  /\b(?:(?:i|i['’]ll|we) (?:will )?continue|to be continued|continued in|continue with (?:the )?(?:rest|next)|the rest (?:of|will|follows)|remaining (?:sections?|parts?)|part (?:1|one) of|cut off|truncat(?:ed|ing)|left out|omitted|ran out of|reached (?:the|my) (?:limit|maximum)|shortened (?:due|because|for)|fortsetzung|(?:la )?suite (?:dans|au|suit)|continuar[áé])\b/i;
