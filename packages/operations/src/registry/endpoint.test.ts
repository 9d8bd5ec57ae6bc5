import { mutation } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createEndpoints } from './endpoint.ts';
import { implementers } from '../call/implement.ts';
import type { Services } from '../call/services.ts';

const Doors = z.strictObject({ open: z.boolean() });
const door = { scope: null, input: z.strictObject({}), output: Doors, errors: [] } as const;
const tree = {
  doors: {
    lock: mutation({ ...door, route: 'POST /doors/lock', summary: 'Lock' }),
    open: mutation({ ...door, route: 'POST /doors/open', summary: 'Open' }),
    close: mutation({ ...door, route: 'POST /doors/close', summary: 'Close' }),
  },
};
const implement = implementers(tree);
const doors = {
  lock: implement.doors.lock(() => Promise.resolve({ open: false })),
  open: implement.doors.open(() => Promise.resolve({ open: true })),
  close: implement.doors.close(() => Promise.resolve({ open: false })),
};
/** None are used before the first call. */
const services = { jobs: {} } as Services;
/** Joins implementations that the compiler would refuse: they may come from untyped code. */
const joined = (implementations: unknown) => () => createEndpoints(tree, implementations as never, services);

describe('the endpoints', () => {
  it('are those of the contract, in its order', () => {
    const endpoints = joined({ doors: { close: doors.close, open: doors.open, lock: doors.lock } })();
    expect(endpoints.map(({ name, operationId, operation }) => [name, operationId, operation])).toEqual([
      ['doors.lock', 'doors_lock', tree.doors.lock],
      ['doors.open', 'doors_open', tree.doors.open],
      ['doors.close', 'doors_close', tree.doors.close],
    ]);
  });

  it.each([
    ['no implementation', { ...doors, open: undefined }],
    ['a group in its place', { ...doors, open: { close: doors.close } }],
    ['a function in its place', { ...doors, open: () => Promise.resolve({ open: true }) }],
  ])('are not made where an operation has %s', (_, implementations) => {
    expect(joined({ doors: implementations })).toThrow('The operation doors.open has no implementation');
  });

  it.each([
    ['its whole group', {}],
    ['an implementation', { doors: doors.lock }],
  ])('are not made where %s is missing or misplaced', (_, implementations) => {
    expect(joined(implementations)).toThrow('The operation doors.lock has no implementation');
  });

  it('are not made where an operation has the implementation of another', () => {
    expect(joined({ doors: { ...doors, open: doors.close } })).toThrow(
      'The operation doors.open is implemented by the handler of POST /doors/close',
    );
  });

  it('are not made where an operation has the implementation of its like in another contract', () => {
    const copy = implementers({ doors: { ...tree.doors, open: mutation({ ...door, route: 'POST /doors/open', summary: 'Open' }) } });
    const open = copy.doors.open(() => Promise.resolve({ open: true }));
    expect(joined({ doors: { ...doors, open } })).toThrow('is implemented by the handler of');
  });
});
