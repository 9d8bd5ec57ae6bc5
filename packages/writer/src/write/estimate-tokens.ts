import { isLengthUnit, isWithin, type ContentRequest } from '@handbill/contract';
import { promptTokens, type LanguageModel, type ModelCall } from '@handbill/models';
import { countsOf, definitionOf, unwrapped } from '@handbill/text';
import * as z from 'zod';
import { promptFor } from '../prompts/prompt-for.ts';
import { sectionedTextFor } from '../sections/sectioned-text.ts';

const bytesPerToken = 4;
/** Of a word with the space behind it, and of a title or another line. */
const [bytesPerWord, bytesPerLine] = [6.3, 50];
/** How much of the space on a platform a line takes, and how many items a list has for which no number is required. */
const [shareOfLimit, usualItems] = [0.7, 3];
/** The letters of most other scripts have two or three bytes; a word of Chinese or Japanese has few of them. */
const bytesOfScript: Readonly<Record<string, number>> = { Latn: 1, Jpan: 1, Hans: 1, Hant: 1, Kore: 1.2 };

interface Leaf {
  readonly pointer: string;
  /** How often it is there: once for each item of the lists that it is in. */
  readonly count: number;
}

/** The texts of a kind, `*` for each item of a list. */
function leavesOf(schema: z.core.$ZodType, { pointer, count }: Leaf, items: (list: string) => number): readonly Leaf[] {
  const field = unwrapped(schema);
  if (field instanceof z.ZodArray) return leavesOf(field.element, { pointer: `${pointer}/*`, count: count * items(pointer) }, items);
  if (!(field instanceof z.ZodObject)) return [{ pointer, count }];
  return Object.entries(field.shape).flatMap(([name, member]) => leavesOf(member, { pointer: `${pointer}/${name}`, count }, items));
}

/** The tokens of a text that is as long as its brief asks for, or else as texts of its kind and its platform usually are. */
export function answerTokens(request: ContentRequest): number {
  const definition = definitionOf(request);
  const counts = countsOf(definition, request);
  const items = (list: string): number => {
    const { min = 0, max = usualItems } = counts[list] ?? {};
    return Math.max(min, Math.min(max, usualItems));
  };
  const limits = definition.limits(request).filter(({ unit, max }) => isLengthUnit(unit) && max > 0);
  const { min: least, max: most } = definition.usualLength?.(request) ?? { min: 0, max: 0 };
  const words = request.length ?? (least + most) / 2;
  let bytes = words * bytesPerWord;
  for (const { pointer, count } of leavesOf(definition.output, { pointer: '', count: 1 }, items)) {
    // The name of the field, with its quotation marks.
    bytes += count * (pointer.length - pointer.lastIndexOf('/') + 5);
    if (words > 0 && definition.length.counted.some((start) => isWithin(pointer, start))) continue;
    const isMissing = counts[pointer]?.max === 0;
    const space = Math.min(...limits.flatMap((limit) => (limit.pointer === pointer ? limit.max * shareOfLimit : [])));
    if (!isMissing) bytes += count * (space === Infinity ? bytesPerLine : space);
  }
  const { script = '' } = new Intl.Locale(request.language).maximize();
  return Math.ceil((bytes * (bytesOfScript[script] ?? 1.8)) / bytesPerToken);
}

/** The tokens that a text will probably take: its prompts, and its texts. */
export function estimateTokens(
  task: ModelCall['task'],
  model: Pick<LanguageModel, 'writesBySection'>,
): { readonly input_tokens: number; readonly output_tokens: number } {
  const prompt = promptTokens(promptFor(task));
  const output_tokens = answerTokens(task.request);
  const calls = 1 + (sectionedTextFor(task.request, model)?.plan.count ?? 0);
  // Each section is written with all that stands before it: on the average half of the text.
  return { input_tokens: calls * prompt + Math.ceil(((calls - 1) * output_tokens) / 2), output_tokens };
}
