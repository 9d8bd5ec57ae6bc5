import type { BrandVoice, CampaignBrief, Content, WorkspaceReview } from '@handbill/contract';
import type { Lease, Storage } from '@handbill/operations';

/** The rest of a writer's task: the campaign as it is now, the brand voice as it was when the text was requested, and the review. */
export async function briefOf(
  { id, request, campaign_id }: Content,
  lease: Lease,
  storage: Storage,
): Promise<{ readonly campaign: CampaignBrief | null; readonly voice: BrandVoice | null; readonly reviewPolicy: WorkspaceReview | null }> {
  const campaign = campaign_id === null ? null : await storage.campaigns(lease).get(campaign_id);
  const voice = request.brand_voice_id === null ? null : await storage.content(lease).voiceOf(id);
  const settings = request.review === true ? await storage.workspaceSettings(lease.workspaceId) : null;
  return { campaign, voice, reviewPolicy: settings?.review ?? null };
}
