import { ProviderError } from './provider-error.ts';

/** Texts, brackets and commas: no chat completion holds so many. `JSON.parse` takes seconds and 400 MB for as many objects as 32 MiB can hold. */
const maxSigns = 200_000;
/** Too short to hold them. */
const harmlessLength = 2 ** 16;

/** `JSON.parse` for what a provider sent. */
export function parseJson(text: string): unknown {
  if (text.length > harmlessLength) outlineOf(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unreadable', { cause });
  }
}

/** A JSON text that broke off within a string, as if string and brackets had been closed there; `undefined` where that makes no JSON. */
export function parseBrokenJson(beginning: string): unknown {
  try {
    const { openString, openBrackets } = outlineOf(beginning);
    if (openString === null) return undefined;
    return JSON.parse(`${beginning.slice(0, endOfWholeEscapes(beginning, openString))}"${openBrackets.toReversed().join('')}`);
  } catch {
    return undefined;
  }
}

interface Outline {
  /** Where the string begins that does not end. */
  readonly openString: number | null;
  /** What closes the brackets that are open, the outermost first. */
  readonly openBrackets: readonly string[];
}

function outlineOf(text: string): Outline {
  const openBrackets: string[] = [];
  let signs = 0;
  // A search, not a loop over all characters: what is between may be 32 MiB of spaces or digits.
  const sign = /["{}[\],]/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    switch (found[0]) {
      case '"': {
        const end = endOfString(text, found.index);
        if (end === null) return { openString: found.index, openBrackets };
        sign.lastIndex = end + 1;
        break;
      }
      case '{':
        openBrackets.push('}');
        break;
      case '[':
        openBrackets.push(']');
        break;
      case '}':
      case ']':
        openBrackets.pop();
        break;
    }
    signs += 1;
    if (signs > maxSigns) throw new ProviderError('unreadable');
  }
  return { openString: null, openBrackets };
}

/** The next quotation mark that is not escaped. Each run of backslashes is counted once, at the mark behind it. */
function endOfString(text: string, start: number): number | null {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return null;
}

/** How far a string goes that was cut off, without the escape that was cut. */
function endOfWholeEscapes(text: string, start: number): number {
  for (let at = text.indexOf('\\', start); at !== -1;) {
    const end = at + (text[at + 1] === 'u' ? 6 : 2);
    if (end > text.length) return at;
    at = text.indexOf('\\', end);
  }
  return text.length;
}
