/** How a language writes the values of JSON. */
export interface LiteralSyntax {
  readonly null: string;
  readonly true: string;
  readonly false: string;
  /** Whether the name of a member needs no quotes where it is an identifier. */
  readonly hasBareNames: boolean;
  readonly quote: '"' | "'";
  readonly step: string;
  /** Whether the last of several lines ends with a comma. */
  readonly hasLastComma: boolean;
}

const width = 76;

function quoted(text: string, quote: '"' | "'"): string {
  const json = JSON.stringify(text);
  return quote === '"'
    ? json
    : `'${json
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll("'", String.raw`\'`)}'`;
}

/** Writes a JSON value in a language's own syntax: on one line where it fits. `indent` is that of its first line. */
export function literal(value: unknown, syntax: LiteralSyntax, indent = ''): string {
  if (value === null) return syntax.null;
  if (typeof value === 'boolean') return syntax[`${value}`];
  if (typeof value === 'string') return quoted(value, syntax.quote);
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}${syntax.step}`;
  const name = (key: string) => (syntax.hasBareNames && /^[A-Za-z_]\w*$/.test(key) ? key : quoted(key, syntax.quote));
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => literal(item, syntax, inner))
    : Object.entries(value).map(([key, item]) => `${name(key)}: ${literal(item, syntax, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= width) return line;
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}${syntax.hasLastComma ? ',' : ''}\n${indent}${close}`;
}
