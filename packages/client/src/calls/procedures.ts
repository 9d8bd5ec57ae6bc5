import type { AppRouter } from '@handbill/router';

/** The server's procedures by group and name, as written out in the router's declarations: no schema is evaluated for their types. */
export type Procedures = AppRouter['_def']['record'];

/** As much of a procedure as the client's types need. */
export interface Procedure {
  readonly _def: { readonly type: string; readonly $types: { readonly input: unknown; readonly output: unknown } };
}

/** Without `void`, by which tRPC says that a call needs no input. */
export type InputOf<P extends Procedure> = Exclude<P['_def']['$types']['input'], void>;
export type OutputOf<P extends Procedure> = P['_def']['$types']['output'];

type Campaigns = Procedures['campaigns'];
type BrandVoices = Procedures['brandVoices'];
type Contents = Procedures['content'];
type Keys = Procedures['keys'];

/** A campaign as it is returned: every field is present, unset ones are `null`, times are `Date`s. */
export interface Campaign extends OutputOf<Campaigns['get']> {}
/** The fields of a new campaign. */
export interface CreateCampaignInput extends InputOf<Campaigns['create']> {}
/** Changes to a campaign: an absent field is kept, `null` clears it. */
export interface UpdateCampaignInput extends InputOf<Campaigns['update']> {}
/** Filters and paging of the list of campaigns. */
export interface CampaignQueryInput extends InputOf<Campaigns['list']> {}

/** A record of content of any type; `type` tells which. */
export type Content = OutputOf<Contents['get']>;
/** A request for content: a union by `type`. */
export type ContentRequestInput = InputOf<Contents['generate']>;
/** Filters and paging of the list of content. */
export interface ContentQueryInput extends InputOf<Contents['list']> {}
interface ChangedBy {
  key_id: string | null;
  actor: string | null;
}
/** The members that a summary alone has. */
interface SummaryFields {
  findings: { fail: number; warn: number; worst: string | null };
  created_by: ChangedBy | null;
  updated_by: ChangedBy | null;
}
/** A record without its long parts, as `view: 'summary'` lists it. */
export interface ContentSummary extends Omit<Content, 'request' | 'output' | 'text' | 'checks'>, SummaryFields {}

/** A person's comment on a text, or a part of it. */
export interface Comment extends OutputOf<Procedures['comments']['create']> {}

/** How a brand speaks: every field is present, unset ones are `null`. */
export interface BrandVoice extends OutputOf<BrandVoices['get']> {}
/** The fields of a new brand voice. */
export interface CreateBrandVoiceInput extends InputOf<BrandVoices['create']> {}

/** An API key as it is listed: without the key itself. */
export type Key = OutputOf<Keys['list']>['data'][number];
/** An API key just after it was created, with the key itself: the only time that it is shown. */
export interface CreatedKey extends OutputOf<Keys['create']> {}
/** The fields of a new API key. */
export interface CreateKeyInput extends InputOf<Keys['create']> {}

/** Something that was changed. */
export type FeedEvent = OutputOf<Procedures['events']['list']>['data'][number];
type FilteredTypes = NonNullable<NonNullable<InputOf<Procedures['events']['list']>>['type']>;
/** A type of events, or all of a noun: `campaign.*`. */
export type EventFilter = Exclude<FilteredTypes, readonly unknown[]>;

/** A model that texts can be requested from. */
export type Model = OutputOf<Procedures['models']['list']>['data'][number];

/** The API key of a call and its workspace. */
export interface Me extends OutputOf<Procedures['me']['get']> {}

/** The position of a page in its list. */
export type Pagination = OutputOf<Campaigns['list']>['pagination'];
/** A page of a list, newest first. */
export interface Page<Item> {
  data: Item[];
  pagination: Pagination;
}

type Publications = Procedures['publications'];

/** A text on a channel at a time. */
export interface Publication extends OutputOf<Publications['get']> {}
/** Where a publication stands, and the steps that it may take; later versions may add some. */
export type PublicationStatus = Publication['status'];
export type PublicationAction = Publication['allowed_actions'][number];
/** The fields of a new publication. */
export interface CreatePublicationInput extends InputOf<Publications['create']> {}
/** The publications of some days, with gaps and clashes. */
export interface Calendar extends OutputOf<Procedures['calendar']['get']> {}
