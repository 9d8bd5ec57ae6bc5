import type { AppRouter } from '@handbill/router';

/** The server's procedures by group and name, as the router's declarations spell them out: no schema has to be read for their types. */
export type Procedures = AppRouter['_def']['record'];

/** What a procedure has that a client's types need. */
export interface Procedure {
  readonly _def: { readonly type: string; readonly $types: { readonly input: unknown; readonly output: unknown } };
}

export type InputOf<P extends Procedure> = P['_def']['$types']['input'];
export type OutputOf<P extends Procedure> = P['_def']['$types']['output'];
