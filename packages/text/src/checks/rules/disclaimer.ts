import type { BrandVoice, Check } from '@handbill/contract';
import { omitting } from '../findings/bad-example.ts';
import { checksOf, partName, placeFor, unitsOf, defineRule, type Rule } from '../findings/rule.ts';
import type { Part } from '../../shown/subject.ts';
import { PhraseFinder } from '../findings/phrase-finder.ts';

type Disclaimer = BrandVoice['disclaimers'][number];

/** The disclaimers of a voice that texts of a kind and a platform have to have. */
export function disclaimersFor(
  { disclaimers }: Pick<BrandVoice, 'disclaimers'>,
  request: { readonly type: string },
): readonly Disclaimer[] {
  const platform = 'platform' in request ? request.platform : null;
  const isFor = (listed: readonly string[], value: unknown) => listed.length === 0 || listed.some((one) => one === value);
  return disclaimers.filter(({ types, platforms }) => isFor(types, request.type) && isFor(platforms, platform));
}

/** Every disclaimer for the kind and the platform stands in the text, word for word; of variants that go out by themselves, in each. */
export const disclaimer: Rule = defineRule(
  omitting(({ voice, request }) => (voice === null ? [] : disclaimersFor(voice, request).map(({ text }) => text))),
  (subject) => {
    const { voice, request } = subject;
    const wanted = voice === null ? [] : disclaimersFor(voice, request);
    const units = wanted.length === 0 ? [] : unitsOf(subject);
    return units.flatMap(({ pointer, parts }) => {
      const found = foundIn(parts, wanted);
      return wanted.map((one) => checkOf(one, found.has(one), parts, pointer));
    });
  },
);

function foundIn(parts: readonly Part[], wanted: readonly Disclaimer[]): ReadonlySet<Disclaimer> {
  const finder = new PhraseFinder<Disclaimer>();
  for (const one of wanted) finder.add(one.text, one);
  return new Set(parts.flatMap(({ shown }) => finder.find(shown.text).map(({ value }) => value)));
}

function checkOf({ text }: Disclaimer, isThere: boolean, parts: readonly Part[], unit: string): Check {
  const { check } = checksOf('disclaimer', text);
  const where = unit === '' ? 'the text' : partName(unit);
  return isThere
    ? check('pass', text, `${where} has its disclaimer.`, { pointer: unit || null })
    : check('fail', 'nowhere', `${where} lacks the disclaimer “${text}”.`, { pointer: placeFor(parts) });
}
