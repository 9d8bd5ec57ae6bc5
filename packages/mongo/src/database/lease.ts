import type { Document } from 'mongodb';

/** The end of a lease that begins now, by the database's clock: the clocks of the processes do not matter. */
export const leaseUntil = (duration: number) => ({ $add: ['$$NOW', duration] });

/** Whether a lease is over, by the path of its end. A record that was never held has none, which sorts before every time. */
export const isOver = (until: `$${string}`) => ({ $lte: [until, '$$NOW'] });

/** Sets members where a condition holds at that moment. */
export const setIf = (condition: Document, members: Document): Document[] => [
  { $set: Object.fromEntries(Object.entries(members).map(([name, value]) => [name, { $cond: [condition, value, `$${name}`] }])) },
];
