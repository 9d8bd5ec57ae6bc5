import { newCheck, placeIn, type Rule } from '../rule.ts';
import { comparable } from '../comparable-address.ts';
import { addressesIn } from '../addresses-in.ts';
import type { Part } from '../subject.ts';

/** A post leads where the brief’s link leads: the address is in its text. Elsewhere the link stands outside the parts. */
export const link: Rule = function* ({ request, definition, read }) {
  const text = definition.hashtags?.text;
  if (request.link === null || request.link === undefined || text === undefined) return [];
  const wanted = comparable(request.link);
  const post: Part | undefined = read.find(({ pointer }) => pointer === `/${text}`);
  const found = post === undefined ? [] : yield* addressesIn(post);
  const place = found.find(({ address }) => comparable(address) === wanted);
  const isThere = place !== undefined || post?.shown.text.includes(request.link) === true;
  return [
    newCheck({
      rule: 'link',
      outcome: isThere ? 'pass' : 'fail',
      wanted: request.link,
      found: isThere ? request.link : 'nowhere',
      pointer: `/${text}`,
      ...(post !== undefined && place !== undefined && placeIn(post, place.start, place.end)),
      message: isThere ? 'The text has its link.' : `The link ${request.link} is not in the text.`,
    }),
  ];
};
