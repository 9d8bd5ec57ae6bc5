import { checksOf, placeIn, type Rule } from '../findings/rule.ts';
import { addressesIn, comparableAddress } from '../../shown/addresses.ts';

/** A post leads where the brief’s link leads: the address is in its text. Elsewhere the link stands outside the parts. */
export const link: Rule = ({ request, definition, read, links }) => {
  const text = definition.hashtags?.text;
  if (request.link === null || request.link === undefined || text === undefined) return [];
  const wanted = comparableAddress(request.link);
  const post = read.find(({ pointer }) => pointer === `/${text}`);
  const place = post && addressesIn(post, links).find(({ address }) => comparableAddress(address) === wanted);
  const { check, passing } = checksOf('link', request.link, { pointer: `/${text}` });
  if (post === undefined || place === undefined) return [check('fail', 'nowhere', `The link ${request.link} is not in the text.`)];
  return passing('The text has its link.', request.link, placeIn(post, place.start, place.end));
};
