import { apiBase } from '@handbill/contract';
import { distance } from 'fastest-levenshtein';

/** Longer than any word of an address: the rest makes it no more similar to one. */
const maxLength = 60;

const isNear = (word: string, wanted: string): boolean => {
  if (wanted.startsWith('{')) return word !== '';
  return distance(word.slice(0, maxLength).toLowerCase(), wanted) <= wanted.length / 3;
};

/** The address that was probably meant by one below `apiBase`: without a slash at the end, the base once, each word as it is spelt here. */
export function nearestAddress(url: string, paths: ReadonlySet<string>): string | undefined {
  const [path = ''] = url.split('?', 1);
  const words = path.replace(/\/$/, '').split('/').slice(1);
  const sent = `/${words[0]}` === apiBase ? words.slice(1) : words;
  const templates = [...paths].map((one) => one.split('/').slice(1));
  const meant = templates.find(
    (template) => template.length === sent.length && template.every((wanted, at) => isNear(sent[at] ?? '', wanted)),
  );
  return meant && [apiBase, ...meant.map((wanted, at) => (wanted.startsWith('{') ? sent[at] : wanted))].join('/');
}
