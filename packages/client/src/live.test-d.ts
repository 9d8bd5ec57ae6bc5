import { expectTypeOf } from 'vitest';
import type { Content, ContentRequestInput } from './index.ts';
import { createLive, type LiveEvent, type LiveText, type PartialOutput } from './live.ts';

const live = createLive({ url: 'http://127.0.0.1:3000', key: () => Promise.resolve('hbk_test'), fetch });
type Of<Name extends Content['type']> = Extract<Content, { type: Name }>;

// The request's type decides the type of the result, at any time.
const article = live.generate({ type: 'blog_article', topic: 'Bread' });
expectTypeOf(article.result).resolves.toEqualTypeOf<Of<'blog_article'>>();
expectTypeOf(article.cancel()).resolves.toEqualTypeOf<Of<'blog_article'>>();
expectTypeOf(article.partial).toEqualTypeOf<PartialOutput<Of<'blog_article'>>>();
expectTypeOf(article.partial.title).toEqualTypeOf<string | undefined>();
expectTypeOf(article.partial.sections?.[0]?.body).toEqualTypeOf<string | undefined>();
expectTypeOf(article.id).toEqualTypeOf<string | undefined>();

const ad = live.generate({ type: 'ad_copy', topic: 'x', product: 'x', unique_selling_proposition: 'x', platform: 'google_search' });
expectTypeOf(ad.partial.variants?.[0]?.primary_text).toEqualTypeOf<string | null | undefined>();
expectTypeOf(live.generate({} as ContentRequestInput).result).resolves.toEqualTypeOf<Content>();
expectTypeOf(live.follow('cnt_1').result).resolves.toEqualTypeOf<Content>();
expectTypeOf(live.follow<'email'>('cnt_1').partial.subject).toEqualTypeOf<string | undefined>();

// A whole output is a partial one, and a snapshot is not changed.
expectTypeOf<NonNullable<Of<'landing_page'>['output']>>().toExtend<PartialOutput<Of<'landing_page'>>>();
// @ts-expect-error it is replaced, and never changed
article.partial.title = 'x';

// `event` tells the events apart, and each has the text so far.
export function textOf(event: LiveEvent<Of<'email'>>): string | undefined {
  expectTypeOf(event.partial.subject).toEqualTypeOf<string | undefined>();
  switch (event.event) {
    case 'content.started':
      return event.id;
    case 'content.attempt':
      return event.reason === 'first' ? event.model : event.pointers[0];
    case 'content.delta':
      return event.pointer + event.text;
    case 'content.check':
      return event.check.rule;
    case 'content.finished':
      return event.record.output?.subject;
    case 'connection.lost':
      return event.problem.detail;
    case 'connection.restored':
      return undefined;
    default:
      return event satisfies never;
  }
}
expectTypeOf<LiveText<Of<'email'>>>().toExtend<AsyncIterable<LiveEvent<Of<'email'>>>>();
expectTypeOf<LiveText<Of<'email'>>>().toExtend<{ readonly result: Promise<Content> }>();

// @ts-expect-error an email has no platform
live.generate({ type: 'email', topic: 'Bread', platform: 'linkedin' });
// @ts-expect-error there are five kinds
live.generate({ type: 'poem', topic: 'Bread' });
