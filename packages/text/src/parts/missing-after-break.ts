import { partAt, textParts, type Check } from '@handbill/contract';
import type { CheckedText } from '../checked/checked-text.ts';
import { definitionOf, type AnyOutput } from '../kinds/definition-of.ts';
import type { PartTask } from './part-task.ts';

/** The missing parts of an answer that broke off: the last part that it has, or the items of the list from there on, and all empty parts behind it. */
export function missingAfterBreak({ request, output, checks }: CheckedText, check: Check): readonly PartTask[] {
  const { hashtags } = definitionOf(request);
  const texts = textParts(output).filter(([pointer]) => !pointer.startsWith(`/${hashtags?.listed}/`));
  const at = texts.findLastIndex(([, text]) => text !== '');
  const last = texts[at]?.[0];
  if (last === undefined) return [];
  const task = (pointer: string, kept: number | null = null): PartTask => ({ pointer, kept, failing: [check], words: null });
  const inList = listAround(output, last);
  const broken = inList === undefined ? task(last) : { ...task(`${inList.list}/-`, inList.index), words: missingWords(checks) };
  const empty = Object.entries(output).filter(
    ([name, value]) =>
      (value === '' || (Array.isArray(value) && value.length === 0)) && name !== hashtags?.listed && !isBefore(output, name, last),
  );
  return [broken, ...empty.map(([name]) => task(`/${name}`))];
}

/** How many words are still to come, as far as that is known; the last part takes some of them. */
function missingWords(checks: readonly Check[]): PartTask['words'] {
  const length = checks.find(({ rule, outcome }) => rule === 'length' && outcome === 'fail');
  const min = (length?.limit?.min ?? 0) - (length?.measured ?? 0);
  return min < minMissing ? null : { min: Math.ceil(min * 0.8), max: min };
}

/** Fewer words are no section. */
const minMissing = 40;

function listAround(output: AnyOutput, pointer: string): { readonly list: string; readonly index: number } | undefined {
  const steps = pointer.split('/').slice(1);
  for (const [depth, step] of steps.entries()) {
    const list = steps
      .slice(0, depth)
      .map((name) => `/${name}`)
      .join('');
    if (depth > 0 && Array.isArray(partAt(output, list))) return { list, index: Number(step) };
  }
  return undefined;
}

const isBefore = (output: AnyOutput, name: string, pointer: string): boolean => {
  const names = Object.keys(output);
  return names.indexOf(name) < names.indexOf(pointer.split('/')[1] ?? '');
};
