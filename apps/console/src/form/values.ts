import type { ContentForm, JsonSchema } from '@handbill/client/counting';

/** The values of a form, by the names of its fields. A field that is left out has its default. */
export type Values = Readonly<Record<string, unknown>>;

export interface FormField {
  readonly name: string;
  readonly pointer: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The fields of a form: those that are needed, those that make a text better, and the rest. */
export function fieldsOf({
  schema,
  helpful,
}: Pick<ContentForm, 'schema' | 'helpful'>): Record<'required' | 'helpful' | 'other', FormField[]> {
  const all = Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name,
    pointer: `/${name}`,
    schema: member,
    isRequired: schema.required?.includes(name) === true,
  }));
  return {
    required: all.filter(({ isRequired }) => isRequired),
    helpful: all.filter(({ name, isRequired }) => !isRequired && helpful.includes(name)),
    other: all.filter(({ name, isRequired }) => !isRequired && !helpful.includes(name)),
  };
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The request: values of this form alone, without empty ones. */
export function requestOf(form: ContentForm, values: Values): Values {
  const names = Object.keys(form.schema.properties ?? {});
  const filled = names.filter((name) => !isEmpty(values[name])).map((name) => [name, values[name]] as const);
  return { type: form.type, ...Object.fromEntries(filled) };
}

/** A value without empty members: `null` in their place, which clears them. */
function cleaned(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(cleaned).filter((each) => each !== null);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const members = Object.entries(value).map(([name, each]) => [name, cleaned(each)] as const);
  return members.every(([, each]) => each === null) ? null : Object.fromEntries(members);
}

/** The request for a record that is no text: every field of its form, `null` where it is empty. */
export const recordOf = ({ schema }: Pick<ContentForm, 'schema'>, values: Values): Values =>
  Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, cleaned(values[name])]));

/** The same without empty fields. */
export const filledOf = (form: Pick<ContentForm, 'schema'>, values: Values): Values =>
  Object.fromEntries(Object.entries(recordOf(form, values)).filter(([, value]) => value !== null));

/** The values of a form as a record has them. */
export const valuesOf = ({ schema }: Pick<ContentForm, 'schema'>, record: object): Values =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => schema.properties?.[name] !== undefined && value !== null));

/** A form with some of its fields. */
export const partOf = <Form extends Pick<ContentForm, 'schema'>>(
  form: Form,
  isIn: (name: string, schema: JsonSchema) => boolean,
): Form => ({
  ...form,
  schema: {
    ...form.schema,
    properties: Object.fromEntries(Object.entries(form.schema.properties ?? {}).filter(([name, schema]) => isIn(name, schema))),
    required: (form.schema.required ?? []).filter((name) => isIn(name, form.schema.properties?.[name] ?? {})),
  },
});

export const isComplete = (form: Pick<ContentForm, 'schema'>, values: Values): boolean =>
  (form.schema.required ?? []).every((name) => !isEmpty(values[name]));
