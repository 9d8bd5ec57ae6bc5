/** How many calls one tRPC request may make: each is authorised and parsed for itself, and some are paid for. */
export const maxBatchSize = 50;
