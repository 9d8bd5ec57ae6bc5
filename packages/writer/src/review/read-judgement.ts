import { ReviewKind, textParts } from '@handbill/contract';
import { withoutThoughts, type AnyOutput } from '@handbill/text';
import * as z from 'zod';
import { excerptFinder } from './find-excerpt.ts';
import type { Objection, Place } from './objection.ts';

const maxAnswer = 65_536;
const maxObjections = 20;
const maxFindings = 100;
const maxExcerpt = 300;
const maxSentence = 500;

const sentence = z.string().transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxSentence).toWellFormed());

const Finding = z.object({
  reason: sentence,
  pointer: z.nullish(z.string().max(200)),
  excerpt: z.nullish(z.string().max(maxExcerpt)),
  kind: ReviewKind,
  suggestion: z.nullish(sentence),
});
const Judgement = z.object({ findings: z.array(z.unknown()) });

function objectIn(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start === -1 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

/**
 * The objections of a judge's answer; `null`: it cannot be read. An objection whose words are in no part has no place; one of no kind, or without
 * a reason, is none. Of several at one place the first one counts.
 */
export function readJudgement(answer: string, output: AnyOutput): readonly Objection[] | null {
  if (answer.length > maxAnswer) return null;
  // As it came first: a string that looks like the mark of a thought may be quoted.
  const judgement = Judgement.safeParse(objectIn(answer) ?? objectIn(withoutThoughts(answer)));
  if (!judgement.success) return null;
  const find = excerptFinder(textParts(output));
  const objections = judgement.data.findings.slice(0, maxFindings).flatMap((one): readonly Objection[] => {
    const { data: finding } = Finding.safeParse(one);
    if (finding === undefined) return [];
    const { excerpt, kind, reason, suggestion } = finding;
    return [{ kind, place: find(excerpt ?? '', finding.pointer ?? null), reason, suggestion: suggestion ?? '' }];
  });
  const first = new Set(
    new Map(objections.toReversed().map((one) => [one.place === null ? one.reason : placeKey(one.place), one])).values(),
  );
  return objections.filter((one) => first.has(one)).slice(0, maxObjections);
}

const placeKey = ({ pointer, span: { start, end } }: Place): string => `${pointer} ${start}-${end}`;
