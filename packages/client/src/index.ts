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
} from './choices.ts';
export type { CallOptions, Client, ClientOptions, ContentList, Mutation, MutationByType, Query } from './client.ts';
export { createClient } from './create-client.ts';
export { HandbillError, isHandbillError } from './handbill-error.ts';
export type { LocalProblem, Problem, ProblemCode } from './problem.ts';
export type {
  BrandVoice,
  Campaign,
  CampaignQueryInput,
  Content,
  ContentQueryInput,
  ContentRequestInput,
  ContentSummary,
  CreateBrandVoiceInput,
  CreateCampaignInput,
  CreatedKey,
  CreateKeyInput,
  Key,
  Me,
  Model,
  Page,
  Pagination,
  UpdateCampaignInput,
} from './procedures.ts';
export type { AppRouter } from '@handbill/router';
export type { Fetch, FetchRequest, FetchResponse } from './wrap-fetch.ts';
