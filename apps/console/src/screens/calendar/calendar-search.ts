export const calendarViews = ['month', 'week', 'list'] as const;
export const calendarFilters = ['campaign_id', 'channel', 'status'] as const;

/** The calendar's part of the address: how it is shown, a day of the shown range, and filters. */
export interface CalendarSearch {
  readonly as?: (typeof calendarViews)[number] | undefined;
  readonly day?: string | undefined;
  readonly campaign_id?: string | undefined;
  readonly channel?: string | undefined;
  readonly status?: string | undefined;
}

/** A day of the years that the server plans for. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:19[7-9]\d|[2-8]\d{3})-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export function calendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const as = calendarViews.find((view) => view === search['as']);
  const filters = calendarFilters.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 100)] as const] : [];
  });
  return {
    ...(as !== undefined && as !== 'month' && { as }),
    ...(isDay(search['day']) && { day: search['day'] }),
    ...Object.fromEntries(filters),
  };
}
