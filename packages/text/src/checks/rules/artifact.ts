import { adding } from '../findings/bad-example.ts';
import { artifactsIn } from '../findings/artifacts.ts';
import { briefHas, checksOf, maxPlaces, placeInSource, quotedIn, defineRule, type Rule } from '../findings/rule.ts';

const { check, passing } = checksOf('artifact', 'nothing that a model or a server left behind');

/** Nothing may be left of how a text was made: tokens, marks of citations, letters in another encoding or escaped twice. */
export const artifact: Rule = defineRule(adding('Sample \uFFFD text.'), (subject) => {
  const found = subject.parts
    .filter(({ role }) => role !== 'address')
    .flatMap((part) => artifactsIn(part.value).map((one) => ({ part, ...one, words: part.value.slice(one.start, one.end).trim() })))
    .filter(({ words }) => !briefHas(subject, words))
    .slice(0, maxPlaces);
  if (found.length === 0) return passing('Nothing is left of how the text was made.');
  return found.map(({ part, start, end, kind, words }) =>
    check('fail', ...quotedIn(part, words, `is ${kind}.`, 60), placeInSource(part, start, end)),
  );
});
