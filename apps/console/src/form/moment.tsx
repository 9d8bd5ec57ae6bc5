import type { FieldControlProps } from './control.tsx';

/** As a field for local time has it: without a zone. */
function localText(value: unknown): string {
  const date = value instanceof Date ? value : typeof value === 'string' ? new Date(value) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A point in time, asked for in the reader's own zone. */
export const Moment = ({ value, onChange, control }: FieldControlProps) => (
  <input
    {...control}
    type="datetime-local"
    value={localText(value)}
    onChange={({ target }) => onChange(target.value === '' ? undefined : new Date(target.value).toISOString())}
  />
);
