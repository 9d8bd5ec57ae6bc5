import type { Content } from '@handbill/contract';

/** The right to go on with a generation. */
export interface StoredLease {
  token: string;
  until: Date;
  claims: number;
}

/** How content is kept: `platform` stands beside the brief, to be filtered by; there is a `lease` only while it is being written. */
export type StoredContent = Omit<Content, 'id'> & { _id: string; workspace_id: string; platform: string | null; lease?: StoredLease };

export function toStored(workspace_id: string, { id, ...same }: Content): StoredContent {
  const platform = 'platform' in same.request ? same.request.platform : null;
  return { _id: id, workspace_id, ...same, platform } as StoredContent;
}

/** The output schema takes away what only the store needs. */
export function fromStored({ _id, ...same }: StoredContent): Content {
  return { id: _id, ...same } as unknown as Content;
}
