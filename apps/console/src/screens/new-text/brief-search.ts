import { textsIn, type Search } from '../../data/address.ts';

/** The parts of a new text that may stand in its address; `from` is a text whose brief is taken over. */
export type BriefSearch = { readonly [Name in 'type' | 'from' | 'campaign']?: string };
export const briefSearch = (search: Search): BriefSearch => textsIn(search, ['type', 'from', 'campaign']);
