import { decodeHTML } from 'entities';
import { matchAt, type Span } from '../characters/spans.ts';
import type { Mark } from '../markdown/line.ts';
import { readMarkdown } from '../markdown/read-marks.ts';
import { linksIn } from './brief-links.ts';

/** A text as a reader sees it, and where each of its characters stands in the source. */
export interface ShownText {
  readonly text: string;
  /** The source's offset of a shown character, in UTF-16 units. */
  sourceAt(shown: number): number;
  /** Addresses that a reader does not see: the targets of links and pictures. */
  readonly targets: readonly LinkTarget[];
}

interface LinkTarget extends Span {
  readonly url: string;
}

/** Zero-width characters, soft hyphens, marks of direction and tags: nothing of them is seen. Joiners inside emoji and words are left. */
const invisible = /(?:\u00AD|\u034F|[\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF])/;

const invisibleRun = new RegExp(`${invisible.source}+`, 'y');
const tag =
  /<\/?(?:a|abbr|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr)(?:\s[^<>]{0,500})?\/?>/iy;
const entity = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8});/y;
const escape = /\\([!-/:-@[-`{-~])/y;

const special = { markdown: new RegExp(`[\\\\<&]|${invisible.source}`, 'g'), plain: new RegExp(`[<&]|${invisible.source}`, 'g') };

/**
 * Renders a text: entities and invisible signs in any part, Markdown where a part is Markdown. Linear.
 * `links`: addresses that are shown as they stand, whatever is in them.
 */
export function shownText(source: string, isMarkdown: boolean, links: readonly string[] = []): ShownText {
  const marks = isMarkdown ? readMarkdown(source).marks : [];
  const given = linksIn(source, links).map((link): Mark => ({ ...link, as: 'code' }));
  const all = given.length === 0 ? marks : [...marks, ...given].toSorted((one, other) => one.start - other.start || other.end - one.end);
  return new Rendered(source, all, isMarkdown ? special.markdown : special.plain);
}

class Rendered implements ShownText {
  text = '';
  readonly targets: LinkTarget[] = [];
  readonly #source: string;
  /** Signs that are not shown as they are. */
  readonly #special: RegExp;
  /** Where the next of these stands. */
  #next = -1;
  /** Where stretches begin that stand together in both texts. */
  readonly #runs: { readonly shown: number; readonly source: number }[] = [];

  constructor(source: string, marks: readonly Mark[], signs: RegExp) {
    this.#source = source;
    this.#special = signs;
    let at = 0;
    for (const mark of marks) {
      if (mark.start >= at) at = this.#renderTo(mark.start, at);
      // A comment may end behind the mark.
      if (mark.start === at) at = this.#renderMark(mark);
    }
    this.#renderTo(source.length, at);
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
    const shown = this.text.length;
    if (last === undefined || from - last.source !== shown - last.shown) this.#runs.push({ shown, source: from });
    this.text += text;
  }

  #renderMark({ start, end, as, url = '' }: Mark): number {
    if (url !== '') this.targets.push({ url, start, end });
    const from = as === 'tag' && this.#source.charAt(start) === '\\' ? start + 1 : start;
    if (as !== 'hidden' && as !== 'dropped') this.#show(this.#source.slice(from, end), from);
    return end;
  }

  #renderTo(end: number, from: number): number {
    let at = from;
    while (at < end) {
      if (this.#next < at) this.#next = matchAt(this.#special, this.#source, at)?.index ?? Infinity;
      const found = Math.min(end, this.#next);
      this.#show(this.#source.slice(at, found), at);
      at = found === end ? end : this.#token(found);
    }
    return at;
  }

  #token(at: number): number {
    const source = this.#source;
    const hidden = matchAt(invisibleRun, source, at);
    if (hidden !== null) return at + hidden[0].length;
    const character = source.charAt(at);
    if (character === '<') return this.#angle(at);
    if (character === '&') return this.#entity(at);
    const escaped = matchAt(escape, source, at);
    this.#show(escaped?.[1] ?? '\\', escaped === null ? at : at + 1);
    return at + (escaped === null ? 1 : 2);
  }

  #entity(at: number): number {
    const found = matchAt(entity, this.#source, at)?.[0] ?? '&';
    const decoded = decodeHTML(found);
    // One that is unknown is shown as it stands.
    const length = decoded === found ? 1 : found.length;
    this.#show(length === 1 ? '&' : decoded.replace(invisible, ''), at);
    return at + length;
  }

  #angle(at: number): number {
    const source = this.#source;
    if (source.startsWith('<!--', at)) {
      const end = source.indexOf('-->', at + 4);
      // An unclosed comment hides all that follows; a browser sees it so, too.
      return end === -1 ? source.length : end + 3;
    }
    const found = matchAt(tag, source, at);
    if (found === null) {
      this.#show('<', at);
      return at + 1;
    }
    const href = /\s(?:href|src)\s*=\s*["']?([^\s"'<>]+)/i.exec(found[0])?.[1];
    const end = at + found[0].length;
    if (href !== undefined) this.targets.push({ url: href, start: at, end });
    return end;
  }
}
