export type { Arguments, Mutation, Query } from './call.ts';
export type { CallOptions } from './call-options.ts';
export type { Client } from './client.ts';
export type { ClientOptions } from './client-options.ts';
export type { ContentList } from './content-list.ts';
export { createClient } from './create-client.ts';
export type { Fetch, FetchRequest, FetchResponse } from './fetch.ts';
export { HandbillError, isHandbillError } from './handbill-error.ts';
export type { LocalProblem, LocalProblemCode } from './local-problem.ts';
export type { MutationByType } from './mutation-by-type.ts';
export type { Problem, ProblemCode } from './problem.ts';
export type { ProblemDocument } from '@handbill/contract';
export type {
  Campaign,
  CampaignQueryInput,
  Content,
  ContentQueryInput,
  ContentRequestInput,
  ContentSummary,
  CreateCampaignInput,
  Fault,
  Me,
  Page,
  Pagination,
  UpdateCampaignInput,
} from './vocabulary.ts';
