import { ReviewKind, textParts } from '@handbill/contract';
import { withoutThoughts, type AnyOutput } from '@handbill/text';
import * as z from 'zod';
import type { Objection } from './objection.ts';

const maxAnswer = 65_536;
const maxObjections = 20;
const maxExcerpt = 300;
const maxSentence = 500;

const sentence = z.string().transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxSentence).toWellFormed());

const Finding = z.object({
  reason: sentence,
  pointer: z.nullish(z.string().max(200)),
  excerpt: z.string().min(1).max(maxExcerpt),
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
 * What a judge's answer objects to; `null`: it cannot be read. Only what quotes the text is an objection: an excerpt that is in no part is
 * dropped, and so is what lacks a member or has a kind that is none.
 */
export function readJudgement(answer: string, output: AnyOutput): readonly Objection[] | null {
  if (answer.length > maxAnswer) return null;
  // As it came first: what looks like the mark of a thought may be quoted.
  const judgement = Judgement.safeParse(objectIn(answer) ?? objectIn(withoutThoughts(answer)));
  if (!judgement.success) return null;
  const parts = textParts(output);
  return judgement.data.findings.slice(0, maxObjections).flatMap((one): readonly Objection[] => {
    const { data: finding } = Finding.safeParse(one);
    if (finding === undefined) return [];
    const { excerpt, kind, reason, suggestion } = finding;
    const isThere = ([, text]: readonly [string, string]): boolean => text.includes(excerpt);
    const found = parts.find((part) => part[0] === finding.pointer && isThere(part)) ?? parts.find(isThere);
    if (found === undefined || excerpt.trim() === '') return [];
    const [pointer, text] = found;
    const start = text.indexOf(excerpt);
    return [{ kind, pointer, excerpt, span: { start, end: start + excerpt.length }, reason, suggestion: suggestion ?? '' }];
  });
}
