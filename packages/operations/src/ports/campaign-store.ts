import type { Campaign, CampaignQuery, CampaignStep, Page } from '@handbill/contract';

/** The campaigns of one workspace. */
export interface CampaignStore {
  insert(campaign: Campaign): Promise<void>;
  get(id: string): Promise<Campaign | null>;
  list(query: CampaignQuery): Promise<Page<Campaign>>;
  /** Takes the step if the lifecycle allows it in the status that the campaign has at that very moment, else `null`. */
  transition(id: string, step: CampaignStep, now: Date): Promise<Campaign | null>;
  /** Writes the campaign if it still has the revision that it was read at. */
  replace(campaign: Campaign, readRevision: number): Promise<boolean>;
  /** `false`: there is none. */
  delete(id: string, now: Date): Promise<boolean>;
  /** Brings a deleted one back within 30 days; one that is there is returned as it is. */
  restore(id: string, now: Date): Promise<Campaign | null>;
}
