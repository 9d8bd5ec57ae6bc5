import type { Problem } from '@handbill/contract';
import type { CampaignStore } from './campaign-store.ts';
import type { ContentStore, GenerationLeases } from './content-store.ts';
import type { KeyStore } from './key-store.ts';

/** Where everything is kept. What belongs to a workspace is reached through its id only. */
export interface Storage {
  readonly keys: KeyStore;
  readonly leases: GenerationLeases;
  campaigns(workspaceId: string): CampaignStore;
  content(workspaceId: string): ContentStore;
  /** The problem that an error of the database amounts to: it is away or too slow. `undefined` for any other error. */
  problemOf(cause: unknown): Problem | undefined;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}
