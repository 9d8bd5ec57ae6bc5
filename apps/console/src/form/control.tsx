import type { ComponentType } from 'react';
import { RadioCards } from '../components/radio-cards.tsx';
import type { ControlProps } from '../components/field.tsx';
import { Tokens } from '../components/tokens.tsx';
import { words } from '../words/words.ts';
import { controlKind, type ControlKind } from './control-kind.ts';
import { Moment } from './moment.tsx';
import { Pairs } from './pairs.tsx';
import { ReferenceSelect } from './reference-select.tsx';
import type { FormField } from './values.ts';

export interface FieldControlProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly control: ControlProps;
  readonly autoFocus?: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);
function example({ schema }: FormField): string {
  const [first] = schema.examples ?? [];
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}

function Choice({ field: { schema }, value, onChange, control }: FieldControlProps) {
  return (
    <select {...control} value={text(value)} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{words.brief.byDefault}</option>
      {schema.enum?.map((each, at) => (
        <option key={each} value={each}>
          {schema.enumTitles?.[at] ?? each}
        </option>
      ))}
    </select>
  );
}

const Amount = ({ field, value, onChange, control }: FieldControlProps) => (
  <input
    {...control}
    type="number"
    inputMode="decimal"
    step={field.schema.type === 'integer' ? 1 : 'any'}
    min={field.schema.minimum}
    max={field.schema.maximum}
    placeholder={example(field)}
    value={typeof value === 'number' ? value : ''}
    onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
  />
);

const Lines = ({ value, onChange, control }: FieldControlProps) => (
  <textarea
    {...control}
    rows={3}
    dir="auto"
    value={list(value).join('\n')}
    onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    onBlur={() =>
      onChange(
        list(value)
          .map((line) => line.trim())
          .filter(Boolean),
      )
    }
  />
);

const Area = ({ value, onChange, control, autoFocus }: FieldControlProps) => (
  <textarea {...control} rows={3} dir="auto" value={text(value)} autoFocus={autoFocus} onChange={({ target }) => onChange(target.value)} />
);

const Tick = ({ value, onChange, control }: FieldControlProps) => (
  <input {...control} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked || undefined)} />
);

const Line = ({ field, value, onChange, control, autoFocus }: FieldControlProps) => (
  <input
    {...control}
    type={field.schema.format === 'uri' ? 'url' : 'text'}
    dir="auto"
    placeholder={example(field)}
    value={text(value)}
    autoFocus={autoFocus}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** One example shows the form of an entry; several are the usual values. */
const Several = ({ field: { schema }, value, onChange, control }: FieldControlProps) => {
  const { examples = [] } = schema.items ?? {};
  return <Tokens control={control} values={list(value)} onChange={onChange} suggestions={examples.length > 1 ? list(examples) : []} />;
};

/** The control of each kind of value. */
const controls: Readonly<Partial<Record<ControlKind, ComponentType<FieldControlProps>>>> = {
  tokens: Several,
  lines: Lines,
  cards: Choice,
  select: Choice,
  number: Amount,
  reference: ReferenceSelect,
  area: Area,
  check: Tick,
  address: Line,
  text: Line,
  moment: Moment,
  pairs: Pairs,
};

/** The control of one field, by its schema. */
export function FieldControl(props: FieldControlProps) {
  const Control = controls[controlKind(props.field.schema)] ?? Line;
  return <Control {...props} />;
}

/** A choice of few, or one that decides limits, which stand on its cards. */
export function FieldCards({
  field,
  value,
  onChange,
  control,
  hints,
  wrong,
}: FieldControlProps & { readonly hints?: readonly string[]; readonly wrong?: string | undefined }) {
  const { schema, isRequired } = field;
  const cards = (schema.enum ?? []).map((each, at) => ({ value: each, label: schema.enumTitles?.[at] ?? each, hint: hints?.[at] }));
  return (
    <RadioCards
      lang="en"
      legend={`${schema.title ?? field.name}${isRequired ? ' *' : ''}`}
      cards={cards}
      value={text(value)}
      onChange={onChange}
      id={control.id}
      wrong={wrong}
    />
  );
}
