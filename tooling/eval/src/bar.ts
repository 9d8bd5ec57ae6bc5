import { isReady, isReadyAtOnce, type BriefResult } from './results.ts';
import { shareWithBounds } from './statistics.ts';

const shares = { ready: isReady, ready_at_once: isReadyAtOnce };

/** The least share of texts of which something has to hold. */
export interface Bar {
  readonly name: keyof typeof shares;
  readonly least: number;
}

const isShare = (name: string): name is keyof typeof shares => Object.hasOwn(shares, name);

/** Reads `ready=0.6`; `undefined`: it is no bar. */
export function barOf(text: string): Bar | undefined {
  const [name = '', value = ''] = text.split('=', 2);
  const least = Number(value);
  return isShare(name) && value !== '' && least >= 0 && least <= 1 ? { name, least } : undefined;
}

/** The form of a bar, for whoever wrote none. */
export const barForm = `${Object.keys(shares).join('=0.6 or ')}=0.6`;

/** Those that were missed, in words. */
export const missedBars = (bars: readonly Bar[], results: readonly BriefResult[]): readonly string[] =>
  bars.flatMap(({ name, least }) => {
    const { mean } = results.length === 0 ? { mean: 0 } : shareWithBounds(results, shares[name]);
    return mean >= least ? [] : [`${name} is ${mean.toFixed(3)}, below ${least}.`];
  });
