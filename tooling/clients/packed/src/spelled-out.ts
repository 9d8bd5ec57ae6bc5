import type * as contract from '@handbill/contract';
import type * as router from '@handbill/router';

/** The same type with every alias resolved, down to its last member: its declaration names no schema and no package. */
type SpelledOut<T> = T extends Date
  ? T
  : T extends AsyncIterable<infer Item>
    ? AsyncIterable<SpelledOut<Item>>
    : T extends object
      ? { [Name in keyof T]: SpelledOut<T[Name]> }
      : T;

type Procedures = router.AppRouter['_def']['record'];
type ProcedureOf<P> = P extends { _def: { type: infer Type; $types: { input: infer Input; output: infer Output } } }
  ? { _def: { type: Type; $types: { input: SpelledOut<Input>; output: SpelledOut<Output> } } }
  : never;

declare const types: {
  procedures: () => { [Group in keyof Procedures]: { [Name in keyof Procedures[Group]]: ProcedureOf<Procedures[Group][Name]> } };
  problem: () => SpelledOut<contract.ProblemDocument>;
  fault: () => SpelledOut<contract.Fault>;
};

// Constants, since the compiler writes out the type of a constant, and only the name of an alias.
export const procedures = types.procedures();
export const problem = types.problem();
export const fault = types.fault();

// The client takes these from the packages of this repository, in their names.
export type AppRouter = { _def: { record: typeof procedures } };
export type ProblemDocument = typeof problem;
export type Fault = typeof fault;
// The compiler keeps the name of an alias that is spelled out already.
export type Metadata = Record<string, string>;
