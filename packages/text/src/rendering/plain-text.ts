import type { Token } from 'markdown-it';

/** What a reader sees of a line: links with their addresses, no markup. */
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
}

/** The blocks of a parsed Markdown text as plain text: paragraphs apart, items with a dash or their number, cells with a bar between. */
export function plainText(tokens: readonly Token[]): string {
  const lists: List[] = [];
  let [text, mark, gap] = ['', '', ''];
  let cells: string[] | undefined;
  const write = (block: string, after: string) => {
    const indent = '  '.repeat(Math.max(0, lists.length - 1));
    const lines = `${mark}${block}`.replaceAll('\n', `\n${indent}${' '.repeat(mark.length)}`);
    text += `${text === '' ? '' : gap}${indent}${lines}`;
    [mark, gap] = ['', after];
  };
  for (const token of tokens) {
    const { type, content, hidden } = token;
    if (type === 'bullet_list_open') lists.push({ number: undefined });
    else if (type === 'ordered_list_open') lists.push({ number: Number(token.attrGet('start') ?? 1) });
    else if (type.endsWith('_list_close')) {
      lists.pop();
      gap = '\n\n';
    } else if (type === 'list_item_open') mark = markOf(lists.at(-1));
    else if (type === 'tr_open') cells = [];
    else if (type === 'tr_close') {
      write((cells ?? []).join(' | '), '\n');
      cells = undefined;
    } else if (type === 'table_close') gap = '\n\n';
    else if (type === 'inline' && cells !== undefined) cells.push(lineOf(token));
    else if (type === 'inline') write(lineOf(token), lists.length > 0 ? '\n' : '\n\n');
    else if (type === 'fence' || type === 'code_block') write(content.trimEnd(), '\n\n');
    else if (type === 'paragraph_close' && !hidden && lists.length > 0) gap = '\n\n';
  }
  return `${text}\n`;
}

function markOf(list: List | undefined): string {
  if (list?.number === undefined) return '- ';
  list.number += 1;
  return `${list.number - 1}. `;
}
