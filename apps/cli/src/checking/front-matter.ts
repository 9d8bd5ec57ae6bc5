import { UsageError } from '../terminal/usage-error.ts';
import { isPlainObject } from '@handbill/contract/counting';

/** The YAML before a text, and where the text begins. */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The offset of the text. */
  readonly end: number;
}

const maxFrontMatter = 100_000;

/** Reads the lines between two lines of `---` at the beginning of a file. */
export async function frontMatterOf(text: string, file: string): Promise<FrontMatter> {
  const begin = /^---[ \t]*\r?\n/.exec(text)?.[0].length;
  if (begin === undefined) return { fields: {}, end: 0 };
  const close = /^---[ \t]*(?:\r?\n|$)/m;
  const rest = text.slice(begin, begin + maxFrontMatter);
  const found = close.exec(rest);
  if (found === null) return { fields: {}, end: 0 };
  const { parse } = await import('yaml');
  try {
    const fields: unknown = parse(rest.slice(0, found.index), { maxAliasCount: 100, logLevel: 'error' });
    const end = begin + found.index + found[0].length;
    return {
      fields: isPlainObject(fields) ? fields : {},
      end,
    };
  } catch (error) {
    throw new UsageError(`${file}: its front matter is no YAML: ${(error as Error).message.split('\n')[0] ?? ''}`);
  }
}
