/** In characters: longer answers would keep `JSON.parse` busy for too long in one step. */
const maxParsedAtOnce = 2 ** 20;
const maxDepth = 64;

/** `undefined`: the whole text is no JSON, is deeper than any output, or too long to be parsed at once. */
export function parseShort(text: string): unknown {
  if (text.length > maxParsedAtOnce || isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The result of a scan of JSON from a bracket on: where the value ends, or, where it does not, the string that is open. */
type Scanned = { readonly end: number } | { readonly openString: number | undefined } | 'too deep';

const isTooDeep = (text: string): boolean => {
  const start = /^\s*(?=[{[])/.exec(text.slice(0, 1_000))?.[0].length;
  return start !== undefined && scan(text, start, []) === 'too deep';
};

function scan(text: string, start: number, open: string[]): Scanned {
  const special = /["{}[\]]/g;
  for (special.lastIndex = start; ;) {
    const at = special.exec(text)?.index;
    if (at === undefined) return { openString: undefined };
    const character = text.charAt(at);
    if (character === '"') {
      const end = endOfString(text, at);
      if (end === undefined) return { openString: at };
      special.lastIndex = end;
    } else if (character === '{' || character === '[') {
      if (open.length === maxDepth) return 'too deep';
      open.push(character === '{' ? '}' : ']');
    } else {
      open.pop();
      if (open.length === 0) return { end: at + 1 };
    }
  }
}

/** Where JSON ends that begins with a bracket; `undefined` if its brackets are not closed. Takes a time that grows with its length. */
export function endOfJson(text: string, start: number): number | undefined {
  const scanned = scan(text, start, []);
  return scanned !== 'too deep' && 'end' in scanned ? scanned.end : undefined;
}

/** After the quotation mark that ends the JSON string which begins with the one at `start`; `undefined` if it does not end. */
export function endOfString(text: string, start: number): number | undefined {
  const special = /["\\]/g;
  for (special.lastIndex = start + 1; ;) {
    const at = special.exec(text)?.index;
    if (at === undefined) return undefined;
    if (text[at] === '"') return at + 1;
    special.lastIndex = at + 2;
  }
}

/** Closes JSON that was cut off: an escape or a name that is not whole is left out. `undefined` if it is no JSON even so. */
export function closedJson(text: string): { readonly value: object; readonly lacksOnlyBrackets: boolean } | undefined {
  const open: string[] = [];
  const scanned = scan(text, 0, open);
  if (scanned === 'too deep' || 'end' in scanned) return undefined;
  const brackets = open.toReversed().join('');
  const { openString } = scanned;
  if (openString === undefined) {
    const whole = parseShort(text.trimEnd() + brackets);
    // A list that is not closed may have more items.
    if (typeof whole === 'object' && whole !== null)
      return { value: whole, lacksOnlyBrackets: /^\}*$/.test(brackets) && !text.trimEnd().endsWith('{') };
  }
  for (const ended of openString === undefined ? endings(text) : stringEndings(text, openString)) {
    const value = parseShort(ended + brackets);
    if (typeof value === 'object' && value !== null) return { value, lacksOnlyBrackets: false };
  }
  return undefined;
}

/** The rest behind the last whole value: a comma, a name without its value, the beginning of `null` or of a number. */
const unfinished = /(?:,\s*)?(?:"(?:[^"\\]|\\.){0,100}"\s*)?:?\s*[-+.\w]*\s*$/;

/** JSON that ends between two strings, without its unfinished end. */
const endings = (text: string): readonly string[] => [text.replace(/,\s*$/, ''), withoutUnfinished(text)];

function withoutUnfinished(text: string): string {
  const from = Math.max(0, text.length - 200);
  return text.slice(0, from) + text.slice(from).replace(unfinished, '');
}

/** The same of JSON that ends within a string: without an escape that is not whole, or without a name that has no value. */
function stringEndings(text: string, start: number): readonly string[] {
  const escape = /\\(?:u[\da-fA-F]{0,3})?$/.exec(text.slice(-5))?.[0] ?? '';
  let before = text.length - escape.length;
  while (text[before - 1] === '\\') before -= 1;
  // Of an even number of backslashes each two are one that is meant.
  const isEscape = escape !== '' && (text.length - escape.length - before) % 2 === 0;
  return [`${isEscape ? text.slice(0, text.length - escape.length) : text}"`, withoutUnfinished(text.slice(0, start))];
}
