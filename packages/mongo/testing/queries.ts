import { CampaignQuery, ContentQuery } from '@handbill/contract';
import type * as z from 'zod';

/** Queries with all that they leave out filled in. */
export const campaignQuery = (asked: z.input<typeof CampaignQuery> = {}): CampaignQuery => CampaignQuery.parse(asked);
export const contentQuery = (asked: z.input<typeof ContentQuery> = {}): ContentQuery => ContentQuery.parse(asked);
