import type { Steps } from '@handbill/contract';
import type { AnyDefinition } from '../definition-of.ts';
import type { JsonInText } from './json-values.ts';
import { Members } from './members.ts';

/** Also `<parameter=subject>` and `<part name="subject">`. */
const tag = /<(\/?)([A-Za-z_][\w-]{0,60})(?:=["']?([A-Za-z_][\w-]{0,60})["']?\s{0,20}|\s([^<>]{0,200}))?>/g;
const nameAttribute = /\b(?:name|id|key|part)=["']([A-Za-z_][\w -]{0,60})["']/;
const maxTags = 2_000;
/** Elements of HTML that stand within texts. */
const inText = new Set([
  'a',
  'b',
  'i',
  'p',
  'br',
  'em',
  'strong',
  'ul',
  'ol',
  'li',
  'u',
  'span',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  'hr',
  'img',
  'html',
  'head',
]);

interface Element {
  readonly tag: string;
  /** What it is called in the object. */
  readonly name: string;
  readonly children: Element[];
  /** Where its content begins. */
  readonly from: number;
  text: string;
}

/** An answer whose parts are elements, `<subject>…</subject>`, as an object of them; `undefined` if it has none. */
export function* taggedParts({ output }: AnyDefinition, answer: string): Steps<Pick<JsonInText, 'value' | 'truncated'> | undefined> {
  const root: Element = { tag: '', name: '', children: [], from: 0, text: '' };
  const open: Element[] = [root];
  let count = 0;
  for (const {
    0: { length },
    1: slash,
    2: name = '',
    3: value,
    4: attributes = '',
    index,
  } of answer.matchAll(tag)) {
    count += 1;
    if (count > maxTags) return undefined;
    if (count % 100 === 0) yield;
    if (inText.has(name.toLowerCase())) continue;
    if (slash === '') {
      const element: Element = {
        tag: name,
        name: value ?? nameAttribute.exec(attributes)?.[1] ?? name,
        children: [],
        from: index + length,
        text: '',
      };
      open.at(-1)?.children.push(element);
      open.push(element);
      continue;
    }
    const at = open.findLastIndex((element) => element.tag === name);
    if (at < 1) continue;
    const closed = open.splice(at)[0];
    if (closed !== undefined) closed.text = answer.slice(closed.from, index);
  }
  const innermost = open.at(-1);
  if (innermost !== undefined && innermost !== root) innermost.text = answer.slice(innermost.from);
  const value = objectOf(root.children);
  const { fields } = new Members(value, output).matched;
  const isWrapped = root.children.length > 0 && fields.length === 0;
  return fields.length > 0 || isWrapped ? { value, truncated: open.length > 1 } : undefined;
}

const maxDepth = 10;

/** The elements of an element as an object: those of one name are a list. */
function objectOf(elements: readonly Element[], depth = 0): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const { name, children, text } of elements) {
    const value = children.length > 0 && depth < maxDepth ? objectOf(children, depth + 1) : unescaped(text.trim());
    const before = members[name];
    members[name] = before === undefined ? value : Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  }
  return members;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&#39;': "'" };
const unescaped = (text: string): string =>
  text.replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1').replace(/&(?:amp|lt|gt|quot|apos|#39);/g, (entity) => entities[entity] ?? entity);
