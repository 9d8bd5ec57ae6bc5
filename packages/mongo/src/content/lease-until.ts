/** How long a lease lasts that is not renewed. */
export const leaseLasts = 30_000;

/** The end of a lease that begins now, by the database's clock: the clocks of the processes do not matter. */
export const leaseUntil = (lasts: number) => ({ $add: ['$$NOW', lasts] });
