import type { EventRelay } from '@handbill/operations';
import type { JobKind } from '../runner/job-kind.ts';

/** How often waiting events are looked for, in milliseconds, whether or not the storage says that there are some. */
const interval = 1_000;
/** For how long events are gathered once one waits: moved one by one they would cost more than the changes that they are of. */
const gathering = 100;

/** Events that wait with the records, moved by one process at a time. `upToDate` hears that none waits, or that another process moves them. */
export function relayKind(relay: EventRelay, upToDate: () => void): JobKind<'move'> {
  let last: Awaited<ReturnType<EventRelay['move']>> = 'all';
  return {
    name: 'events',
    interval,
    gathering,
    watch: (ring) =>
      relay.watch(() => {
        if (last !== 'elsewhere') ring();
      }),
    claim: async ({ claimed }) => (claimed === 0 || last === 'more' ? 'move' : null),
    async run() {
      last = await relay.move();
      if (last !== 'more') upToDate();
    },
    // The lease ends by itself where this fails.
    end: () => relay.release().catch(() => undefined),
  };
}
