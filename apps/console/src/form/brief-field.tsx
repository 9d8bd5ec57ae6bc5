import type { ContentForm } from '@handbill/client/counting';
import type { FormProblem } from '@handbill/react';
import { lazy, Suspense } from 'react';
import { Bones } from '../components/bones.tsx';
import { Field } from '../components/field.tsx';
import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { controlKind, isCompound } from './control-kind.ts';
import { FieldCards, FieldControl } from './control.tsx';
import { localFault } from './local-fault.ts';
import { isEmpty, type FormField } from './values.ts';

/** Briefs of texts have none of these. */
const CompoundField = lazy(async () => ({ default: (await import('./compound-field.tsx')).CompoundField }));

export interface BriefFieldProps {
  readonly form: Pick<ContentForm, 'limitedBy' | 'limits'>;
  readonly field: FormField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problem: FormProblem;
  /** Whether it was tried to send: only then is a missing field a fault. */
  readonly isTried: boolean;
  readonly autoFocus?: boolean;
  /** Scrolling content in it has to be reachable all the same. */
  readonly isReadOnly?: boolean;
}

/** The limits of a choice, as short as they can be said: `3,000 · 210`. */
const hintsOf = ({ schema, limits }: { readonly schema: FormField['schema']; readonly limits: ContentForm['limits'] }) =>
  schema.enum?.map((value) => {
    const most = (limits[value] ?? []).filter(({ max, unit }) => max !== undefined && max > 0 && unit !== 'items');
    return most
      .slice(0, 2)
      .map(({ max }) => formatNumber(max))
      .join(' · ');
  });

function countOf({ schema }: FormField, value: unknown): string | undefined {
  const { maxLength = 0, maxItems } = schema;
  if (Array.isArray(value) && maxItems !== undefined && value.length > 0)
    return words.brief.of(formatNumber(value.length), formatNumber(maxItems));
  if (typeof value !== 'string' || maxLength === 0 || controlKind(schema) !== 'area') return undefined;
  return words.brief.of(formatNumber([...value.trim()].length), formatNumber(maxLength));
}

/** Any text with a letter in it. */
const notBlank = '^\\s*\\S';

/** The hint of a field: examples of a value with a form of its own, else the first sentence of its description. */
function hintOf({ schema }: FormField): string | undefined {
  const kind = controlKind(schema);
  if (kind === 'reference' || kind === 'address') return undefined;
  if (kind === 'text' && schema.pattern !== undefined && schema.pattern !== notBlank) return schema.examples?.join(', ');
  // The meaning of each of its values.
  if (schema.description?.startsWith('`') === true) return undefined;
  const [sentence = ''] = (schema.description ?? '').split(/[:.;\n]/);
  const hint = sentence.replaceAll('`', '').trim();
  return kind === 'lines' || kind === 'pairs' ? `${words.brief.oneALine}. ${hint}` : hint || undefined;
}

/** One field of a brief, made from its schema. */
export function BriefField(given: BriefFieldProps) {
  const { form, field, value, onChange, problem, isTried, autoFocus } = given;
  const { schema, pointer, isRequired, name } = field;
  const missing = isTried && isRequired && isEmpty(value) ? words.brief.required : undefined;
  const wrong = localFault(field, value) ?? missing ?? (problem.message(pointer).children || undefined);
  const { id } = problem.field(pointer);
  if (isCompound(schema))
    return (
      <Suspense fallback={<Bones rows={3} />}>
        <CompoundField {...given} id={id} hint={hintOf(field)} Field={BriefField} />
      </Suspense>
    );
  const props = { field, value, onChange, ...(autoFocus !== undefined && { autoFocus }) };
  const decidesLimits = form.limitedBy === name;
  if (decidesLimits || (controlKind(schema) === 'cards' && isRequired))
    return (
      <FieldCards
        {...props}
        control={{ id }}
        wrong={wrong}
        {...(decidesLimits && { hints: hintsOf({ schema, limits: form.limits }) ?? [] })}
      />
    );
  return (
    <Field
      id={id}
      lang="en"
      label={schema.title ?? name}
      hint={hintOf(field)}
      count={countOf(field, value)}
      wrong={wrong}
      required={isRequired}
    >
      {(control) => <FieldControl {...props} control={control} />}
    </Field>
  );
}
