import { wholeAnswers, type WholeAnswerName } from '../whole-answers.ts';

type Text = Readonly<Record<string, unknown>>;

/** What each answer would have been, by name. */
export const outputs = Object.fromEntries(Object.entries(wholeAnswers).map(([name, { output }]) => [name, output])) as Record<
  WholeAnswerName,
  Text
>;
