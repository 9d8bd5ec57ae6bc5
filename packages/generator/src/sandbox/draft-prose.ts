import { words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { type Draft, textOf } from './draft.ts';
import { holds } from './keywords.ts';
import { keeps } from './limits.ts';
import type { Group } from './patterns/kind-patterns.ts';
import type { Offer, Pen } from './pen.ts';
import type { ProsePlace } from './place.ts';
import { weave } from './weave.ts';

/** The steps from ease to keywords and hashtags alone. */
export const thriftLevels = [0, 1, 2, 3, 4, 5] as const;
export type Thrift = (typeof thriftLevels)[number];

const groupsAt = (groups: readonly Group[], thrift: Thrift): Group[] =>
  groups.filter(({ optional }) => thrift <= 1 || (thrift === 2 && optional !== true));

/** How many of the suggested hashtags there is room for. */
const suggestedAt: Readonly<Record<Thrift, number>> = { 0: Infinity, 1: 2, 2: 1, 3: 1, 4: 0, 5: 0 };

interface Said {
  readonly offer: Offer;
  readonly block: boolean;
}

const said = (groups: readonly Group[], thrift: Thrift, pen: Pen, brief: Brief): Said[] =>
  groups.flatMap(({ frames, block = false }) => {
    const offer = thrift < 2 ? pen.offer(brief.inTone(frames)) : pen.shortest(brief.inTone(frames));
    return offer === undefined ? [] : [{ offer, block }];
  });

const texts = (offers: readonly Offer[]): string[] => offers.map(({ text }) => text);
const blocks = (all: readonly Said[], block: boolean): string[] =>
  texts(all.filter((one) => one.block === block).map(({ offer }) => offer));

/** The keywords that no hashtag holds already. */
const notIn = (tags: readonly string[], keywords: readonly string[]): string[] =>
  keywords.filter((keyword) => !tags.some((tag) => holds(`#${tag}`, keyword)));

/** A draft, and what it would take from the pen. */
interface Attempt {
  readonly draft: Draft;
  readonly text: string;
  readonly offers: readonly Offer[];
}

function attempt(place: ProsePlace, thrift: Thrift, advised: boolean, pen: Pen, brief: Brief): Attempt {
  const opening = said(groupsAt(place.opening, thrift), thrift, pen, brief);
  const closing = said(groupsAt(place.closing, thrift), thrift, pen, brief);
  const tags = [...place.hashtags.required, ...place.hashtags.suggested.slice(0, suggestedAt[thrift])];
  const woven = weave(thrift < 4 ? place.keywords : notIn(tags, place.keywords), thrift, pen, brief);
  const silent = opening.length + closing.length + woven.length === 0 && (thrift < 5 || tags.length === 0);
  const single = silent ? [pen.offer(brief.patterns.brief)].filter((offer) => offer !== undefined) : [];
  const body = single.map(({ text }) => ({ text, words: words(text, brief.language), order: 0 }));
  const lines = {
    opening: blocks(opening, true),
    lead: blocks(opening, false),
    closing: blocks(closing, false),
    ending: blocks(closing, true),
  };
  const draft = { place, thrift, advised, ...lines, body, woven: texts(woven), tags };
  const text = textOf(draft);
  return {
    draft: { ...draft, words: words(text, brief.language) },
    text,
    offers: [...[...opening, ...closing].map(({ offer }) => offer), ...woven, ...single],
  };
}

function mostGenerous(place: ProsePlace, least: Thrift, pen: Pen, brief: Brief): Attempt {
  for (const advised of brief.length === null ? [true, false] : [false]) {
    for (const level of thriftLevels.slice(least)) {
      const made = attempt(place, level, advised, pen, brief);
      if (keeps(made.text, place.limits, advised ? 'advised' : 'hard')) return made;
    }
  }
  return attempt(place, 5, false, pen, brief);
}

/** The most generous draft from a level of thrift on that keeps the platform's limits: its advice too, unless a length is asked for. */
export function draftProse(place: ProsePlace, least: Thrift, pen: Pen, brief: Brief): Draft {
  const { draft, offers } = mostGenerous(place, least, pen, brief);
  for (const offer of offers) pen.take(offer);
  return draft;
}
