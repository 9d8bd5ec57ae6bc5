const pool = new Uint8Array(4_096);
let taken = pool.length;

/** Random bytes, fetched many at a time, since each fetch costs more than all else about an id. Valid until the next call. */
export function randomBytes(count: number): Uint8Array {
  if (taken + count > pool.length) {
    crypto.getRandomValues(pool);
    taken = 0;
  }
  taken += count;
  return pool.subarray(taken - count, taken);
}
