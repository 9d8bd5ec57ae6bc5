export type { Fault, ProblemDocument } from '@handbill/contract';
export {
  adPlatforms,
  campaignActions,
  campaignStatuses,
  campaignTypes,
  channels,
  contentStatuses,
  contentTypes,
  postPlatforms,
  problemCodes,
  scopes,
} from './calls/choices.ts';
export type { CallOptions, Client, ClientOptions, ContentList, Mutation, MutationByType, Query } from './calls/client.ts';
export { createClient } from './calls/create-client.ts';
export { HandbillError, isHandbillError } from './errors/handbill-error.ts';
export type { LocalProblem, Problem, ProblemCode } from './errors/problem.ts';
export type {
  BrandVoice,
  Comment,
  Campaign,
  CampaignQueryInput,
  Content,
  ContentQueryInput,
  Calendar,
  ContentRequestInput,
  ContentSummary,
  CreateBrandVoiceInput,
  CreateCampaignInput,
  CreatePublicationInput,
  CreatedKey,
  CreateKeyInput,
  EventFilter,
  FeedEvent,
  Key,
  Me,
  Model,
  Page,
  Pagination,
  Publication,
  PublicationAction,
  PublicationStatus,
  UpdateCampaignInput,
} from './calls/procedures.ts';
export type { Fetch, FetchRequest, FetchResponse } from './calls/wrap-fetch.ts';
