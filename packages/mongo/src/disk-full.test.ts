import { MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { diskFullLog } from './disk-full.ts';
import { problemOf } from './problem-of.ts';

const full = {
  'its own check': new MongoServerError({ message: 'available disk space is less than required minimum', code: 14_031 }),
  'the storage engine': new MongoServerError({ message: '28: No space left on device', code: 8 }),
  'a hosted quota': new MongoServerError({ message: 'you are over your space quota, using 513 MB of 512 MB', code: 8_000 }),
};

it.each(Object.entries(full))('a full disk, by %s, is unavailable and named in the log once, however many calls meet it', (_, error) => {
  const lines: string[] = [];
  const note = diskFullLog({ error: (__, line) => void lines.push(line) });
  for (let call = 0; call < 100; call += 1) note(error);
  expect(lines).toEqual([expect.stringContaining('The disk of the database is full')]);
  expect(problemOf(error)).toMatchObject({ code: 'unavailable' });
});

it('nothing else is taken for one', () => {
  const lines: string[] = [];
  const note = diskFullLog({ error: (_, line) => void lines.push(line) });
  for (const error of [new Error('No space left on device'), new MongoServerError({ message: 'not primary', code: 10_107 }), 'x'])
    note(error);
  expect(lines).toEqual([]);
});
