import { statusOf } from '@handbill/contract';
import type { CheckedText } from '@handbill/text';
import { repairText, type RepairOptions } from '../repair/repair-text.ts';
import type { Step } from '../stream/step.ts';
import { judgeText, type JudgeContext } from './judge-text.ts';

/**
 * Has a judge read a text that has passed all rules, and what it fails repaired as anything else that fails, as often as repairs are left. What was
 * repaired is read once more.
 */
export async function* reviewText(first: CheckedText, options: RepairOptions & Pick<JudgeContext, 'judge' | 'policy'>): Step<CheckedText> {
  let text = first;
  while (statusOf(text.checks) === 'ready' && !options.task.signal.aborted) {
    const checks = yield* judgeText(text, options);
    const reviewed = { ...text, checks: [...text.checks, ...checks] };
    if (statusOf(checks) === 'ready' || options.repairs.left === 0) return reviewed;
    const repaired = yield* repairText(reviewed, options);
    if (repaired.output === reviewed.output) return reviewed;
    text = repaired;
  }
  return text;
}
