export { checker } from './checks/checker.ts';
export { createRenderer } from './export/create-renderer.ts';
export { createWriterFor } from './create-writer-for.ts';
export type { CircuitTimings } from './models/circuit.ts';
export type { ModelOptions } from './models/model-options.ts';
export { publicAddress } from './models/openai-models.ts';
export type { StartSpan } from './telemetry/call-span.ts';
