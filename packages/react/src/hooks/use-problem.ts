import type { Fault, HandbillError } from '@handbill/client';
import { useEffect, useId } from 'react';

export interface FormProblem<Pointer extends string = string> {
  /** For the control whose value the server finds at this pointer, so that its fault is read out with it. */
  readonly field: (pointer: Pointer) => { readonly id: string; readonly 'aria-invalid': boolean; readonly 'aria-describedby': string };
  /** For the element that shows the fault there. */
  readonly message: (pointer: Pointer) => { readonly id: string; readonly children: string };
  /** All that is wrong, each with the id of its control: `undefined` where the form has none. */
  readonly summary: readonly (Fault & { readonly fieldId: string | undefined })[];
  /** The occurrence, in a sentence for people. */
  readonly detail: string | undefined;
}

/**
 * Places the faults of a request at the fields of its form, and focuses the first of them.
 * @param pointers of the fields, in their order
 * @param options `isForeseen`: nothing was sent yet, so that whoever types keeps the focus
 */
export function useProblem<const Pointer extends string>(
  error: HandbillError | null,
  pointers: readonly Pointer[],
  { isForeseen = false }: { readonly isForeseen?: boolean } = {},
): FormProblem<Pointer> {
  const prefix = useId();
  const faults = error?.problem.code === 'invalid_request' ? error.problem.errors : [];
  /** The nearest field above the pointer of a fault. */
  const fieldOf = ({ pointer }: Fault): Pointer | undefined =>
    pointers.filter((field) => `${pointer}/`.startsWith(`${field}/`)).toSorted((a, b) => b.length - a.length)[0];
  const faultsAt = (field: Pointer): readonly Fault[] => faults.filter((fault) => fieldOf(fault) === field);
  const first = pointers.find((field) => faultsAt(field).length > 0);

  useEffect(() => {
    if (first !== undefined && !isForeseen) document.getElementById(prefix + first)?.focus();
  }, [error, first, prefix, isForeseen]);

  const messageId = (field: Pointer): string => `${prefix}${field}!`;
  return {
    field: (at) => ({ id: prefix + at, 'aria-invalid': faultsAt(at).length > 0, 'aria-describedby': messageId(at) }),
    message: (at) => ({
      id: messageId(at),
      children: faultsAt(at)
        .map(({ message }) => message)
        .join('; '),
    }),
    summary: faults.map((fault) => {
      const field = fieldOf(fault);
      return { ...fault, fieldId: field && prefix + field };
    }),
    detail: error?.detail,
  };
}
