const specificity = (type: string) => (type === '*/*' ? 0 : type.endsWith('/*') ? 1 : 2);

/** How much an `Accept` header wants a type, from 0 to 1, and whether it names it: the most specific range that matches it decides. */
function preference(accept: string, wanted: string): { readonly quality: number; readonly isNamed: boolean } {
  const matching = new Set(['*/*', `${wanted.split('/')[0]}/*`, wanted]);
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { type, quality: Number.isNaN(quality) ? 1 : quality };
  });
  const fitting = ranges.filter(({ type }) => matching.has(type)).toSorted((a, b) => specificity(b.type) - specificity(a.type));
  return { quality: fitting[0]?.quality ?? 0, isNamed: fitting[0]?.type === wanted };
}

/** Whether an `Accept` header allows a type. */
export const accepts = (accept: string, wanted: string): boolean => preference(accept, wanted).quality > 0;

/** The first type of a file that a caller takes; where it takes none, the file's own. */
export const firstAccepted = (types: readonly string[] | undefined, accept = '*/*'): string | undefined =>
  types?.find((type) => accepts(accept, type)) ?? types?.[0];

/** Whether an `Accept` header asks for a stream rather than for JSON. Generated clients name all types that a call can answer with, and want the JSON. */
export function prefersEvents(accept: string): boolean {
  const [events, json] = [preference(accept, 'text/event-stream'), preference(accept, 'application/json')];
  if (!events.isNamed || events.quality === 0) return false;
  return json.isNamed ? events.quality > json.quality : events.quality >= json.quality;
}
