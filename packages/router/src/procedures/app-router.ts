import { contract, isOperation, isPage, isPlainObject, takesRevision, type Operation, jsonSchemaOf } from '@handbill/contract';
import { instantWriter } from '@handbill/http';
import { onceOfShared, type Endpoint, type Outcome, type RawInput } from '@handbill/operations';
import { tracked, type TRPCMutationProcedure, type TRPCQueryProcedure, type TRPCSubscriptionProcedure } from '@trpc/server';
import type * as z from 'zod';
import { anyProcedure, router, trpcErrorOf, type Context } from './trpc.ts';
import { Answer } from '../wire/transformer.ts';

const ifRevisionSchema = { type: 'integer', minimum: 1, description: 'The change is made only where the record has this revision' };

/** The JSON Schema of an operation's input, with its parts in their places: many tools that list procedures follow no references. */
function inputSchema(operation: Operation): Record<string, unknown> {
  const { input } = operation;
  const { $defs = {}, ...schema } = jsonSchemaOf(input, 'input') as { readonly $defs?: Readonly<Record<string, unknown>> };
  const inPlace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inPlace);
    if (!isPlainObject(node)) return node;
    const { $ref, ...own } = node;
    const found = typeof $ref === 'string' ? inPlace($defs[$ref.slice('#/$defs/'.length)]) : {};
    return { ...(found as object), ...Object.fromEntries(Object.entries(own).map(([name, member]) => [name, inPlace(member)])) };
  };
  const whole = inPlace(schema) as Record<string, unknown>;
  if (!takesRevision(operation) || !isPlainObject(whole['properties'])) return whole;
  return { ...whole, properties: { ...whole['properties'], if_revision: ifRevisionSchema } };
}

/** A type for each schema, with the names of all events that have it: the feed has thirty names for one schema. */
type EventsOf<Schemas, Schema = Schemas[keyof Schemas]> = Schema extends z.ZodType
  ? {
      event: { [Name in keyof Schemas]: [Schemas[Name], Schema] extends [Schema, Schemas[Name]] ? Name : never }[keyof Schemas];
    } & z.output<Schema>
  : never;

/** The items of a subscription, as tRPC's client passes them on: an event with its id to resume from; the lines of a file have none. */
type Item<Op extends Operation> = [Op['download']] extends [undefined]
  ? { id: string; data: EventsOf<NonNullable<Op['events']>> }
  : EventsOf<NonNullable<Op['events']>>;
type SubscriptionInput<Op extends Operation> = [Op['download']] extends [undefined]
  ? z.input<Op['input']> & { lastEventId?: string | null | undefined }
  : z.input<Op['input']>;

type Replies<Answers> = { [Status in keyof Answers]: Answers[Status] extends z.ZodType ? z.output<Answers[Status]> : never }[keyof Answers];
// A conditional type, since an alias of a union would stay in the declarations, with all schemas for the client's compiler to read.
type OutputOf<Op extends Operation> = [keyof NonNullable<Op['answers']>] extends [never]
  ? z.output<Op['output']>
  : z.output<Op['output']> | Replies<NonNullable<Op['answers']>>;

// A query that needs nothing is called with nothing.
type QueryInput<Input> = Record<string, never> extends Input ? void | Input : Input;

/** A change of one record says which revision of it it expects. */
type ChangeInput<Op extends Operation> = 'revision_mismatch' extends Op['errors'][number]
  ? z.input<Op['input']> & { if_revision?: number | null | undefined }
  : z.input<Op['input']>;

type ProcedureOf<Op extends Operation> = Op['kind'] extends 'subscription'
  ? TRPCSubscriptionProcedure<{ input: SubscriptionInput<Op>; output: AsyncIterable<Item<Op>>; meta: object }>
  : Op['kind'] extends 'query'
    ? TRPCQueryProcedure<{ input: QueryInput<z.input<Op['input']>>; output: OutputOf<Op>; meta: object }>
    : TRPCMutationProcedure<{ input: ChangeInput<Op>; output: OutputOf<Op>; meta: object }>;

const asTRPC = (cause: unknown): never => {
  throw trpcErrorOf(cause);
};

/** A layer of the operation parses, so tRPC must not parse again. Tools that list procedures read the schema of an input. */
const unparsed = (operation: Operation) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'handbill',
    validate: (value: unknown) => ({ value }),
    jsonSchema: { input: () => inputSchema(operation), output: () => inputSchema(operation) },
  },
});

