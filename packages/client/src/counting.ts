import { measure, words, type CountingUnit } from '@handbill/contract/counting';
import forms from './counting/content-forms.json' with { type: 'json' };
import type { ContentForm } from '@handbill/contract/counting';

export type { ContentForm, CountingUnit, FormList, FormPart, JsonSchema, PlatformLimit, RecordForm } from '@handbill/contract/counting';

/**
 * Counts a text as checks and platforms do, in a unit of `limits` or in words.
 *
 * @param value a text, or a list for the unit `items`
 * @param language of the text, a BCP 47 tag: words are segments of it
 */
export function count(unit: CountingUnit | 'words', value: string | readonly unknown[], language: string): number {
  if (unit === 'words') return typeof value === 'string' ? words(value, language) : 0;
  return measure(value, unit) ?? 0;
}

/** Forms, views and gauges of each kind of content are made from these. */
export const contentForms = forms as readonly ContentForm[];
