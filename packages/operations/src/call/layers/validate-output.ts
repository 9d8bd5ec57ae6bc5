import { asStored, isPage, Problem, problemsOf, type Operation, type Page } from '@handbill/contract';
import type * as z from 'zod';
import { madeByLater } from '../call.ts';
import { compiledInUse } from '../input/input-parser.ts';
import type { CallLayer, ParsedInvocation } from '../invocation.ts';
import { onceOfShared, type OperationEvent, type ValueOutcome } from '../outcome.ts';

const defect = (message: string) => new Problem('internal', {}, { cause: new Error(message) });

/** The `type` of a record, or of a request for one; filters and counts have a list of them. */
function typeOf(value: unknown): string | undefined {
  const type = (value as { readonly type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' ? type : undefined;
}

/** Whether a record has the `type` that the request names. */
function hasRequestedType(input: unknown, answer: unknown): boolean {
  const [requested, answered] = [typeOf(input), typeOf(answer)];
  return requested === undefined || answered === undefined || requested === answered;
}

/** The members of an answer that its headers repeat. */
function headOf({ location, headers }: Operation): (value: unknown) => Pick<ValueOutcome, 'location' | 'headers' | 'revision'> {
  const made = Object.entries(headers ?? {});
  return (value) => {
    const { id = '', revision } = (value ?? {}) as { id?: string; revision?: number };
    const texts = made.flatMap(([name, { of }]) => {
      const text = of(value as never);
      return text === undefined ? [] : [[name, text]];
    });
    return {
      revision,
      location: location?.replace('{id}', id),
      headers: texts.length === 0 ? undefined : Object.fromEntries(texts),
    };
  };
}

const itemOf = (page: z.ZodType): z.ZodType => ((page as z.ZodObject).shape['data'] as z.ZodArray).element as z.ZodType;

/** A page without the items that only a later version can tell. */
function withoutUnreadable({ data, pagination, ...others }: Page<unknown>, item: z.ZodType): Page<unknown> {
  const readable = data.filter((one) => item.safeParse(one).success);
  return { ...others, data: readable, pagination: { ...pagination, omitted: data.length - readable.length } };
}

/** The problem of a record that this version cannot read: not there where it is looked up, and a defect where it was just written. */
const unreadable = (operation: Operation, cause: Error): Problem =>
  operation.kind === 'query' && problemsOf(operation).has('not_found')
    ? new Problem('not_found', {}, { detail: madeByLater, cause })
    : new Problem('internal', {}, { cause });

const validatorOf = (schema: z.ZodType): (() => z.ZodType) => compiledInUse(asStored(schema));

/** Prepares the check of answers of one value. */
function valueValidator(operation: Operation): (input: unknown, outcome: ValueOutcome) => ValueOutcome {
  const schemas: [number, z.ZodType][] = [
    [operation.status ?? 200, operation.output],
    ...Object.entries(operation.answers ?? {}).map(([status, schema]): [number, z.ZodType] => [Number(status), schema]),
  ];
  const answers = new Map(schemas.map(([status, schema]) => [status, validatorOf(schema)]));
  const item = isPage(operation.output) ? validatorOf(itemOf(operation.output)) : undefined;
  const head = headOf(operation);
  return (input, { status, value, headers }) => {
    const schema = answers.get(status)?.();
    if (schema === undefined) throw defect(`The operation declares no answer ${status}`);
    const whole = schema.safeParse(value);
    const result = whole.success || item === undefined ? whole : schema.safeParse(withoutUnreadable(value as Page<unknown>, item()));
    if (!result.success) throw unreadable(operation, result.error);
    if (!hasRequestedType(input, result.data)) throw defect('The answer is of another type than the request');
    const own = head(result.data);
    return { ...own, ...(headers !== undefined && { headers: { ...own.headers, ...headers } }), status, value: result.data };
  };
}

/** Prepares the check of each event of a stream. */
function eventsValidator(operation: Operation): (events: AsyncIterable<OperationEvent>) => AsyncGenerator<OperationEvent> {
  const schemas = new Map(Object.entries(operation.events ?? {}).map(([event, schema]) => [event, validatorOf(schema)]));
  const valid = onceOfShared(({ event, data, ...same }): OperationEvent => {
    const result = schemas.get(event)?.().safeParse(data);
    if (result === undefined) throw defect(`The operation declares no event ${event}`);
    if (!result.success) throw new Problem('internal', {}, { cause: result.error });
    return { event, data: result.data, ...same };
  });
  return async function* (events) {
    for await (const event of events) yield valid(event);
  };
}

/** Checks every answer and every event against the operation before anyone sees it, and makes the answer's headers. */
export const validateOutput: CallLayer<ParsedInvocation> = {
  name: 'validateOutput',
  for(operation) {
    const [validValue, validEvents, head] = [valueValidator(operation), eventsValidator(operation), headOf(operation)];
    return (next) => async (invocation) => {
      const outcome = await next(invocation);
      if (outcome.events === undefined) return validValue(invocation.input, outcome);
      const { about, asValue, events, headers } = outcome;
      const said = about === undefined ? undefined : head(about);
      return {
        ...outcome,
        location: said?.location,
        headers: said?.headers === undefined ? headers : { ...said.headers, ...headers },
        events: validEvents(events),
        asValue: asValue && (async () => validValue(invocation.input, await asValue())),
      };
    };
  },
};
