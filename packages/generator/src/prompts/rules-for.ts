import type { ContentRequest, CountingUnit, PlatformLimit } from '@handbill/contract';
import type { AnyDefinition } from '../definition-of.ts';
import { named } from './named.ts';
import { partWanted } from './part-wanted.ts';

const units: Record<CountingUnit, string> = {
  characters: 'characters',
  weighted: 'characters as Twitter counts them: each link is 23; emoji and East Asian characters are 2',
  graphemes: 'characters, an emoji being one',
  url_23: 'characters, each link being 23',
  emoji_bytes: 'characters, an emoji being 4 or more',
  bytes: 'bytes of UTF-8, an accented letter being 2, others and emoji 3 or more',
  utf16: 'characters, most emoji being 2',
  display_columns: 'characters, an East Asian one being 2',
  half_width_katakana: 'half-width katakana',
  items: 'items',
};

/** Every rule that the text will be held to, a sentence each. No word of the brief is in them, but its figures are. */
export function rulesFor(definition: AnyDefinition, request: ContentRequest): readonly string[] {
  const limits = definition.limits(request);
  return [
    ...platform(request),
    ...definition
      .required(request)
      // A platform says it more narrowly.
      .filter((part) => !limits.some(({ pointer, outcome }) => outcome === 'fail' && pointer === part.pointer))
      .map((part) => partWanted(part, definition.output)),
    ...limits.map(limited),
    ...length(definition, request),
    ...(request.keywords.length > 0
      ? [
          'Each string in the brief’s `keywords` has to appear word for word, as it is spelt there (capitals may differ), in a sentence where it reads naturally.',
        ]
      : []),
    ...hashtags(request),
  ];
}

const platform = (request: ContentRequest): string[] => ('platform' in request ? [`It is for the platform ${request.platform}.`] : []);

function limited({ pointer, unit, min, max, outcome }: PlatformLimit): string {
  const range = min === undefined ? `at most ${max}` : `${min} to ${max}`;
  if (unit === 'items') return `${named(pointer)}: ${outcome === 'fail' ? '' : 'better '}${range} in the list.`;
  if (max === 0) return `${named(pointer)}: no ${units[unit]}.`;
  return outcome === 'fail'
    ? `${named(pointer)}: ${range} ${units[unit]}. The platform refuses more; stay a little below.`
    : `${named(pointer)}: the platform hides or cuts what comes after the first ${max} ${units[unit]}. Put what matters before that.`;
}

function length({ length: { counted: pointers, outcome } }: AnyDefinition, { length: words }: ContentRequest): string[] {
  if (words === null) return [];
  const parts = pointers.map(named).join(', ');
  const together = pointers.length > 1 ? `${parts} together` : parts;
  if (outcome === 'warn') return [`About ${words} words in ${together}. Where a platform’s limit is tighter, the limit wins.`];
  return [`${Math.ceil(words * 0.9)} to ${Math.floor(words * 1.1)} words in ${together}; aim at ${words}. Headings below them count.`];
}

function hashtags(request: ContentRequest): string[] {
  if (!('hashtags' in request)) return [];
  if (request.hashtags === null)
    return [
      'Choose the hashtags that suit the platform and the topic. Put them into the text with `#`, and list the same ones in `hashtags` without it.',
    ];
  if (request.hashtags.length === 0) return ['No hashtags: none in the text, and `hashtags` is empty.'];
  return ['Each of the brief’s `hashtags` has to appear in the text with its `#`, and no others; list them in `hashtags` without the `#`.'];
}
