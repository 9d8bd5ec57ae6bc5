import { runSteps } from '@handbill/contract';
import { unescapeSteps } from './unescape.ts';

/** The quotation marks that end what one of them begins. */
const closings: Readonly<Record<string, string>> = {
  '"': '"”“',
  '“': '”"“',
  '”': '”"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  "'": "'’",
  '‘': "’'",
  '‚': '‘’',
  '`': '`',
};
const joint = /["'`]\s{0,20}[+.]\s{0,20}["'`]/g;
/** Items of a list in quotation marks; longer ones are no items. */
const quoted = /"((?:[^"\\]|\\.){0,500})"|'((?:[^'\\]|\\.){0,500})'|[“„]([^“”]{0,500})[“”]|`([^`]{0,500})`/g;
const maxItems = 100;
/** In characters: what follows a value, and its brackets. */
const maxAfter = 400;

/** What stands behind a name, up to the next one. */
export class NamedValue {
  /** Its quotation mark is missing, and so is perhaps the end of the text. */
  readonly isOpen: boolean;
  readonly #text: string;
  readonly #raw: string;

  constructor(piece: string, { isLast, isQuoted }: { isLast: boolean; isQuoted: boolean }) {
    this.#raw = piece;
    const raw = piece.trim();
    const mark = raw.startsWith('"""') ? '"""' : raw.charAt(0);
    const ends = closings[mark.charAt(0)];
    if (ends === undefined) {
      this.isOpen = false;
      this.#text = withoutEnd(isLast || !isQuoted ? firstParagraph(raw) : raw);
      return;
    }
    const inner = raw.slice(mark.length);
    const end = mark === '"""' ? inner.indexOf(mark) : isLast ? firstEnd(inner, ends) : lastEnd(inner, ends);
    this.isOpen = end === -1 && isLast;
    this.#text = end === -1 ? withoutEnd(inner) : inner.slice(0, end);
  }

  /** `null` where there is none. */
  get text(): string | null {
    const text = this.#text.replaceAll(joint, '');
    return /^\s{0,20}(?:null|none|nil|undefined)?\s{0,20}$/i.test(text) ? null : runSteps(unescapeSteps(text)).trim();
  }

  /** Its items: in quotation marks, or a line each. */
  get list(): unknown {
    const raw = this.#raw.trim();
    if (!/^[[({]/.test(raw)) return raw.includes('\n') ? linesOf(raw) : this.text;
    const items: string[] = [];
    for (const [, ...found] of raw.matchAll(quoted)) {
      const item = found.find((one) => one !== undefined) ?? '';
      if (items.push(runSteps(unescapeSteps(item))) === maxItems) break;
    }
    return items;
  }
}

/** Where the text ends that is not the last one: at its last quotation mark. */
function lastEnd(text: string, ends: string): number {
  const from = Math.max(0, text.length - maxAfter);
  const after = text.slice(from);
  const at = Math.max(...[...ends].map((end) => after.lastIndexOf(end)));
  return at === -1 ? -1 : from + at;
}

/** Where the last text ends: at a quotation mark that a bracket or a comma follows, or at the last one. */
function firstEnd(text: string, ends: string): number {
  const end = new RegExp(`[${ends}](?=\\s{0,40}[,;]?\\s{0,40}(?:[}\\])]|\`\`\`|$))`);
  const at = text.search(end);
  return at === -1 ? lastEnd(text, ends) : at;
}

/** Without the signs that end a value and what is around it. */
function withoutEnd(text: string): string {
  const from = Math.max(0, text.length - maxAfter);
  const end = text
    .slice(from)
    .replace(/[,;]\s{0,20}(?:#|\/\/)[^\n]{0,200}\s{0,20}$/, '')
    .replace(/[\s,;，；}\])`]+$/, '')
    .replace(/["'”’]$/, '');
  return text.slice(0, from) + end;
}

/** Without bullets and quotation marks. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n', maxItems)
    .map((line) =>
      line
        .trim()
        .replace(/^[-*+] {1,3}/, '')
        .replace(/^["'“„](.*)["'”“]$/, '$1'),
    )
    .filter((line) => line !== '');

/** Up to a line that is empty. */
const firstParagraph = (text: string): string => text.split(/\n\s*\n/, 1)[0] ?? text;
