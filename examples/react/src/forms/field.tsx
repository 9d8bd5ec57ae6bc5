import type { Fault } from '@handbill/client';
import { useId, type ReactNode } from 'react';

/** What a control needs, so that it is read out with its label and its error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  readonly label: string;
  /** Where the server looks for the field's value: faults there, and below, are shown with it. */
  readonly pointer: string;
  readonly faults: readonly Fault[];
  readonly children: (control: ControlProps) => ReactNode;
}

export const isAt = (fault: Fault, pointer: string): boolean => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`);

/** A control with its label, and with what the server says is wrong with its value. */
export function Field({ label, pointer, faults, children }: FieldProps) {
  const id = useId();
  const messages = faults.filter((fault) => isAt(fault, pointer)).map(({ message }) => message);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': messages.length > 0, 'aria-describedby': `${id}-error` })}
      <p id={`${id}-error`} className="error">
        {messages.join('; ')}
      </p>
    </div>
  );
}
