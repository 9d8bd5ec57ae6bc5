import { describe, expect, it } from 'vitest';
import { clientOptions } from './client-options.ts';

describe("the driver's options", () => {
  it('bound every wait', () => {
    const { socketTimeoutMS, serverSelectionTimeoutMS, connectTimeoutMS, waitQueueTimeoutMS } = clientOptions('mongodb://127.0.0.1/');
    for (const wait of [socketTimeoutMS, serverSelectionTimeoutMS, connectTimeoutMS, waitQueueTimeoutMS]) expect(wait).toBeGreaterThan(0);
  });

  it('give way to what the address says, however it is written', () => {
    const options = clientOptions('mongodb://a:1,b:2/db?replicaSet=x&maxpoolsize=7&socketTimeoutMS=1');
    expect(options).not.toHaveProperty('maxPoolSize');
    expect(options).not.toHaveProperty('socketTimeoutMS');
    expect(options).toMatchObject({ useBigInt64: true, retryWrites: true });
  });
});
