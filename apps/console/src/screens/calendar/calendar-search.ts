import { daysIn, textsIn, type Search } from '../../data/address.ts';

export const calendarViews = ['month', 'week', 'list'] as const;
export const calendarFilters = ['campaign_id', 'channel', 'status'] as const;

/** The calendar's part of the address: how it is shown, a day of the shown range, and filters. */
export type CalendarSearch = { readonly as?: (typeof calendarViews)[number] | undefined } & {
  readonly [Name in 'day' | (typeof calendarFilters)[number]]?: string | undefined;
};

export function calendarSearch(search: Search): CalendarSearch {
  const as = calendarViews.find((view) => view === search['as']);
  return { ...(as !== undefined && as !== 'month' && { as }), ...daysIn(search, ['day']), ...textsIn(search, calendarFilters, 100) };
}
