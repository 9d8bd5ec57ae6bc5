import { checksOf, placeIn, type Rule } from '../findings/rule.ts';
import { addressesIn, comparableAddress } from '../../shown/addresses.ts';

function standsIn(text: string, address: string): boolean {
  const start = text.indexOf(address);
  return start !== -1 && !/^[\p{L}\p{N}_/-]/u.test(text.slice(start + address.length, start + address.length + 2));
}

/** A post leads where the brief’s link leads: the address is in its text. Elsewhere the link stands outside the parts. */
export const link: Rule = ({ request, definition, read }) => {
  const text = definition.hashtags?.text;
  if (request.link === null || request.link === undefined || text === undefined) return [];
  const wanted = comparableAddress(request.link);
  const post = read.find(({ pointer }) => pointer === `/${text}`);
  const place = post && addressesIn(post).find(({ address }) => comparableAddress(address) === wanted);
  const isThere = place !== undefined || (post !== undefined && standsIn(post.shown.text, request.link));
  const { check, passing } = checksOf('link', request.link, { pointer: `/${text}` });
  if (!isThere) return [check('fail', 'nowhere', `The link ${request.link} is not in the text.`)];
  const where = post === undefined || place === undefined ? {} : placeIn(post, place.start, place.end);
  return passing('The text has its link.', request.link, where);
};
