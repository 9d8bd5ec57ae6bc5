import { configureGlobal } from 'fast-check';

/** Each run of the tests draws the same as the last one. To look further: `FC_SEED=$RANDOM npx vitest run …`. */
configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) });
