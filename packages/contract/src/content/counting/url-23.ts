import { findMastodonUrls } from './find-urls.ts';
import { graphemes } from './graphemes.ts';

const mention = /(?<![=/\p{L}\p{M}\p{N}_])@([a-z0-9_]+(?:[.-]+[a-z0-9_]+)*)@[\p{L}\p{M}\p{N}_]+(?:[.-]+[\p{L}\p{M}\p{N}_]+)*/giu;
const placeholder = 'x'.repeat(23);

/** Counts as Mastodon does: graphemes, a link with its protocol as 23, and `@name@server` as `@name`. */
export function url23(text: string): number {
  let [short, from] = ['', 0];
  for (const { start, end } of findMastodonUrls(text)) {
    short += withoutServers(text.slice(from, start)) + placeholder;
    from = end;
  }
  return graphemes(short + withoutServers(text.slice(from)));
}

const withoutServers = (text: string): string => text.replaceAll(mention, '@$1');
