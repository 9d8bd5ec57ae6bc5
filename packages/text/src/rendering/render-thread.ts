// Renders in a thread of its own: a long text may take long, and the event loop has other callers.
import { parentPort } from 'node:worker_threads';
import { render, type Rendering } from './render.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (rendering: Rendering) => parentPort?.postMessage(render(rendering)));
