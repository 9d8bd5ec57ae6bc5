import { fold, occursIn } from '@handbill/contract';
import type { Subject } from '../../shown/subject.ts';

const folded = new WeakMap<Subject, readonly string[]>();

/** Whether a person's own brief has these words: what it has is no mistake of the writer. */
export function briefHas(subject: Subject, words: string): boolean {
  const texts = folded.get(subject) ?? subject.brief.map(({ text }) => fold(text));
  folded.set(subject, texts);
  const phrase = fold(words).trim();
  return phrase !== '' && texts.some((text) => text.includes(phrase) && occursIn(text, phrase));
}
