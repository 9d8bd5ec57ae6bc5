import { decodeHTML } from 'entities';

/** A text as a reader sees it, and where each of its characters stands in the source. */
export interface ShownText {
  readonly text: string;
  /** The source's offset of a shown character, in UTF-16 units. */
  sourceAt(shown: number): number;
  /** Addresses that a reader does not see: the targets of links and pictures. */
  readonly targets: readonly LinkTarget[];
}

export interface LinkTarget {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

interface Run {
  readonly shown: number;
  readonly source: number;
}

/** Zero-width characters, soft hyphens, marks of direction and tags: nothing of them is seen. Joiners inside emoji and words are left. */
const invisible = /(?:\u00AD|\u034F|[\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF])/;

const invisibleRun = new RegExp(`${invisible.source}+`, 'y');
const comment = /<!--/y;
const tag =
  /<\/?(?:a|abbr|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr)(?:\s[^<>]{0,500})?\/?>/iy;
const entity = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8});/y;
const autolink = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/iy;
const lineStart = /[ \t]{0,12}(?:#{1,6}(?=[ \t]|\n|$)|>|(?:[-*+]|\d{1,3}[.)])(?=[ \t]))[ \t]*/y;
const ruleLine =
  /[ \t]{0,3}(?:(?:-[ \t]?){3,40}|(?:\*[ \t]?){3,40}|(?:_[ \t]?){3,40}|={3,80}|`{3,10}[^\n`]{0,40}|~{3,10}[^\n~]{0,40}|[|:\- \t]{3,200})(?=\n|$)/y;
