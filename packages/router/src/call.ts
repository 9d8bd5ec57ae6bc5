import { noEarlyFaults, type EarlyFaults } from './faults/early-faults.ts';
import type { CampaignStore } from './ports/campaign-store.ts';
import type { ContentStore } from './ports/content-store.ts';
import type { Principal } from './ports/principal.ts';
import type { Context } from './context.ts';
import type { Services } from './services.ts';

/** What a handler works with: the caller's own workspace and nothing beyond it. */
export interface Call {
  readonly principal: Principal;
  readonly requestId: string;
  readonly services: Services;
  readonly campaigns: CampaignStore;
  readonly content: ContentStore;
  /** The record of content that the call has stored, or may have: every problem that it ends in afterwards names it. */
  storedContentId: string | undefined;
  /** Where the handler parses the input: what was found faulty before, which `parseWhole` tells with what it finds. */
  earlyFaults: EarlyFaults;
}

export function callOf({ requestId, services }: Context, principal: Principal): Call {
  const workspaceId = principal.workspace.id;
  const { storage } = services;
  const [campaigns, content] = [storage.campaigns(workspaceId), storage.content(workspaceId)];
  return { principal, requestId, services, campaigns, content, storedContentId: undefined, earlyFaults: noEarlyFaults };
}
