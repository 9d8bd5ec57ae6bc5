/** A local time to the minute: `2026-03-29T09:00`. */
export type WallTime = string;

/** A local time and its instant. */
export interface LocalInstant {
  readonly local: WallTime;
  readonly at: Date;
}

const minute_ms = 60_000;
const day_ms = 86_400_000;

/** Made once for each zone: that takes longer than all that is asked of it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', ...numeric });
  clocks.set(timeZone, clock);
  return clock;
}

/** The time that the clocks of a zone show at an instant, as if they were those of UTC. */
function shownAt(at: number, timeZone: string): number {
  const [month = 1, day, year = 0, hour, minute, second] = (clockOf(timeZone).format(at).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const offsetAt = (at: number, timeZone: string): number => shownAt(at, timeZone) - Math.floor(at / 1_000) * 1_000;

const wallTimeOf = (shown: number): WallTime => new Date(shown).toISOString().slice(0, 16);

/** The time that the clocks of a zone show at an instant. */
export const wallTimeAt = (at: Date, timeZone: string): WallTime => wallTimeOf(shownAt(at.getTime(), timeZone));

/**
 * The instant of a time by the clocks of a zone. One that is skipped moves forward by as much as the clocks do; of one that comes twice it is the
 * first.
 */
export function instantAt(local: WallTime, timeZone: string): LocalInstant {
  const shown = Date.parse(`${local}Z`);
  // No zone changes its clocks twice within two days.
  const before = offsetAt(shown - day_ms, timeZone);
  const after = offsetAt(shown + day_ms, timeZone);
  const found = [before, after].map((offset) => shown - offset).filter((at) => shownAt(at, timeZone) === shown);
  if (found.length > 0) return { local, at: new Date(Math.min(...found)) };
  return { local: wallTimeOf(shown + after - before), at: new Date(shown - before) };
}

/** So many days later by the calendar, at the same time of the day. */
export const daysLater = (local: WallTime, days: number): WallTime => wallTimeOf(Date.parse(`${local}Z`) + days * day_ms);

/** The instant at which a day begins in a zone. */
export const startOfDay = (day: string, timeZone: string): Date => instantAt(`${day}T00:00`, timeZone).at;

/** Whether an instant has no seconds. */
export const isWholeMinute = (at: Date): boolean => at.getTime() % minute_ms === 0;
