import type { SectionLayout } from '@handbill/contract';

export interface SectionPlan {
  readonly count: number;
  readonly each: number;
  readonly others: Readonly<Record<string, number>>;
}

/** To the nearest 5, where that is no great change. */
const rounded = (words: number): number => (words < 20 ? Math.max(1, Math.round(words)) : Math.round(words / 5) * 5);

/** Whether a text of so many words is outlined first and then written section by section. */
export const isWrittenBySection = ({ bySection }: SectionLayout, total: number): boolean =>
  bySection !== undefined && total > bySection.above;

/** Divides so many words: the other parts’ shares first, and the rest among as many sections as have about the usual length. */
export function planSections(layout: SectionLayout, total: number): SectionPlan {
  const others = Object.fromEntries(Object.entries(layout.shares).map(([field, share = 0]) => [field, rounded(total * share)]));
  const left = Math.max(1, total - Object.values(others).reduce((sum, count) => sum + count, 0));
  const words = isWrittenBySection(layout, total) ? (layout.bySection?.words ?? layout.words) : layout.words;
  const count = Math.max(1, Math.round(left / words));
  return { count, each: rounded(left / count), others };
}
