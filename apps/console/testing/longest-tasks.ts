import type { Page } from './console-browser.ts';

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest tasks of the page's own thread while `work` goes on, in milliseconds of CPU time. */
export async function longestTasks(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.tracing.start({ categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`));
  if (tasks.length < 1_000) throw new Error(`The trace has ${tasks.length} tasks only`);
  const times = tasks.map(({ tdur = 0 }) => tdur / 1_000);
  return times.toSorted((one, other) => other - one).slice(0, 5);
}
