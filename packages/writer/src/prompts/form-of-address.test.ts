import { expect, it } from 'vitest';
import { formOfAddress } from './form-of-address.ts';

it.each([
  ['de', 'professional', null, '“Sie” (formal)'],
  ['de-CH', 'casual', null, '“du” (informal)'],
  ['de', 'casual', 'formal', '“Sie” (formal)'],
  ['fr', 'friendly and witty', null, '“tu” (informal)'],
  ['sv', 'formal', null, '“du” (informal)'],
  ['sv', 'formal', 'formal', '“ni” (formal)'],
  ['ja', 'like a pirate', null, '“です・ます with 敬語” (formal)'],
] as const)('addresses readers in %s, %s, %s as %s', (language, tone, formality, form) => {
  expect(formOfAddress({ language, tone, formality })).toContain(form);
});

it('says nothing of a language with one form unless the brief asks for a way', () => {
  expect(formOfAddress({ language: 'en', tone: 'casual', formality: null })).toBeNull();
  expect(formOfAddress({ language: 'en', tone: 'casual', formality: 'informal' })).toContain('in an informal way');
});
