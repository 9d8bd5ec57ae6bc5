import { decodeHTML } from 'entities';
import type { Mark } from '../markdown/mark.ts';
import { readMarks } from '../markdown/read-marks.ts';
import { linksIn } from './brief-links.ts';

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
const escape = /\\([!-/:-@[-`{-~])/y;

/** Renders a text: entities and invisible signs in any part, Markdown where a part is Markdown. Linear. */
export class TextRenderer implements ShownText {
  text = '';
  readonly targets: LinkTarget[] = [];
  readonly #source: string;
  readonly #isMarkdown: boolean;
  readonly #links: readonly string[];
  readonly #special: RegExp;
  /** Where the next sign stands that is not shown as it is. */
  #next = -1;
  readonly #runs: Run[] = [];
  readonly #pieces: string[] = [];
  #shown = 0;

  /** `links`: addresses that are shown as they stand, whatever is in them. */
  constructor(source: string, isMarkdown: boolean, links: readonly string[] = []) {
    this.#source = source;
    this.#isMarkdown = isMarkdown;
    this.#links = links;
    this.#special = new RegExp(`${isMarkdown ? '[\\\\<&]' : '[<&]'}|${invisible.source}`, 'g');
  }

  render(): this {
    let at = 0;
    for (const mark of this.#marks()) {
      if (mark.start >= at) at = this.#renderTo(mark.start, at);
      // A comment may end behind the mark.
      if (mark.start === at) at = this.#renderMark(mark);
    }
    this.#renderTo(this.#source.length, at);
    this.text = this.#pieces.join('');
    return this;
  }

  #marks(): readonly Mark[] {
    const marks = this.#isMarkdown ? readMarks(this.#source) : [];
    const given = linksIn(this.#source, this.#links).map((link): Mark => ({ ...link, as: 'code' }));
    return given.length === 0 ? marks : [...marks, ...given].toSorted((one, other) => one.start - other.start || other.end - one.end);
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

  #show(text: string, from: number): void {
    if (text === '') return;
    const last = this.#runs.at(-1);
    // A text that goes on where the run before ends needs none of its own.
    if (last === undefined || from - last.source !== this.#shown - last.shown) this.#runs.push({ shown: this.#shown, source: from });
    this.#pieces.push(text);
    this.#shown += text.length;
  }

  #renderMark({ start, end, as, url = '' }: Mark): number {
    if (url !== '') this.#addTarget(url, start, end);
    const from = as === 'tag' && this.#source.charAt(start) === '\\' ? start + 1 : start;
    if (as !== 'hidden' && as !== 'dropped') this.#show(this.#source.slice(from, end), from);
    return end;
  }

  /** Renders the text before a mark; returns where that ends. */
  #renderTo(end: number, from: number): number {
    let at = from;
    while (at < end) {
      if (this.#next < at) this.#next = this.#nextSpecial(at);
      const found = Math.min(end, this.#next);
      this.#show(this.#source.slice(at, found), at);
      at = found === end ? end : this.#token(found);
    }
    return at;
  }

  #nextSpecial(at: number): number {
    this.#special.lastIndex = at;
    return this.#special.exec(this.#source)?.index ?? Infinity;
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.#source);
  }

  #token(at: number): number {
    const source = this.#source;
    const hidden = this.#match(invisibleRun, at);
    if (hidden !== null) return at + hidden[0].length;
    const character = source.charAt(at);
    if (character === '<') return this.#angle(at);
    if (character === '&') return this.#entity(at);
    const escaped = this.#match(escape, at);
    this.#show(escaped?.[1] ?? '\\', escaped === null ? at : at + 1);
    return at + (escaped === null ? 1 : 2);
  }

  #entity(at: number): number {
    const found = this.#match(entity, at)?.[0] ?? '&';
    const decoded = decodeHTML(found);
    // One that is unknown is shown as it stands.
    const length = decoded === found ? 1 : found.length;
    this.#show(length === 1 ? '&' : decoded.replace(invisible, ''), at);
    return at + length;
  }

  #angle(at: number): number {
    const source = this.#source;
    if (this.#match(comment, at) !== null) {
      const end = source.indexOf('-->', at + 4);
      // An unclosed comment hides all that follows; a browser sees it so, too.
      return end === -1 ? source.length : end + 3;
    }
    const found = this.#match(tag, at);
    if (found === null) {
      this.#show('<', at);
      return at + 1;
    }
    const href = /\s(?:href|src)\s*=\s*["']?([^\s"'<>]+)/i.exec(found[0])?.[1];
    if (href !== undefined) this.#addTarget(href, at, at + found[0].length);
    return at + found[0].length;
  }

  #addTarget(url: string, start: number, end: number): void {
    this.targets.push({ url, start, end });
  }
}
