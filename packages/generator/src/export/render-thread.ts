// Renders in a thread of its own: a long text may take long, and the event loop has other callers.
import { parentPort } from 'node:worker_threads';
import { render, type Rendering } from './render.ts';

parentPort?.on('message', (rendering: Rendering) => parentPort?.postMessage(render(rendering)));
