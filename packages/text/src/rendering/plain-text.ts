import type { Token } from 'markdown-it';

function lineOf({ children }: Token): string {
  let text = '';
  let address: string | undefined;
  let label = '';
  for (const child of children ?? []) {
    const { type, content } = child;
    const shown = type === 'softbreak' || type === 'hardbreak' ? '\n' : content;
    if (type === 'link_open') [address, label] = [String(child.attrGet('href') ?? ''), ''];
    else if (type === 'link_close') {
      if (address !== undefined && address !== label && address !== `mailto:${label}`) text += ` (${address})`;
      address = undefined;
    } else {
      text += shown;
      label += shown;
    }
  }
  return text;
}

interface List {
  /** Of the next item; `undefined` in a list without numbers. */
  number: number | undefined;
  /** The text behind a number, or behind a bullet. */
  readonly sign: string;
}

class PlainText {
  text = '';
  readonly #lists: List[] = [];
  /** The beginning of the next block: a dash or a number, and before it an empty line or none. */
  #mark = '';
  #gap = '';
  #cells: string[] | undefined;

  readonly #on: Readonly<Record<string, (token: Token) => void>> = {
    bullet_list_open: ({ markup }) => void this.#lists.push({ number: undefined, sign: markup === '+' ? '+' : '-' }),
    ordered_list_open: (token) => void this.#lists.push({ number: Number(token.attrGet('start') ?? 1), sign: token.markup }),
    bullet_list_close: () => this.#endList(),
    ordered_list_close: () => this.#endList(),
    list_item_open: () => void (this.#mark = markOf(this.#lists.at(-1))),
    tr_open: () => void (this.#cells = []),
    tr_close: () => {
      this.#write((this.#cells ?? []).join(' | '), '\n');
      this.#cells = undefined;
    },
    table_close: () => void (this.#gap = '\n\n'),
    inline: (token) => void (this.#cells?.push(lineOf(token)) ?? this.#write(lineOf(token), this.#lists.length > 0 ? '\n' : '\n\n')),
    fence: ({ content }) => this.#write(content.trimEnd(), '\n\n'),
    code_block: ({ content }) => this.#write(content.trimEnd(), '\n\n'),
    paragraph_close: ({ hidden }) => void (!hidden && this.#lists.length > 0 && (this.#gap = '\n\n')),
  };

  add(token: Token): void {
    this.#on[token.type]?.(token);
  }

  #endList(): void {
    this.#lists.pop();
    this.#gap = '\n\n';
  }

  #write(block: string, after: string): void {
    const indent = '  '.repeat(Math.max(0, this.#lists.length - 1));
    const lines = `${this.#mark}${block}`.replaceAll('\n', `\n${indent}${' '.repeat(this.#mark.length)}`);
    this.text += `${this.text === '' ? '' : this.#gap}${indent}${lines}`;
    [this.#mark, this.#gap] = ['', after];
  }
}

/** The blocks of a parsed Markdown text as plain text: paragraphs apart, items with a dash or their number, cells with a bar between. */
export function plainText(tokens: readonly Token[]): string {
  const plain = new PlainText();
  for (const token of tokens) plain.add(token);
  return `${plain.text}\n`;
}

function markOf(list: List | undefined): string {
  if (list?.number === undefined) return `${list?.sign ?? '-'} `;
  list.number += 1;
  return `${list.number - 1}${list.sign} `;
}
