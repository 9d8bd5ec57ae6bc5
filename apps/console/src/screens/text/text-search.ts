/** In place of the name of a finding: the worst of them, whichever that is. */
export const firstFinding = 'first';

export const modes = ['shown', 'edit', 'difference'] as const;

/** The text screen's part of the address. */
export interface TextSearch {
  readonly mode?: (typeof modes)[number];
  /** The version that is compared. */
  readonly n?: number;
  /** The finding that is open. */
  readonly at?: string;
}

export function textSearch({ mode, n, at }: Readonly<Record<string, unknown>>): TextSearch {
  const known = modes.find((each) => each === mode);
  const number = Number(n);
  return {
    ...(known !== undefined && known !== 'shown' && { mode: known }),
    ...(Number.isInteger(number) && number > 0 && { n: number }),
    ...(typeof at === 'string' && at !== '' && { at: at.slice(0, 400) }),
  };
}
