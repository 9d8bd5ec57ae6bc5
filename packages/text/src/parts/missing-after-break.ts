import { partAt, textParts, type Check } from '@handbill/contract';
import type { CheckedText } from '../checked/checked-text.ts';
import { definitionOf } from '../kinds/definition-of.ts';
import { partTask, type PartTask } from './part-task.ts';

/** The missing parts of an answer that broke off: the last part that it has, or the items of the list from there on, and all empty parts behind it. */
export function missingAfterBreak({ request, output, checks }: CheckedText, check: Check): readonly PartTask[] {
  const { hashtags } = definitionOf(request);
  const texts = textParts(output).filter(([pointer]) => !pointer.startsWith(`/${hashtags?.listed}/`));
  const at = texts.findLastIndex(([, text]) => text !== '');
  const last = texts[at]?.[0];
  if (last === undefined) return [];
  const [, list = '', index] = /^(.+?)\/(\d+)(?=\/|$)/.exec(last) ?? [];
  const isInList = Array.isArray(partAt(output, list));
  const broken = isInList ? { ...partTask(`${list}/-`, [check], missingWords(checks)), kept: Number(index) } : partTask(last, [check]);
  const names = Object.keys(output);
  const behind = Object.entries(output).slice(names.indexOf(last.split('/')[1] ?? ''));
  const empty = behind.filter(
    ([name, value]) => (value === '' || (Array.isArray(value) && value.length === 0)) && name !== hashtags?.listed,
  );
  return [broken, ...empty.map(([name]) => partTask(`/${name}`, [check]))];
}

/** How many words are still to come, as far as that is known; the last part takes some of them. */
function missingWords(checks: readonly Check[]): PartTask['words'] {
  const length = checks.find(({ rule, outcome }) => rule === 'length' && outcome === 'fail');
  const min = (length?.limit?.min ?? 0) - (length?.measured ?? 0);
  return min < minMissing ? null : { min: Math.ceil(min * 0.8), max: min };
}

/** Fewer words are no section. */
const minMissing = 40;
