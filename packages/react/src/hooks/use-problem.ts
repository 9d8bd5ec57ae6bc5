import type { Fault, HandbillError } from '@handbill/client';
import { useEffect, useId, useMemo } from 'react';

/** What a control needs, so that it is read out with what is wrong with it. */
export interface FieldProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

/** One fault, and the id of its control: `undefined` where the form has none. */
export interface SummaryItem extends Fault {
  readonly fieldId: string | undefined;
}

export interface FormProblem<Pointer extends string> {
  /** For the control whose value the server finds at this pointer. */
  readonly field: (pointer: Pointer) => FieldProps;
  /** For the element that says what is wrong there: its id and its text. */
  readonly message: (pointer: Pointer) => { readonly id: string; readonly children: string };
  /** What is wrong, in the order of the request: links to fields, and what points to none. */
  readonly summary: readonly SummaryItem[];
  /** What happened, in a sentence for people; `null` where nothing did. */
  readonly detail: string | null;
}

const noFaults: readonly Fault[] = [];
const faultsOf = (error: HandbillError | null): readonly Fault[] =>
  error?.problem.code === 'invalid_request' ? error.problem.errors : noFaults;

/** The field that is nearest above what a fault points to. */
const fieldOf = (pointers: readonly string[], { pointer }: Fault): string | undefined =>
  pointers
    .filter((each) => pointer === each || pointer.startsWith(`${each}/`))
    .reduce<string | undefined>((nearest, each) => (each.length > (nearest ?? '').length ? each : nearest), undefined);

/**
 * Places what is wrong with a request at the fields of its form, and focuses the first of them.
 * @param pointers of the fields, in their order
 */
export function useProblem<const Pointer extends string>(error: HandbillError | null, pointers: readonly Pointer[]): FormProblem<Pointer> {
  const prefix = useId();
  const idOf = (pointer: string): string => prefix + pointer;
  const names = pointers.join('\n');
  const placed = useMemo(() => {
    const known = names.split('\n');
    return faultsOf(error).map((fault) => ({ fault, field: fieldOf(known, fault) }));
  }, [error, names]);
  const first = names.split('\n').find((pointer) => placed.some(({ field }) => field === pointer));

  useEffect(() => {
    if (first !== undefined) document.getElementById(prefix + first)?.focus();
  }, [first, placed, prefix]);

  const textAt = (pointer: string): string =>
    placed
      .filter(({ field }) => field === pointer)
      .map(({ fault }) => fault.message)
      .join('; ');
  return {
    field: (pointer) => ({
      id: idOf(pointer),
      'aria-invalid': placed.some(({ field }) => field === pointer),
      'aria-describedby': `${idOf(pointer)}!`,
    }),
    message: (pointer) => ({ id: `${idOf(pointer)}!`, children: textAt(pointer) }),
    summary: placed.map(({ fault, field }) => ({ ...fault, fieldId: field === undefined ? undefined : idOf(field) })),
    detail: error?.detail ?? null,
  };
}
