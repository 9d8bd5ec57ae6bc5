import { describe, expect, it } from 'vitest';
import { clientOptions } from './client-options.ts';

describe("the driver's options", () => {
  it('bound the wait for a server, and notice one that does nothing', () => {
    const { serverSelectionTimeoutMS, connectTimeoutMS, heartbeatFrequencyMS } = clientOptions('mongodb://127.0.0.1/');
    for (const wait of [serverSelectionTimeoutMS, connectTimeoutMS, heartbeatFrequencyMS]) expect(wait).toBeLessThanOrEqual(5_000);
  });

  it('give way to what the address says, however it is written', () => {
    const options = clientOptions('mongodb://a:1,b:2/db?replicaSet=x&maxpoolsize=7&maxIdleTimeMS=1');
    expect(options).not.toHaveProperty('maxPoolSize');
    expect(options).not.toHaveProperty('maxIdleTimeMS');
    expect(options).toMatchObject({ useBigInt64: true, retryWrites: true });
  });
});
