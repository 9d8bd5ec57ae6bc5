/** How many of a part one variant has on a platform; `primary_text` is there once or not at all. */
export interface PartCount {
  readonly min: number;
  readonly max: number;
}

/** Which parts an ad has on a platform, and how many of each. */
export interface AdParts {
  readonly primary_text: PartCount & { readonly min: 0 | 1; readonly max: 0 | 1 };
  readonly headlines: PartCount;
  readonly descriptions: PartCount;
}

export const none: PartCount & { readonly min: 0; readonly max: 0 } = { min: 0, max: 0 };
export const one: PartCount & { readonly min: 1; readonly max: 1 } = { min: 1, max: 1 };
