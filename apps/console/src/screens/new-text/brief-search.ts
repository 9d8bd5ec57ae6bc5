/** The parts of a new text that may stand in its address. */
export interface BriefSearch {
  readonly type?: string;
  /** A text whose brief is taken over. */
  readonly from?: string;
  readonly campaign?: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined);

export function briefSearch({ type, from, campaign }: Readonly<Record<string, unknown>>): BriefSearch {
  const [kind, source, owner] = [text(type), text(from), text(campaign)];
  return {
    ...(kind !== undefined && { type: kind }),
    ...(source !== undefined && { from: source }),
    ...(owner !== undefined && { campaign: owner }),
  };
}
