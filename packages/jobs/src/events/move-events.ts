import type { EventRelay, Log } from '@handbill/operations';

/** How often it is looked for what waits, in milliseconds, whether or not the storage says that something does. */
const interval = 1_000;
/** For how long events are gathered once one waits: moved one by one they would cost more than the changes that they are of. */
const gathering = 100;
/** How often it is looked for what has expired. */
const expiryInterval = 10 * 60_000;

interface RelayServices {
  readonly relay: EventRelay;
  readonly log: Pick<Log, 'warn'>;
  readonly now: () => Date;
  /** Hears that nothing waits any more, or that another process moves it. */
  readonly upToDate: () => void;
}

/** Moves what waits into the feeds as soon as it waits, unless another process does. Returns a function that ends it, and lets another one go on. */
export function moveEvents({ relay, log, now, upToDate }: RelayServices): () => Promise<void> {
  const failing = { move: false, expire: false };
  const report = (what: keyof typeof failing, work: Promise<void>): Promise<void> =>
    work.then(
      () => void (failing[what] = false),
      (cause: unknown) => {
        // A database that is gone is said once.
        if (!failing[what]) log.warn({ err: cause }, 'Events could not be moved into their feeds; trying again each second');
        failing[what] = true;
      },
    );
  const ending = new AbortController();
  let isElsewhere = false;
  let isCalled = false;
  let moving: Promise<void> | undefined;
  const moveAll = async (): Promise<void> => {
    let result: Awaited<ReturnType<EventRelay['move']>>;
    do {
      isCalled = false;
      result = await relay.move();
      isElsewhere = result === 'elsewhere';
      if (result !== 'more') upToDate();
    } while (!ending.signal.aborted && !isElsewhere && (isCalled || result === 'more'));
  };
  const look = (): void => {
    isCalled = true;
    moving ??= report('move', moveAll()).finally(() => (moving = undefined));
  };
  const expire = (): void => void report('expire', relay.expire(now()));
  const timers = [setInterval(look, interval).unref(), setInterval(expire, expiryInterval).unref()];
  let gathered: NodeJS.Timeout | undefined;
  const lookSoon = (): void => {
    gathered ??= setTimeout(() => {
      gathered = undefined;
      look();
    }, gathering).unref();
  };
  const endWatch = relay.watch(() => {
    if (!isElsewhere) lookSoon();
  });
  look();
  return async () => {
    ending.abort();
    clearTimeout(gathered);
    for (const timer of timers) clearInterval(timer);
    endWatch();
    await moving;
    // The lease ends by itself where this fails.
    await relay.release().catch(() => undefined);
  };
}
