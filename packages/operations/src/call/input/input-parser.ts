import { isPlainObject, maxBodyBytes, maxFaults, Problem, type Fault, type Operation } from '@handbill/contract';
import * as z from 'zod';
import { controls, lineEnds } from './control-characters.ts';
import { faultReader, type Faults } from './fault-reader.ts';

/** Stands where a value is no JSON, or nested deeper than any field is: every schema refuses it, at its pointer. */
export const notJson = Symbol('not JSON');

/** Deeper than any field: an audience has five levels. */
const maxDepth = 16;
/** In names, texts and values. A body has fewer, unless a part of it is in several places. */
const maxSize = maxBodyBytes;

/** How much the inputs of one request may still amount to: a batch of small ones may unfold to as much as a large one. */
export class InputAllowance {
  left = maxSize;
}

/**
 * Bounds an input, once and for all that reads it: not many more fields than are known, no deeper than `maxDepth`, no circle,
 * and no larger than the request's allowance when it is written out. A value that goes beyond is replaced in place by `notJson`.
 * Line ends of all texts become line feeds. `omitted` counts unknown fields that were left out, `isWhole` says that no value was replaced, and
 * `hasControls` that some text has control characters that no text may have.
 */
export function limitInput(raw: unknown, known: ReadonlySet<string>, allowance: InputAllowance) {
  const { value, omitted } = limitFields(raw, known);
  let isWhole = true;
  let hasControls = false;

  const textOf = (sent: string): string => {
    allowance.left -= sent.length;
    if (!controls.test(sent)) return sent;
    const text = sent.replaceAll(lineEnds, '\n');
    hasControls ||= controls.test(text);
    return text;
  };
  const limited = (member: unknown, depth: number): unknown => {
    if (typeof member === 'string') return textOf(member);
    allowance.left -= 1;
    if (typeof member !== 'object' || member === null) return member;
    if (depth > maxDepth || allowance.left < 0) {
      isWhole = false;
      return notJson;
    }
    if (Array.isArray(member)) for (let index = 0; index < member.length; index += 1) limitEntry(member as never, index, depth);
    else
      for (const name of Object.keys(member)) {
        allowance.left -= name.length;
        limitEntry(member as Record<string, unknown>, name, depth);
      }
    return member;
  };
  const limitEntry = (parent: Record<PropertyKey, unknown>, name: PropertyKey, depth: number): void => {
    const entry = parent[name];
    const kept = limited(entry, depth + 1);
    if (kept !== entry) parent[name] = kept;
  };

  const bounded = limited(value, 0);
  return { value: bounded, omitted, isWhole, hasControls };
}

/** All known fields and the first unknown ones. */
function limitFields(raw: unknown, known: ReadonlySet<string>): { readonly value: unknown; readonly omitted: number } {
  if (!isPlainObject(raw)) return { value: raw, omitted: 0 };
  const names = Object.keys(raw);
  if (names.length <= maxFaults) return { value: raw, omitted: 0 };
  const unknown = names.filter((name) => !known.has(name));
  const kept = [...names.filter((name) => known.has(name)), ...unknown.slice(0, maxFaults)];
  return { value: Object.fromEntries(kept.map((name) => [name, raw[name]])), omitted: Math.max(0, unknown.length - maxFaults) };
}

/** In a request `null` is the same as leaving a field out; an unknown field is faulty with any value. */
export const sentFields = (fields: object, known: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => (value ?? null) !== null || !Object.hasOwn(known, name)));

/** Faults that were found in a request before its fields were parsed. They are reported together with those of the schema. */
export interface EarlyFaults extends Faults {
  /** Whether every value is as it was sent: `limitInput` replaces values that are too large. */
  readonly isWhole: boolean;
}

/** As of a request in which nothing was found before its fields were parsed. */
const noFaults: EarlyFaults = { named: [], omitted: 0, isWhole: true };

const tooDeep: Fault = { in: 'body', pointer: '', code: 'too_deep', message: 'is nested deeper than any field is' };

/** The problem that names every faulty field, up to a hundred; `omitted` counts those that were left out before. */
export function invalidRequest(faults: readonly Fault[], omitted = 0): Problem<'invalid_request'> {
  const errors = faults.slice(0, maxFaults);
  const errors_omitted = omitted + faults.length - errors.length;
  const count = errors.length + errors_omitted;
  return new Problem(
    'invalid_request',
    { errors, ...(errors_omitted > 0 && { errors_omitted }) },
    { detail: count === 1 ? 'One field is faulty.' : `${count} fields are faulty.` },
  );
}

/** The problem of a request with one faulty field. */
export const invalidField = (pointer: string, code: string, message: string, place: Fault['in'] = 'body'): Problem<'invalid_request'> =>
  invalidRequest([{ in: place, pointer, code, message }]);

const isConditional = ({ _zod: { def } }: z.core.$ZodCheck): boolean => def.check === 'custom' && def.when !== undefined;

/** A schema, how often it was used, and its compiled form if there is one by now. */
interface InUse<S> {
  schema: S;
  uses: number;
}

/** Many operations answer with the same record. */
const schemasInUse = new WeakMap<z.ZodType, InUse<z.ZodType>>();

/** A schema that is compiled when it is used again: to compile those of all operations at the start takes a third of a second. */
export function compiledInUse<S extends z.ZodType>(schema: S): () => S {
  const inUse = (schemasInUse.get(schema) ?? { schema, uses: 0 }) as InUse<S>;
  schemasInUse.set(schema, inUse);
  return () => {
    inUse.uses += 1;
    if (inUse.uses === 2) inUse.schema = compile(schema);
    return inUse.schema;
  };
}

/**
 * `z.compile` rejects refinements with `when`, which run even if other fields are invalid. On valid input they run like any other, so the compiled
 * parser has them without their condition, and invalid input is parsed by the schema as it is written.
 */
function compile<S extends z.ZodType>(schema: S): S {
  const { checks = [] } = schema.def;
  if (!checks.some(isConditional)) return z.compile(schema);
  const unconditional = schema.clone({
    ...schema.def,
    checks: checks.map((check) => (isConditional(check) ? z.check((payload) => check._zod.check(payload)) : check)),
  });
  return z.withParser(schema, z.core.compileFn(unconditional));
}

/**
 * Prepares the parsing of an operation's input by a schema. The parser throws one problem that names the early faults and those of the schema.
 * `defer`: early faults alone are left to a later parser, which is given them too.
 */
export function inputParser<S extends z.ZodType>(
  operation: Operation,
  schema: S,
  { defer = false } = {},
): (raw: unknown, early?: EarlyFaults) => z.output<S> {
  const compiled = compiledInUse(schema);
  const faultsOf = faultReader(operation);
  return (raw, early = noFaults) => {
    // As `safeParse`, which words every issue: there may be thousands, of which a hundred are named.
    const { value, issues } = compiled()._zod.run({ value: raw, issues: [] }, { async: false }) as z.core.ParsePayload<z.output<S>>;
    const hasEarly = !early.isWhole || early.omitted > 0 || early.named.length > 0;
    if (issues.length === 0 && (defer || !hasEarly)) return value;
    const late = faultsOf(issues, raw);
    const named = [...early.named, ...late.named];
    // Every schema refuses the values that replaced others. One that does not must not let them in.
    throw invalidRequest(named.length === 0 ? [tooDeep] : named, early.omitted + late.omitted);
  };
}
