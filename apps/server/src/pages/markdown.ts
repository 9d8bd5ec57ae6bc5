import markdownIt from 'markdown-it';
import { codeBlock, escape } from './html.ts';

// HTML in a text is shown as text.
const renderer = markdownIt({ html: false, linkify: false });

type Token = ReturnType<typeof renderer.parse>[number];

const languages: Readonly<Record<string, string>> = {
  sh: 'Shell',
  console: 'Shell',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  json: 'JSON',
  yaml: 'YAML',
  http: 'HTTP',
  env: 'Environment',
  dotenv: 'Environment',
  text: 'Text',
};

/** A diagram of states is a table of its steps here: nothing draws it. */
function stepsOf(diagram: string): string {
  const steps = [...diagram.matchAll(/^ *(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, from, to, step]) => `| \`${from}\` | \`${step}\` | \`${to}\` |`,
  );
  return renderer.render(['| from | step | to |', '|---|---|---|', ...steps].join('\n'));
}

// Wide tables and blocks scroll on their own, and can be reached by keys.
renderer.renderer.rules['table_open'] = () => '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>\n';
renderer.renderer.rules['table_close'] = () => '</table></div>\n';
renderer.renderer.rules['fence'] = (tokens, index) => {
  const { info = '', content = '' } = tokens[index] ?? {};
  const [language = '', mark] = info.split(' ');
  if (language === 'mermaid') return stepsOf(content);
  return `${codeBlock(content, mark === 'output' ? 'Output' : (languages[language] ?? language))}\n`;
};

// On a phone a long name in a table breaks at its underscores.
renderer.renderer.rules['code_inline'] = (tokens, index) => {
  const { content = '', meta } = tokens[index] ?? {};
  const code = escape(content);
  return `<code>${meta?.['isCell'] === true ? code.replaceAll('_', '_<wbr>') : code}</code>`;
};

// Pictures show screens that readers here have before them, and are not served.
renderer.renderer.rules['image'] = () => '';

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}_ -]/gu, '')
    .replaceAll(' ', '-');

/** A heading of a text, and everything below it up to the next one. */
export interface Section {
  /** 1 is that of the text itself. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

/** The sections of a text, in their order. */
export function sectionsOf(text: string): Section[] {
  const lines = text.split('\n');
  const tokens = renderer.parse(text, {});
  const headings = tokens.flatMap((token, index) => {
    const { content = '', children } = tokens[index + 1] ?? {};
    const heading = (children ?? []).map((child) => child.content).join('');
    return token.type === 'heading_open' ? [{ level: Number(token.tag.slice(1)), heading, anchor: anchorOf(content), map: token.map }] : [];
  });
  return headings.map(({ map, ...heading }, index) => ({
    ...heading,
    text: lines.slice(map?.[1], headings[index + 1]?.map?.[0]).join('\n'),
  }));
}

/** The parts of a line with its links as they lead here. */
function withLinks(children: readonly Token[], link: (href: string) => string | undefined): Token[] {
  const links: boolean[] = [];
  return children.filter((child) => {
    if (child.type === 'link_close') return links.pop();
    if (child.type !== 'link_open') return true;
    const href = link(String(child.attrGet('href')));
    if (href !== undefined) child.attrSet('href', href);
    links.push(href !== undefined);
    return href !== undefined;
  });
}

/** Renders Markdown of ours as HTML. `link` says where a link leads here; `undefined`: nowhere, so its words stay without it. */
export function markdown(text: string, link = (href: string): string | undefined => href): string {
  const tokens = renderer.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
    // A column without a name has no header cell.
    if (token.type === 'th_open' && tokens[index + 1]?.content === '') for (const cell of tokens.slice(index, index + 3)) cell.tag = 'td';
    if (token.children === null) continue;
    if (tokens[index - 1]?.type === 'td_open') for (const child of token.children) child.meta = { isCell: true };
    token.children = withLinks(token.children, link);
  }
  return renderer.renderer.render(tokens, renderer.options, {});
}
