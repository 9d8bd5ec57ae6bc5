/** The share of a pause by which it is longer or shorter, so that not all processes come back at once. */
const jitter = 0.1;

export const jittered = (pause: number): number => pause * (1 + jitter * (2 * Math.random() - 1));

/** The pause after so many failures, in milliseconds: twice as long each time. */
export const pauseAfter = (failures: number, { first, max }: { readonly first: number; readonly max: number }): number =>
  jittered(Math.min(max, first * 2 ** (failures - 1)));
