const duration_ms = 30_000;

/** The end of a lease that begins now, by the database's clock: the clocks of the processes do not matter. */
export const leaseFor = { $add: ['$$NOW', duration_ms] };
