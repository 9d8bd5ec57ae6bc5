import { omittedInPost } from '../findings/bad-example.ts';
import { checksOf, placeIn, defineRule, type Rule } from '../findings/rule.ts';
import { addressesIn, comparableAddress } from '../../shown/addresses.ts';

/** A post leads where the brief’s link leads: the address is in its text. Elsewhere the link stands outside the parts. */
export const link: Rule = defineRule(
  (right) => omittedInPost(right, right.request.link ? [right.request.link] : []),
  ({ request, definition, read, links }) => {
    const text = definition.hashtags?.text;
    if (request.link === null || request.link === undefined || text === undefined) return [];
    const wanted = comparableAddress(request.link);
    const post = read.find(({ pointer }) => pointer === `/${text}`);
    const places = post === undefined ? [] : addressesIn(post, links).filter(({ address }) => comparableAddress(address) === wanted);
    const isExact = ({ address }: { address: string }): boolean => queryOf(address) === queryOf(request.link ?? '');
    const place = places.find(isExact) ?? places[0];
    const { check, passing } = checksOf('link', request.link, { pointer: `/${text}` });
    if (post === undefined || place === undefined) return [check('fail', 'nowhere', `The link ${request.link} is not in the text.`)];
    if (!isExact(place)) {
      const fault = `The text leads to ${place.address}, which has another query than the link: what is tracked by it is lost.`;
      return [check('warn', place.address, fault, placeIn(post, place.start, place.end))];
    }
    return passing('The text has its link.', request.link, placeIn(post, place.start, place.end));
  },
);

const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';
