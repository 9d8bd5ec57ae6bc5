import { allowedPublicationActions, utmOn, withUtm, type Publication } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import type { Placement } from '../ports/publication-store.ts';

const mayReadTexts = ({ principal }: Call): boolean => principal.scopes.has('content:read');

const shown = ({ fixed: _, moved_in: __, ...placement }: Placement, content: Publication['content']): Publication => ({
  ...placement,
  allowed_actions: [...allowedPublicationActions(placement.status)],
  content,
  text: null,
});

/** Publications as they are returned, with their texts in short: one look at these, however many they are. */
export async function shownPublications(call: Call, placements: readonly Placement[]): Promise<Publication[]> {
  const ids = [...new Set(placements.map(({ content_id }) => content_id))];
  const texts = mayReadTexts(call) && ids.length > 0 ? await call.content.briefly(ids) : new Map<string, never>();
  return placements.map((placement) => shown(placement, texts.get(placement.content_id) ?? null));
}

/** A publication as it is returned. */
export async function shownPublication(call: Call, placement: Placement): Promise<Publication> {
  const [publication] = await shownPublications(call, [placement]);
  return publication ?? shown(placement, null);
}

/** A publication with its text as it goes out. */
export async function wholePublication(call: Call, placement: Placement): Promise<Publication> {
  const { content_id, campaign_id, channel } = placement;
  const publication = await shownPublication(call, placement);
  if (!mayReadTexts(call)) return publication;
  const [record, campaign] = await Promise.all([
    call.content.get(content_id),
    campaign_id === null ? null : call.campaigns.get(campaign_id),
  ]);
  const text = record?.text ?? null;
  return { ...publication, text: text === null || campaign === null ? text : withUtm(text, utmOn(channel, campaign)) };
}
