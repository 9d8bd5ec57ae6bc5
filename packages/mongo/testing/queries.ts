import { CampaignQuery, ContentQuery } from '@handbill/contract';
import type * as z from 'zod';

/** Queries with all that they leave out filled in. */
export const campaignQuery = (query: z.input<typeof CampaignQuery> = {}): CampaignQuery => CampaignQuery.parse(query);
export const contentQuery = (query: z.input<typeof ContentQuery> = {}): ContentQuery => ContentQuery.parse(query);
