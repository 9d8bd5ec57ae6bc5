/** In characters: longer answers would keep `JSON.parse` busy for too long in one step. */
const maxParsedAtOnce = 2 ** 20;
/** Deeper than any output. */
const maxDepth = 64;

/** How deep brackets stand in brackets, those in texts too. */
export function depthOf(json: string): number {
  let [depth, deepest] = [0, 0];
  for (const [bracket] of json.matchAll(/[{}[\]]/g)) {
    depth = Math.max(0, depth + (bracket === '{' || bracket === '[' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** `undefined`: the whole text is no JSON, or too long to be parsed at once. */
export function parseShort(text: string): unknown {
  if (text.length > maxParsedAtOnce || depthOf(text) > maxDepth) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Visits the brackets and the commas between them from a bracket on; returns the end of the value that begins there. */
function scan(text: string, start: number, open: string[]): { readonly end: number } | { readonly openString: number | undefined } {
  const special = /["{}[\]]/g;
  for (special.lastIndex = start; ;) {
    const at = special.exec(text)?.index;
    if (at === undefined) return { openString: undefined };
    const character = text.charAt(at);
    if (character === '"') {
      const end = endOfString(text, at);
      if (end === undefined) return { openString: at };
      special.lastIndex = end;
    } else if (character === '{' || character === '[') open.push(character === '{' ? '}' : ']');
    else {
      open.pop();
      if (open.length === 0) return { end: at + 1 };
    }
  }
}

/** Where JSON ends that begins with a bracket; `undefined` if its brackets are not closed. Takes a time that grows with its length. */
export function endOfJson(text: string, start: number): number | undefined {
  const scanned = scan(text, start, []);
  return 'end' in scanned ? scanned.end : undefined;
}

/** After the quotation mark that ends a JSON string. */
function endOfString(text: string, start: number): number | undefined {
  const special = /["\\]/g;
  for (special.lastIndex = start + 1; ;) {
    const at = special.exec(text)?.index;
    if (at === undefined) return undefined;
    if (text[at] === '"') return at + 1;
    special.lastIndex = at + 2;
  }
}

/** JSON that was cut off, as far as it goes. */
interface ClosedJson {
  readonly value: object;
  /** Nothing is missing but the brackets that close its objects and lists. */
  readonly lacksOnlyBrackets: boolean;
}

/** Closes JSON that was cut off: an escape or a name that is not whole is left out. `undefined` if it is no JSON even so. */
export function closedJson(text: string): ClosedJson | undefined {
  const open: string[] = [];
  const scanned = scan(text, 0, open);
  if ('end' in scanned) return undefined;
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

/** What stands behind the last whole value: a comma, a name without its value, the beginning of `null` or of a number. */
const unfinished = /(?:,\s*)?(?:"(?:[^"\\]|\\.){0,100}"\s*)?:?\s*[-+.\w]*\s*$/;

/** JSON that ends between two strings, without what is not whole. */
const endings = (text: string): readonly string[] => [text.replace(/,\s*$/, ''), withoutUnfinished(text)];

function withoutUnfinished(text: string): string {
  const from = Math.max(0, text.length - 200);
  return text.slice(0, from) + text.slice(from).replace(unfinished, '');
}

/** The same of JSON that ends within a string. */
function stringEndings(text: string, start: number): readonly string[] {
  const escape = /\\(?:u[\da-fA-F]{0,3})?$/.exec(text)?.[0] ?? '';
  const isEscape = escape !== '' && (/\\*$/.exec(text.slice(0, text.length - escape.length + 1))?.[0].length ?? 0) % 2 === 1;
  const string = `${isEscape ? text.slice(0, -escape.length) : text}"`;
  // A name without its value is left out.
  return [string, `${withoutUnfinished(text.slice(0, start))}`];
}
