import { describe, expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const { client, db, name } = testDatabase();

describe('the test database', () => {
  it('takes transactions, since it is a replica set', async () => {
    await client.withSession((session) => session.withTransaction(() => db.collection('things').insertOne({ name: 'one' }, { session })));
    expect(await db.collection('things').countDocuments()).toBe(1);
  });

  it('opens change streams', async () => {
    const stream = db.collection('things').watch();
    // It is open then: events before that are not seen.
    expect(await stream.tryNext()).toBeNull();
    await db.collection('things').insertOne({ name: 'two' });
    expect(await stream.next()).toMatchObject({ operationType: 'insert', fullDocument: { name: 'two' } });
    await stream.close();
  });

  it("is no one else's", () => {
    expect(testDatabase().name).not.toBe(name);
  });
});