const definition = /[ \t]{0,3}\[[^\]\n]{1,100}\]:[ \t]*(\S{1,2000})[^\n]{0,200}/y;
const opening = /!?\[/y;
const target =
  /\]\((?:<([^<>\n]{0,2000})>|([^\s()[\]]{0,2000}(?:\([^\s()[\]]{0,200}\)[^\s()[\]]{0,200})?))(?:[ \t]+(?:"[^"\n[]{0,200}"|'[^'\n[]{0,200}'))?\)/y;
const emphasis = /(?:\*{1,3}|_{1,3}|~~|`{1,3})/y;
const escape = /\\([!-/:-@[-`{-~])/y;

const isSpace = (text: string, at: number): boolean => at < 0 || at >= text.length || /\s/.test(text.charAt(at));
const isWord = (text: string, at: number): boolean => at >= 0 && at < text.length && /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Renders a text: entities and what cannot be seen in any part, Markdown where a part is Markdown. Linear. */
export class TextRenderer implements ShownText {
  text = '';
  readonly targets: LinkTarget[] = [];
  readonly #source: string;
  readonly #isMarkdown: boolean;
  readonly #runs: Run[] = [];
  /** Where the text of a link that is being read ends, and how much of the source its target takes. */
  readonly #linkEnds = new Map<number, number>();

  constructor(source: string, isMarkdown: boolean) {
    this.#source = source;
    this.#isMarkdown = isMarkdown;
  }

  render(): this {
    const source = this.#source;
    const pieces: string[] = [];
    const special = this.#isMarkdown ? /[\\<&[\]!*_~`\n]/ : /[<&]/;
    const next = new RegExp(`${special.source}|${invisible.source}`, 'g');
    let [at, shown] = [0, 0];
    const show = (text: string, from: number) => {
      if (text === '') return;
      const last = this.#runs.at(-1);
      // What goes on where the run before ends needs none of its own.
      if (last === undefined || from - last.source !== shown - last.shown) this.#runs.push({ shown, source: from });
      pieces.push(text);
      shown += text.length;
    };
    while (at < source.length) {
      if (this.#isMarkdown && (at === 0 || source.charCodeAt(at - 1) === 10)) at = this.#skipLineStart(at);
      next.lastIndex = at;
      const found = next.exec(source);
      const end = found?.index ?? source.length;
      show(source.slice(at, end), at);
      if (found === null) break;
      at = this.#token(end, show);
    }
    this.text = pieces.join('');
    return this;
  }

  sourceAt(shown: number): number {
    let [low, high] = [0, this.#runs.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#runs[middle]?.shown ?? 0) <= shown) low = middle;
      else high = middle - 1;
    }
    const run = this.#runs[low];
    return run === undefined ? 0 : Math.min(this.#source.length, run.source + shown - run.shown);
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.#source);
  }

  /** What is hidden at the beginning of a line: marks of headings, lists and quotes, rules, definitions of links. */
  #skipLineStart(at: number): number {
    const whole = this.#match(ruleLine, at) ?? this.#match(definition, at);
    if (whole !== null) {
      if (whole[1] !== undefined) this.#addTarget(whole[1], at, at + whole[0].length);
      return at + whole[0].length;
    }
    const marks = this.#match(lineStart, at);
    return marks === null ? at : at + marks[0].length;
  }

  #token(at: number, show: (text: string, from: number) => void): number {
    const source = this.#source;
    const hidden = this.#match(invisibleRun, at);
    if (hidden !== null) return at + hidden[0].length;
    const character = source.charAt(at);
    if (character === '<') return this.#angle(at, show);
    if (character === '&') return this.#entity(at, show);
    if (character === '\\') {
      const escaped = this.#match(escape, at);
      show(escaped?.[1] ?? '\\', escaped === null ? at : at + 1);
      return at + (escaped === null ? 1 : 2);
    }
    if (character === '[' || character === '!') return this.#link(at, show);
    const end = character === ']' ? this.#linkEnds.get(at) : character === '\n' ? undefined : this.#emphasisEnd(at);
    if (end !== undefined) return end;
    show(character, at);
    return at + 1;
  }

  #entity(at: number, show: (text: string, from: number) => void): number {
    const found = this.#match(entity, at)?.[0] ?? '&';
    const decoded = decodeHTML(found);
    // One that is unknown is shown as it stands.
    const length = decoded === found ? 1 : found.length;
    show(length === 1 ? '&' : decoded.replace(invisible, ''), at);
    return at + length;
  }

  #emphasisEnd(at: number): number | undefined {
    const run = this.#match(emphasis, at)?.[0];
    return run !== undefined && this.#isEmphasis(run, at) ? at + run.length : undefined;
  }

  #isEmphasis(run: string, at: number): boolean {
    const [before, after] = [at - 1, at + run.length];
    if (isSpace(this.#source, before) && isSpace(this.#source, after)) return false;
    // `snake_case` is a word; `2*3` a product.
    return !(isWord(this.#source, before) && isWord(this.#source, after)) || (run !== '*' && !run.startsWith('_'));
  }

  #angle(at: number, show: (text: string, from: number) => void): number {
    const source = this.#source;
    if (this.#match(comment, at) !== null) {
      const end = source.indexOf('-->', at + 4);
      // An unclosed comment hides all that follows; a browser sees it so, too.
      return end === -1 ? source.length : end + 3;
    }
    const link = this.#match(autolink, at);
    if (link?.[1] !== undefined) {
      show(link[1], at + 1);
      return at + link[0].length;
    }
    const found = this.#match(tag, at);
    if (found === null) {
      show('<', at);
      return at + 1;
    }
    const href = /\s(?:href|src)\s*=\s*["']?([^\s"'<>]+)/i.exec(found[0])?.[1];
    if (href !== undefined) this.#addTarget(href, at, at + found[0].length);
    return at + found[0].length;
  }

  /** `[text](target)`: the text is read on, the target is hidden; a picture is hidden as a whole. */
  #link(at: number, show: (text: string, from: number) => void): number {
    const source = this.#source;
    const isPicture = source.charAt(at) === '!';
    const start = this.#match(opening, at)?.[0].length;
    if (start === undefined) {
      show(source.charAt(at), at);
      return at + 1;
    }
    const close = this.#closeOf(at + start);
    const found = close === -1 ? null : this.#match(target, close);
    if (found === null) {
      show(source.slice(at, at + start), at);
      return at + start;
    }
    const end = close + found[0].length;
    const url = found[1] ?? found[2] ?? '';
    if (url !== '') this.#addTarget(url, close + 2, end - 1);
    if (isPicture) return end;
    this.#linkEnds.set(close, end);
    return at + start;
  }

  /** The bracket that closes a link's text: near, and with no other bracket before it, so that the search stays linear. */
  #closeOf(from: number): number {
    for (let at = from; at < Math.min(this.#source.length, from + 500); at += 1) {
      const character = this.#source.charCodeAt(at);
      if (character === 0x5d) return at;
      if (character === 0x5b) return -1;
    }
    return -1;
  }

  #addTarget(url: string, start: number, end: number): void {
    this.targets.push({ url, start, end });
  }
}
