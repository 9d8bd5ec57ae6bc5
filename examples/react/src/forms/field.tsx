import type { FormProblem } from '@handbill/react';
import type { ReactNode } from 'react';

interface FieldProps<Pointer extends string> {
  readonly label: string;
  readonly pointer: Pointer;
  readonly problem: FormProblem<Pointer>;
  readonly children: (control: ReturnType<FormProblem<Pointer>['field']>) => ReactNode;
}

/** A control with its label, and with the server's fault for its value. */
export function Field<Pointer extends string>({ label, pointer, problem, children }: FieldProps<Pointer>) {
  const control = problem.field(pointer);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      {children(control)}
      <p className="error" {...problem.message(pointer)} />
    </div>
  );
}
