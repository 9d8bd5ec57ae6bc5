import { Worker } from 'node:worker_threads';
import type { ContentRenderer } from '@handbill/operations';
import { Problem } from '@handbill/contract';
import type { Rendering } from './render.ts';

/** Milliseconds for one text; the longest that there can be takes a small part of it. */
const timeout = 20_000;
/** How many may wait for the thread. */
const maxWaiting = 100;

const thread = new URL(`./render-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

const busy = (detail: string, cause?: unknown) => new Problem('unavailable', { retry_after: 5 }, { detail, cause });

/** Renders texts one after the other in a thread that is started for the first, so that a process that exports nothing has neither thread nor libraries. */
export function createRenderer(): ContentRenderer {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const run = (rendering: Rendering): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const current = (worker ??= new Worker(thread));
    current.ref();
    const fail = (cause: unknown) => reject(busy('The text could not be rendered.', cause));
    const timer = setTimeout(() => fail(new Error(`Rendering took longer than ${timeout} ms`)), timeout);
    current.once('message', resolve).once('error', fail).once('exit', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    current.postMessage(rendering);
    return promise
      .catch((cause: unknown) => {
        worker = undefined;
        void current.terminate();
        throw cause;
      })
      .finally(() => {
        clearTimeout(timer);
        current.off('message', resolve).off('error', fail).off('exit', fail);
        current.unref();
      });
  };

  return {
    async render(rendering) {
      if (waiting >= maxWaiting) throw busy('Too many texts wait to be rendered.');
      waiting += 1;
      const mine = last.then(() => run(rendering));
      last = mine.catch(() => undefined);
      return mine.finally(() => (waiting -= 1));
    },
  };
}
