export type { Fault } from '@handbill/contract';
import type { InputOf, OutputOf, Procedures } from './procedures.ts';

type Campaigns = Procedures['campaigns'];
type Contents = Procedures['content'];

/** A campaign as it is returned: every field is there, unset ones `null`, instants are `Date`s. */
export interface Campaign extends OutputOf<Campaigns['get']> {}
/** What a campaign is made from. */
export interface CreateCampaignInput extends InputOf<Campaigns['create']> {}
/** What of a campaign is changed: absent keeps, `null` clears. */
export interface UpdateCampaignInput extends InputOf<Campaigns['update']> {}
/** Which campaigns to list. */
export interface CampaignQueryInput extends InputOf<Campaigns['list']> {}

/** A record of content of any kind; `type` tells which. */
export type Content = OutputOf<Contents['get']>;
/** What can be asked for: a brief for each kind of content, told apart by `type`. */
export type ContentRequestInput = InputOf<Contents['generate']>;
/** Which content to list. */
export interface ContentQueryInput extends InputOf<Contents['list']> {}
/** A record without its long parts, as `view: 'summary'` lists it. */
export interface ContentSummary extends Omit<Content, 'request' | 'output' | 'text' | 'checks'> {}

/** The key that a call is made with, and its workspace. */
export interface Me extends OutputOf<Procedures['me']['get']> {}

/** Where a page stands in its list. */
export type Pagination = OutputOf<Campaigns['list']>['pagination'];
/** A page of a list, newest first. */
export interface Page<Item> {
  data: Item[];
  pagination: Pagination;
}
