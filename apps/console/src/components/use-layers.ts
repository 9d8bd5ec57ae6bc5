import { use } from 'react';

const load = () => import('./layers.tsx');
let loading: ReturnType<typeof load> | undefined;

/** The parts that float over the page, which are loaded behind it. Suspends until they are there, and not again: unlike `lazy`, whose first use always does. */
export const useLayers = () => use((loading ??= load()));
