import { sampleInputOf, samples, type SampledCall } from '@handbill/contract/samples';
import calls from './samples/calls.json' with { type: 'json' };

export const sampleLanguages = Object.entries(samples).map(([language, { label }]) => ({ language, label }));

/** A call of the client as a whole program, for `curl`, in `python` or `typescript`; `undefined`: there is no such call. */
export function sampleOf(name: string, input: object, language: string): string | undefined {
  const operation = (calls as Readonly<Record<string, unknown>>)[name] as SampledCall['operation'] | undefined;
  const of = Object.entries(samples).find(([id]) => id === language)?.[1].of;
  if (operation === undefined || of === undefined) return undefined;
  const call = { name, operation };
  // As it is sent: without fields that are left out, with dates as text.
  return of(call, sampleInputOf(call, JSON.parse(JSON.stringify(input)) as Record<string, unknown>));
}
