import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { daysLater, instantAt, wallTimeAt } from './wall-time.ts';

const years = Number(process.env['MANY_YEARS'] ?? 2);
const [first, last] = ['2026-01-01T00:00Z', `${2026 + years}-01-01T00:00Z`];
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Europe/Kyiv', 'US/Pacific', 'Etc/GMT+9'];

/** The moments at which the clocks of a zone shift. */
function shiftsOf(zone: string): Temporal.ZonedDateTime[] {
  const shifts: Temporal.ZonedDateTime[] = [];
  let at = Temporal.Instant.from(first).toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  for (; at !== null && at.epochMilliseconds < Date.parse(last); at = at.getTimeZoneTransition('next')) shifts.push(at);
  return shifts;
}

/** In minutes around a shift: the whole day before and behind it by the hour, and its surroundings to the minute. */
const offsets = [
  ...Array.from({ length: 53 }, (_, hours) => (hours - 26) * 60),
  -121,
  -61,
  -31,
  -30,
  -1,
  0,
  1,
  15,
  29,
  30,
  31,
  45,
  59,
  61,
  119,
  121,
];

const minute = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'minute' });

function differencesIn(zone: string): { readonly compared: number; readonly different: readonly string[] } {
  const different: string[] = [];
  let compared = 0;
  for (const shift of shiftsOf(zone)) {
    const before = shift.toInstant().subtract({ minutes: 1 }).toZonedDateTimeISO(zone).toPlainDateTime().add({ minutes: 1 });
    for (const minutes of offsets) {
      const local = before.add({ minutes });
      const wanted = local.toZonedDateTime(zone, { disambiguation: 'compatible' });
      const found = instantAt(minute(local), zone);
      compared += 1;
      const isSame = found.at.getTime() === wanted.epochMilliseconds && found.local === minute(wanted.toPlainDateTime());
      if (!isSame || wallTimeAt(found.at, zone) !== found.local) different.push(`${zone} ${minute(local)}`);
      const later = minute(local.add({ days: 7 }));
      if (daysLater(minute(local), 7) !== later) different.push(`${zone} ${minute(local)} a week later`);
    }
  }
  return { compared, different };
}

describe('times by the clocks of a place', () => {
  it(`are the instants that a second implementation tells, in all zones around all shifts of ${years} years`, { timeout: 240_000 }, () => {
    const results = zones.map(differencesIn);
    expect(results.flatMap(({ different }) => different)).toEqual([]);
    expect(results.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(30_000);
  });

  it.each([
    ['is skipped, moves forward by the gap', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['comes twice, is the first', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['is on a day that is left out, moves by that day', '2011-12-30T09:00', 'Pacific/Apia', '2011-12-31T09:00', '2011-12-30T19:00:00.000Z'],
    [
      'is skipped by half an hour, moves by that',
      '2026-10-04T02:10',
      'Australia/Lord_Howe',
      '2026-10-04T02:40',
      '2026-10-03T15:40:00.000Z',
    ],
  ])('one that %s', (_, local, zone, moved, at) => {
    expect(instantAt(local, zone)).toEqual({ local: moved, at: new Date(at) });
  });
});
