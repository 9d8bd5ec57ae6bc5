import { isWithin, partAt, textParts, type Check } from '@handbill/contract';
import { isBeyondRepair, isBrokenOff, type CheckedText } from '../checked/checked-text.ts';
import { countedTexts, definitionOf } from '../kinds/definition-of.ts';
import { missingAfterBreak } from './missing-after-break.ts';
import { partTask, type PartTask } from './part-task.ts';
import { partsForLength } from './parts-for-length.ts';

const maxParts = 50;

/** More keywords than this would spoil one part. */
const maxKeywordsInPart = 3;

/** The parts to be written anew, each with the checks that it failed: as few as can repair the text. */
export function partsToWrite(text: CheckedText): readonly PartTask[] {
  const found = text.checks.flatMap((check) => (check.outcome === 'fail' && !isBeyondRepair(check) ? partsFor(check, text) : []));
  const keywords = found.filter(({ failing }) => failing[0]?.rule === 'keyword' && failing[0].pointer === null);
  return together([...found.filter((one) => !keywords.includes(one)), ...spread(keywords, text)]);
}

function partsFor(check: Check, text: CheckedText): readonly PartTask[] {
  const { request, output } = text;
  const definition = definitionOf(request);
  const { rule, pointer } = check;
  const { hashtags } = definition;
  if (isBrokenOff(check)) return missingAfterBreak(text, check);
  if (hashtags !== undefined && (rule === 'hashtag' || (pointer !== null && isWithin(pointer, `/${hashtags.listed}`))))
    return [partTask(`/${hashtags.text}`, [check])];
  if (pointer !== null) return partAt(output, pointer) === undefined ? [] : [partTask(pointer, [check])];
  // Parts that are missing behind a break bring their words.
  if (rule === 'length') return text.checks.some(isBrokenOff) ? [] : partsForLength(text, check);
  if (rule === 'keyword') return [partTask('', [check])];
  // The whole text fails it, or one cannot tell where.
  return Object.entries(output).flatMap(([name, value]) =>
    name === definition.slug?.field || name === hashtags?.listed || textParts(value).length === 0 ? [] : [partTask(`/${name}`, [check])],
  );
}

/** Keywords that are nowhere, in the running text: some in each part. */
function spread(keywords: readonly PartTask[], { request, output }: CheckedText): PartTask[] {
  const prose = countedTexts(definitionOf(request), output).filter(([, text]) => text !== '');
  const texts = prose.length > 0 ? prose : textParts(output);
  const used = texts.slice(0, Math.max(1, Math.ceil(keywords.length / maxKeywordsInPart)));
  return keywords.flatMap(({ failing }, index) => {
    const [pointer] = used[index % used.length] ?? [];
    return pointer === undefined ? [] : [partTask(pointer, failing)];
  });
}

function together(parts: readonly PartTask[]): readonly PartTask[] {
  const merged = new Map<string, PartTask>();
  for (const one of parts) {
    const known = merged.get(one.pointer);
    merged.set(one.pointer, {
      ...one,
      words: one.words ?? known?.words ?? null,
      failing: [...new Set([...(known?.failing ?? []), ...one.failing])],
    });
  }
  const all = [...merged.values()].slice(0, maxParts);
  return all.filter((one) => !all.some((other) => other !== one && contains(other, one)));
}

function contains(outer: PartTask, inner: PartTask): boolean {
  if (outer.kept === null) return inner.kept === null && isWithin(inner.pointer, outer.pointer);
  const list = outer.pointer.slice(0, -2);
  if (!isWithin(inner.pointer, list) || inner.kept !== null) return false;
  // The list itself: its kept items are whole.
  if (inner.pointer === list) return true;
  return Number(inner.pointer.slice(list.length + 1).split('/')[0]) >= outer.kept;
}
