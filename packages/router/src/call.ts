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
}

export function callOf({ requestId, services }: Context, principal: Principal): Call {
  const workspaceId = principal.workspace.id;
  const { storage } = services;
  return { principal, requestId, services, campaigns: storage.campaigns(workspaceId), content: storage.content(workspaceId) };
}
