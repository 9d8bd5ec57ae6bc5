import type { Check, ContentRequestInput } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { checked, checkedLetter } from './checked.fixture.ts';

type Brief = Partial<Pick<ContentRequestInput, 'link' | 'facts' | 'language' | 'instructions' | 'keywords'>>;

const isFault = ({ outcome }: Check): boolean => outcome !== 'pass' && outcome !== 'info';

function faultsOf(rules: readonly Check['rule'][], body: string, brief: Brief = {}, parts: object = {}): readonly Check[] {
  const checks = checkedLetter(body, { topic: 'Our shop', ...brief }, { subject: 'Our shop', preheader: 'As it is', ...parts });
  return checks.filter((check) => rules.includes(check.rule) && isFault(check));
}

function faultsOfPost(link: string, text: string, hashtags: readonly string[] | null = null): readonly Check[] {
  const request = { type: 'social_post', platform: 'linkedin', topic: 'A room', link, hashtags };
  const checks = checked(request, { title: null, text, hashtags: hashtags ?? [] });
  return checks.filter(
    (check) => ['link', 'unsupported_link', 'unsupported_figure', 'hashtag', 'placeholder'].includes(check.rule) && isFault(check),
  );
}

describe('a number at the beginning of a line', () => {
  it.each([
    ['a day', '24. Dezember: geschlossen\n31. Dezember: bis mittags', '31. Dezember', 'fail'],
    ['a day behind a paragraph', 'Wir sind da.\n\n24) Dezember nicht,\n31. Dezember auch', '31. Dezember', 'fail'],
    ['a day in a quote', '> 24. Dezember: geschlossen\n> 31. Dezember: bis mittags', '31. Dezember', 'fail'],
    ['a day in an item', '- 24. Dezember: geschlossen\n- 31. Dezember: bis mittags', '31. Dezember', 'fail'],
    ['a day in an indented line', 'Termine:\n\n   24. Dezember\n   31. Dezember', '31. Dezember', 'fail'],
    ['a single day', '31. Dezember: bis mittags', '31. Dezember', 'fail'],
    ['a year', '1998. Der erste Laden.\n\n2006. Der zweite.', '2006', 'warn'],
    ['per cent in a quote that is none', '> 73 % weniger', '73 %', 'fail'],
  ])('is a figure: %s', (_, body, excerpt, outcome) => {
    const faults = faultsOf(['unsupported_figure'], body, { language: 'de', facts: ['Am 24. Dezember geschlossen, seit 1998'] });
    const start = body.indexOf(excerpt);
    expect(faults).toMatchObject([{ outcome, pointer: '/body', excerpt, span: { start, end: start + excerpt.length } }]);
  });

  it('is none where it numbers a list', () => {
    const lines = Array.from({ length: 15 }, (_, index) => `${index + 1}. guests are greeted`);
    for (const body of [lines.join('\n'), lines.join('\n\n'), lines.join('\n\nThen wait.\n\n')])
      expect(faultsOf(['unsupported_figure'], body, { facts: ['20 guests'] })).toEqual([]);
  });
});

describe('the link of a brief', () => {
  it.each([
    ['https://example.com/wiki/A_(b)'],
    ['https://example.com/wiki/A_(b)_'],
    ['https://example.com/?ad={{ad.id}}&y=2026'],
    ['https://example.com/2026/{keyword}/%%PAGE%%/77?a=*|X|*#part'],
    ['https://example.com/[a]/2026!'],
    ['https://example.com/?a=1&copy;=2026&lt;'],
    [`https://example.com/a|b^c/"2026"'\\x`],
    ['http://localhost:3000/2026'],
  ])('is found word for word: %s', (link) => {
    for (const text of [`We open a room. See ${link}`, `We open a room (${link}), come.`, `We open a room: ${link}. Come.\n\n#books`])
      expect([text, faultsOfPost(link, text)]).toEqual([text, []]);
    const body = `We open a room.\n\n[See](<${link}>) or <${link}> or ${link} today.`;
    expect(faultsOf(['unsupported_link', 'unsupported_figure', 'placeholder'], body, { link })).toEqual([]);
    const facts = [`A page: ${link.replace(/[!_]$/, '')}.`];
    expect(faultsOf(['unsupported_link', 'unsupported_figure'], `See ${link.replace(/[!_]$/, '')} for it.`, { facts })).toEqual([]);
  });

  it('is no other address that begins with it', () => {
    const link = 'https://example.com/a';
    for (const other of ['https://example.com/ab', 'https://example.com/a/2', 'https://example.com/a_(b)', 'https://example.com/a.html'])
      expect(faultsOfPost(link, `See ${other}`)).toMatchObject([{ rule: 'link' }, { rule: 'unsupported_link', found: other }]);
  });

  it('has no hashtags', () => {
    const link = 'https://example.com/?ad={{ad.id}}#part';
    expect(faultsOfPost(link, `We open a room. See ${link}`, [])).toEqual([]);
  });
});

describe('a merge tag', () => {
  const instructions = 'Use the merge tags of our mailer.';

  it.each([
    '*|FNAME|*',
    '{{name}}',
    '{contactfield=firstname}',
    '[firstname,fallback=there]',
    '%%FirstName%%',
    '{$name}',
    '{!firstname_fix}',
    '<%= name %>',
    '[[name]]',
    '%recipient.name%',
  ])('is a placeholder unless it is asked for: %s', (tag) => {
    const body = `Hello ${tag} and ${tag}, [leave](${tag}) whenever you like.`;
    expect(faultsOf(['placeholder'], body)).toMatchObject([{ outcome: 'fail', excerpt: tag, span: { start: 6, end: 6 + tag.length } }]);
    const rules = ['placeholder', 'unsupported_link', 'markup'] as const;
    expect(faultsOf(rules, body, { instructions }, { subject: `${tag} and ${tag}` })).toEqual([]);
  });
});
