import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessJobs } from '@handbill/jobs';
import type { MongoStorage } from '@handbill/mongo';
import type { CallMeter, Meter } from '@handbill/operations';
import { prometheusText, Registry, type Figure } from './registry.ts';

const callBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const deltaBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** In milliseconds: how exactly it is measured how late the event loop is. */
const loopResolution = 20;
const percentiles = [50, 99, 100];

/** The figures of a server. Each concern adds its own here. */
export interface ServerMetrics extends Meter, CallMeter {
  /** Shows the work of a process, and its connections to the database. */
  watch(jobs: Pick<ProcessJobs, 'counts'>, storage: Pick<MongoStorage, 'connections'>): void;
  readonly figures: readonly Figure[];
  text(): string;
  close(): void;
}

export function serverMetrics(version: string): ServerMetrics {
  const registry = new Registry();
  const calls = registry.counter('handbill_calls_total', '{call}', 'Calls of operations that have ended.', ['operation', 'door', 'status']);
  const durations = registry.histogram(
    'handbill_call_duration_seconds',
    's',
    'How long calls took; of a stream, until it began.',
    ['operation', 'door', 'status'],
    callBuckets,
  );
  const generations = registry.counter('handbill_generations_total', '{text}', 'Texts that have ended, by how.', ['model', 'outcome']);
  const attempts = registry.counter('handbill_attempts_total', '{call}', 'Calls of models that have ended, by why they were made.', [
    'model',
    'reason',
  ]);
  const tokens = registry.counter('handbill_generation_tokens_total', '{token}', 'Tokens of calls of models.', ['model', 'kind']);
  const costs = registry.counter('handbill_generation_cost_total', '{currency}', 'What calls of models cost, where that is known.', [
    'model',
    'currency',
  ]);
  const repairs = registry.counter('handbill_repairs_total', '{call}', 'Calls of models for parts that failed a check.', ['model']);
  const firstDeltas = registry.histogram(
    'handbill_first_delta_seconds',
    's',
    'From the begin of the writing to the first words.',
    ['model'],
    deltaBuckets,
  );
  const endLoop = addProcess(registry, version);
  return {
    called({ route }, door, status, duration_ms) {
      const labels = [route, door, String(status)];
      calls(labels);
      durations(labels, duration_ms / 1_000);
    },
    attemptEnded({ model, reason }, { input_tokens, output_tokens, cost }) {
      attempts([model, reason]);
      if (reason === 'repair') repairs([model]);
      if (input_tokens !== null) tokens([model, 'input'], input_tokens);
      if (output_tokens !== null) tokens([model, 'output'], output_tokens);
      if (cost !== null) costs([model, cost.currency], cost.amount);
    },
    textEnded: (model, outcome) => generations([model, outcome]),
    firstDelta: (model, after_ms) => firstDeltas([model], after_ms / 1_000),
    watch: (jobs, storage) => addWork(registry, jobs, storage),
    figures: registry.figures,
    text: () => prometheusText(registry.figures),
    close: endLoop,
  };
}

function addWork(registry: Registry, jobs: Pick<ProcessJobs, 'counts'>, { connections }: Pick<MongoStorage, 'connections'>): void {
  registry.gauge('handbill_generations_queued', '{text}', 'Texts that wait to be written, by any process.', () => jobs.counts().queued);
  registry.gauge('handbill_generations_running', '{text}', 'Texts that this process writes.', () => jobs.counts().running);
  registry.gauge('handbill_leases', '{lease}', 'Texts whose lease this process holds.', () => jobs.counts().leases);
  registry.gauge(
    'handbill_relay_lag_seconds',
    's',
    'Since when events may wait to be moved into their feeds.',
    () => jobs.counts().relayLag_ms / 1_000,
  );
  registry.gauge('handbill_database_connections', '{connection}', 'Connections to the database.', () => {
    const { open, used } = connections();
    return [
      [{ state: 'used' }, used],
      [{ state: 'idle' }, open - used],
    ];
  });
  registry.gauge(
    'handbill_database_waiting',
    '{command}',
    'Commands that wait for a connection to the database.',
    () => connections().waiting,
  );
}

/** Returns a function that ends the measuring. */
function addProcess(registry: Registry, version: string): () => void {
  const loop = monitorEventLoopDelay({ resolution: loopResolution });
  loop.enable();
  registry.gauge('handbill_event_loop_delay_seconds', 's', 'How late the event loop was since the last look, at most.', () => {
    // It measures the time between two looks at the clock, which lie so far apart anyway.
    const late = (percentile: number): number => Math.max(0, loop.percentile(percentile) / 1e9 - loopResolution / 1_000);
    const found = percentiles.map((percentile) => [{ percentile: String(percentile) }, loop.count === 0 ? 0 : late(percentile)] as const);
    loop.reset();
    return found;
  });
  registry.gauge('process_resident_memory_bytes', 'By', 'Memory that the process holds.', () => process.memoryUsage.rss());
  registry.gauge('process_cpu_seconds_total', 's', 'CPU that the process has used.', () => cpuSeconds(), 'counter');
  registry.gauge('process_start_time_seconds', 's', 'When the process began, in seconds since 1970.', () => performance.timeOrigin / 1_000);
  registry.gauge('handbill_info', '{version}', 'The version that runs.', () => [[{ version }, 1]]);
  return () => void loop.disable();
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
