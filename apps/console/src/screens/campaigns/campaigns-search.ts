export const campaignViews = ['board', 'table', 'deleted'] as const;

/** The campaigns' part of the address: how they are shown, and words to look for. */
export interface CampaignsSearch {
  readonly as?: (typeof campaignViews)[number];
  readonly q?: string;
}

export function campaignsSearch({ as, q }: Readonly<Record<string, unknown>>): CampaignsSearch {
  const view = campaignViews.find((each) => each === as);
  return {
    ...(view !== undefined && view !== 'board' && { as: view }),
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 200) }),
  };
}
