import type { Migration } from './migration.ts';

/** All changes of stored documents, oldest first. A new one goes to the end. */
export const migrations: readonly Migration[] = [];
