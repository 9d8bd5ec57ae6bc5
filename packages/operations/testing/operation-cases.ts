import type { Contract, ProblemCode } from '@handbill/contract';
import type { ForeignCall } from './foreign-calls.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Records as the database has them. */
interface StoredRecords {
  updateOne(which: { readonly _id: string }, change: { readonly $set: object }): Promise<unknown>;
  updateMany(which: object, change: { readonly $set: object }): Promise<unknown>;
  countDocuments(which: object): Promise<number>;
}

/** A running server on which records are made ready for a call. */
export interface ArrangingServer {
  /** Makes a REST call with a key that may do everything, and resolves to the body of the answer. */
  // oxlint-disable-next-line typescript/no-explicit-any -- cases look into answers of every shape
  readonly ask: (route: string, body?: unknown) => Promise<any>;
  /** Changes records as another process would. */
  readonly stored: (collection: string) => StoredRecords;
}

/** Makes ready the records that a call is about, and resolves to its input. */
export type Arrange = (server: ArrangingServer) => Promise<Input>;

/** How an operation is called in the tests of every door. */
export interface OperationCases<Code extends ProblemCode = ProblemCode> {
  /** So that it succeeds. */
  readonly succeeds: Arrange;
  /** So that it ends in each problem that it declares; in `revision_mismatch` every operation ends alike. */
  readonly fails: { readonly [C in Exclude<Code, 'revision_mismatch'>]: Arrange };
  /** With the records of another workspace: by each field that names one. */
  readonly foreign: readonly ForeignCall[];
}

/** The cases of each operation of a noun: one that lacks a declared problem does not compile. Those that declare none need no `fails`. */
export type CasesOf<Noun extends keyof Contract> = {
  readonly [Name in keyof Contract[Noun]]: Contract[Noun][Name] extends { readonly errors: readonly (infer Code extends ProblemCode)[] }
    ? [Code] extends [never]
      ? Omit<OperationCases, 'fails'>
      : OperationCases<Code>
    : never;
};
