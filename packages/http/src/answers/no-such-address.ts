import { Problem } from '@handbill/contract';
import { quoted } from '@handbill/operations';

/** The path of an address that ends with a slash, without it; `undefined` for other addresses, and for the root. */
export function withoutLastSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined;
}

/** For an address that does not exist, with the one that was probably meant. */
export const noSuchAddress = (meant: string): Problem<'not_found'> =>
  new Problem('not_found', {}, { detail: `There is no such address; did you mean ${quoted(meant)}?` });
