import { Worker } from 'node:worker_threads';
import { Problem } from '@handbill/contract';
import type { Rendering } from './render.ts';

interface ContentRenderer {
  render(workspaceId: string, rendering: Rendering): Promise<string>;
}

/** Milliseconds for one text; the longest that there can be takes a small part of it. */
const timeout = 5_000;
/** How many texts of one workspace may wait for the thread. */
const maxWaiting = 50;

const thread = new URL(`./render-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

const busy = (detail: string, cause?: unknown) => new Problem('unavailable', { retry_after: 5 }, { detail, cause });

/** Renders texts one after the other, of each workspace in turn, in a thread that is started for the first, so that a process that exports nothing has neither thread nor libraries. */
export function createRenderer(): ContentRenderer {
  let worker: Worker | undefined;
  /** The workspace whose turn is next comes first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isRunning = false;

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

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [workspaceId, [first, ...others]] = next;
      // The others come after those of all other workspaces.
      waiting.delete(workspaceId);
      if (others.length > 0) waiting.set(workspaceId, others);
      await first?.();
    }
    isRunning = false;
  }

  return {
    async render(workspaceId, rendering) {
      const mine = waiting.get(workspaceId) ?? [];
      if (mine.length >= maxWaiting) throw busy('Too many texts of this workspace wait to be rendered.');
      const { promise, resolve } = Promise.withResolvers<string>();
      waiting.set(workspaceId, [...mine, () => run(rendering).then(resolve, (cause) => resolve(Promise.reject(cause)))]);
      void runAll();
      return promise;
    },
  };
}
