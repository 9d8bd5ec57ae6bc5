const matches = new Set(['*/*', 'application/*', 'application/json']);

/** Whether an `Accept` header allows JSON: the most specific range that matches it decides. */
export function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept === '*/*' || accept === 'application/json' || accept.trim() === '') return true;
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, refused: quality !== undefined && Number(quality) === 0 };
  });
  const fitting = ranges.filter(({ type }) => matches.has(type)).toSorted((a, b) => specificity(b.type) - specificity(a.type));
  return fitting[0]?.refused === false;
}

const specificity = (type: string) => (type === '*/*' ? 0 : type.endsWith('/*') ? 1 : 2);
