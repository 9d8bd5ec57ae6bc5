import type { EarlierCall } from '@handbill/operations';

export type Purpose = 'text' | 'outline' | 'section' | 'parts' | 'mended' | 'review';

/** The whole answer to an earlier call. */
export interface WholeAnswer extends Pick<EarlierCall, 'model' | 'finish_reason'> {
  readonly text: string;
  /** `unknown`: the reason of its call does not tell. Its place among the others does. */
  readonly purpose: Purpose | 'unknown';
}

const purposes: Readonly<Record<string, Purpose>> = {
  first: 'text',
  taken_over: 'text',
  outline: 'outline',
  section: 'section',
  repair: 'parts',
  mended: 'mended',
  review: 'review',
};

/** The whole answers among the calls for a text, in their order: from the newest that is the whole text, else from the first of its sections. */
export function wholeAnswers(calls: readonly EarlierCall[]): readonly WholeAnswer[] {
  const answers: WholeAnswer[] = [];
  let failed: WholeAnswer['purpose'] = 'unknown';
  for (const { reason, model, finish_reason, answer, error } of calls) {
    // A retry and a fallback are for the same as the call that failed before them.
    const purpose: WholeAnswer['purpose'] = purposes[reason] ?? failed;
    const isWhole = answer !== null && error === null;
    if (isWhole) answers.push({ model, finish_reason, text: answer, purpose });
    failed = isWhole ? 'unknown' : purpose;
  }
  return answers.slice(
    Math.max(
      0,
      answers.findLastIndex(({ purpose }) => purpose === 'text'),
    ),
  );
}
