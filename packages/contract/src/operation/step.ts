/** A step of a lifecycle. */
export interface Step<Status extends string = string> {
  /** The statuses in which it may be taken. */
  readonly from: readonly Status[];
  readonly to: Status;
  /** The summary of the operation that takes it. */
  readonly summary: string;
  /** The type of its event. */
  readonly event: `${string}.${string}`;
}

type Lifecycle<Name extends string> = Readonly<Record<Name, Step>>;

export const stepNames = <Name extends string>(lifecycle: Lifecycle<Name>) => Object.keys(lifecycle) as [Name, ...Name[]];

/** Whether a step may be taken in a status. */
export const startsFrom = ({ from }: Step, status: string): boolean => from.includes(status);

/** The steps that may be taken in a status. */
export const stepsFrom = <Name extends string>(lifecycle: Lifecycle<Name>, status: string): Name[] =>
  stepNames(lifecycle).filter((name) => startsFrom(lifecycle[name], status));
