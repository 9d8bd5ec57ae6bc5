/** A JSON Schema as prompts state it: objects of texts, lists and objects. */
export interface Shape {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** What a prompt says about an answer in JSON, and the same about one in tags. */
export interface TaggedPrompt {
  readonly shape: Shape;
  readonly system: string;
}

const shapeRule = /Answer with one JSON object and nothing else[^\n]*\n(\{.*\})$/;
const example = /(A short example of the form[^\n]*\n)(\{.*\})/;

const between = (name: string, text: string, isLong: boolean): string =>
  isLong ? `<${name}>\n${text}\n</${name}>` : `<${name}>${text}</${name}>`;

/** A value in tags: each member in its own, a list as its items one after the other. */
export function toTags(value: unknown, { properties = {} }: Shape): string {
  const one = (name: string, shape: Shape, member: unknown): string[] => {
    if (Array.isArray(member)) return member.flatMap((item) => one(name, shape.items ?? {}, item));
    if (typeof member === 'object' && member !== null) return [between(name, toTags(member, shape), true)];
    return typeof member === 'string' ? [between(name, member, member.includes('\n'))] : [];
  };
  return Object.entries(properties)
    .flatMap(([name, shape]) => one(name, shape, (value as Record<string, unknown>)[name]))
    .join('\n');
}

/** The tags of a shape, with what belongs between them. */
function skeletonOf({ properties = {} }: Shape): string {
  const one = ([name, shape]: [string, Shape]): string => {
    const { properties: inner, items, description = 'the text' } = shape;
    if (items !== undefined) return `${one([name, items])}\n(again <${name}> for each further one)`;
    return inner === undefined ? between(name, `… ${description} …`, false) : between(name, skeletonOf(shape), true);
  };
  return Object.entries(properties).map(one).join('\n');
}

/** The prompt for an answer in tags; `undefined` where a prompt asks for something else than one JSON object of a stated shape. */
export function taggedPrompt(system: string): TaggedPrompt | undefined {
  const stated = shapeRule.exec(system)?.[1];
  if (stated === undefined) return undefined;
  const shape = JSON.parse(stated) as Shape;
  const order = `Answer with these tags and nothing else. Between them the text stands as it is, without escapes:\n${skeletonOf(shape)}`;
  const withOrder = system.replace(shapeRule, () => order);
  return { shape, system: withOrder.replace(example, (_, before: string, value: string) => before + toTags(JSON.parse(value), shape)) };
}

/** The texts between the tags of a name that stand in a text. One that is never closed goes on to the next tag of its siblings, or to the end. */
function inTags(text: string, name: string, siblings: readonly string[]): string[] {
  const found: string[] = [];
  const [open, close] = [`<${name}>`, `</${name}>`];
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at)) {
    const begin = at + open.length;
    const ends = [close, ...siblings.map((sibling) => `<${sibling}>`)].map((tag) => text.indexOf(tag, begin)).filter((end) => end >= 0);
    const end = Math.min(text.length, ...ends);
    found.push(text.slice(begin, end).trim());
    at = end;
  }
  return found;
}

/** Reads an answer in tags; what is in none is left out. */
export function fromTags(text: string, { properties = {} }: Shape): Record<string, unknown> {
  const names = Object.keys(properties);
  const value = (found: string, shape: Shape): unknown => (shape.properties === undefined ? found : fromTags(found, shape));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]): [string, unknown][] => {
      const found = inTags(text, name, names);
      const { items } = shape;
      if (items !== undefined) return [[name, found.map((one) => value(one, items))]];
      const [first] = found;
      return first === undefined ? [] : [[name, value(first, shape)]];
    }),
  );
}