/** In UTF-16 units, of which an event has more bytes while tRPC sends it: none of it is shared with other readers. */
const lengthOf = onceOfShared(({ data }) => JSON.stringify(data).length);
const inMemory = 4;

/** An event as tRPC's subscriptions send it: its data with its name, and its id to go on from. */
async function* eventsOf(begun: Promise<Outcome>, { taken, request }: Context) {
  try {
    const { events } = await begun;
    for await (const one of events ?? []) {
      const { event, id, data, isShared } = one;
      const item = { event, ...(data as object) };
      if (isShared === true) request.room.hold(inMemory * lengthOf(one));
      yield id === undefined ? item : tracked(id, item);
      // tRPC asks for events before it has sent others.
      await taken();
      if (isShared === true) request.room.hold(0);
    }
  } catch (cause) {
    asTRPC(cause);
  }
}

const direction = {
  in: 'query',
  pointer: '/direction',
  code: 'invalid_choice',
  message: 'must be forward: a list goes on in one direction',
} as const;

/** The input as it was sent: that of a change may name a revision, and infinite queries add to that of a list their direction. */
function rawInput(operation: Operation, value: unknown): RawInput {
  const { output } = operation;
  if (takesRevision(operation) && isPlainObject(value) && 'if_revision' in value) {
    const { if_revision: ifRevision, ...others } = value;
    return { value: others, ifRevision };
  }
  if (!isPage(output) || !isPlainObject(value) || !('direction' in value)) return { value };
  const { direction: sent, ...others } = value;
  return { value: others, ...(sent !== 'forward' && { faults: [direction] }) };
}

/** The tRPC procedure of an endpoint. */
function procedureOf({ operation, invoke }: Endpoint): unknown {
  const usual = operation.status ?? 200;
  const writer = instantWriter(operation.output);
  const reader = anyProcedure.input(unparsed(operation));
  type Given = { ctx: Context; input: unknown; signal: AbortSignal | undefined };
  const resolve = ({ ctx, input, signal }: Given) =>
    invoke({ ...ctx, readInput: () => rawInput(operation, input ?? {}), wants: 'value', signal }).then(({ status, value, headers }) => {
      if (!ctx.isStreamed) return new Answer(value, headers, status === usual ? writer : undefined);
      ctx.request.room.gather(JSON.stringify(value)?.length ?? 0);
      return value;
    }, asTRPC);
  const subscribe = async ({ ctx, input, signal }: Given) => {
    const { lastEventId, ...value } = (input ?? {}) as { lastEventId?: unknown };
    const last = typeof lastEventId === 'string' ? lastEventId : undefined;
    const begun = invoke({ ...ctx, readInput: () => ({ value }), wants: 'events', lastEventId: last, signal });
    // The head is written then, with the headers of the call; its refusal is an event all the same.
    await begun.catch(() => undefined);
    return eventsOf(begun, ctx);
  };
  if (operation.kind === 'subscription') return reader.subscription(subscribe);
  return operation.kind === 'query' ? reader.query(resolve) : reader.mutation(resolve);
}

/**
 * The tRPC router of a contract: a procedure for each endpoint, by its name, `group.name`. The return type is written out here, and not by an
 * alias, so that the declarations spell out every procedure and a client's compiler has no schema to read.
 */
export function createRouter<C extends Readonly<Record<string, Readonly<Record<string, Operation>>>>>(
  tree: C,
  endpoints: readonly Endpoint[],
) {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const groups = Object.entries(tree).map(([group, members]) => {
    const procedures = Object.entries(members).flatMap(([name, operation]) => {
      const endpoint = byName.get(`${group}.${name}`);
      return isOperation(operation) && endpoint !== undefined ? [[name, procedureOf(endpoint)] as const] : [];
    });
    return [group, Object.fromEntries(procedures)] as const;
  });
  return router(Object.fromEntries(groups) as { [Group in keyof C]: { [Name in keyof C[Group]]: ProcedureOf<C[Group][Name]> } });
}

/** Everything that Handbill does, by the contract's names. */
export const createAppRouter = (endpoints: readonly Endpoint[]) => createRouter(contract, endpoints);
export type AppRouter = ReturnType<typeof createAppRouter>;
