const specificity = (type: string) => (type === '*/*' ? 0 : type.endsWith('/*') ? 1 : 2);

/** Whether an `Accept` header allows a type: the most specific range that matches it decides. */
export function accepts(accept: string, wanted: string): boolean {
  const matching = new Set(['*/*', `${wanted.split('/')[0]}/*`, wanted]);
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, refused: quality !== undefined && Number(quality) === 0 };
  });
  const fitting = ranges.filter(({ type }) => matching.has(type)).toSorted((a, b) => specificity(b.type) - specificity(a.type));
  return fitting[0]?.refused === false;
}
