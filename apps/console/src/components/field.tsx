import { useId, type FormHTMLAttributes, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

/** The properties that a control gets from the field around it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-required'?: boolean;
}

interface FieldProps {
  readonly label: string;
  /** Of the label and the hint, where they are not of the page's. */
  readonly lang?: string;
  readonly hint?: string | undefined;
  /** Shown at the other end of the hint: how much of a limit is used. */
  readonly count?: string | undefined;
  readonly wrong?: string | undefined;
  readonly required?: boolean;
  readonly id?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label, its hint, and the fault of its value. */
export function Field({ label, lang, hint, count, wrong, required = false, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint !== undefined && `${id}-hint`, wrong !== undefined && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id} lang={lang}>
        {label}
        {required && ' *'}
      </label>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(wrong !== undefined && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {(hint !== undefined || count !== undefined) && (
        <span className={`${styles['hint']} row spread`}>
          <span id={`${id}-hint`} className="grow" lang={lang}>
            {hint}
          </span>
          {count !== undefined && <span className="num">{count}</span>}
        </span>
      )}
      {wrong !== undefined && (
        <span id={`${id}-wrong`} className={styles['wrong']}>
          <Icon name="bad" small />
          {wrong}
        </span>
      )}
    </div>
  );
}

type OfField = Omit<FieldProps, 'children'>;
interface OfText {
  readonly value: string;
  readonly onChange: (value: string) => void;
}
interface TextFieldProps extends OfField, OfText, Omit<InputHTMLAttributes<HTMLInputElement>, keyof OfField | keyof OfText> {
  /** Whether the browser asks for it. */
  readonly isNeeded?: boolean;
}
type TextAreaProps = OfField & OfText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof OfField | keyof OfText>;

/** A field of one line. */
export const TextField = ({ label, hint, required = false, isNeeded = false, onChange, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} required={required}>
    {(control) => <input {...control} {...rest} required={isNeeded} onChange={({ target }) => onChange(target.value)} />}
  </Field>
);

/** A field of several lines. */
export const TextArea = ({ label, hint, required = false, onChange, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} required={required}>
    {(control) => <textarea {...control} dir="auto" {...rest} onChange={({ target }) => onChange(target.value)} />}
  </Field>
);

interface SelectProps extends OfField, OfText {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice among some values. */
export const Select = ({ options, value, onChange, ...rest }: SelectProps) => (
  <Field {...rest}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  readonly onSend: () => void;
}

/** Fields that are sent together, by a button or by Enter: the page sends them, and not the browser. */
export const Form = ({ onSend, className = 'stack', noValidate = true, children, ...rest }: FormProps) => (
  <form
    {...rest}
    className={className}
    noValidate={noValidate}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </form>
);
