import { isChange, type AgentTool, type Operation } from '@handbill/contract';
import type { Endpoint } from '@handbill/operations';
import { toolFields } from './input-schema.ts';

/** An operation that a tool calls. */
export interface ToolCall {
  readonly endpoint: Endpoint;
  readonly tool: AgentTool;
  /** The fields that it takes of agents. */
  readonly fields: ReadonlySet<string>;
  readonly required: readonly string[];
}

/** A task of agents: one operation, or several of one name. */
export interface Tool {
  readonly name: string;
  readonly calls: readonly ToolCall[];
  readonly changes: boolean;
  /** Fields that are the door's own: how to wait, how much to show, whether to write once more. */
  readonly controls: ReadonlySet<string>;
  /** As it is listed. */
  readonly listed: {
    readonly name: string;
    readonly description: string;
    readonly inputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
    readonly annotations: Readonly<Record<string, boolean>>;
  };
}

/** In seconds: hosts cut a call after a minute. */
export const maxWait = 40;

const controlSchemas = {
  detail: { type: 'string', enum: ['concise', 'detailed'], description: 'detailed shows all members' },
  wait_s: { type: 'integer', minimum: 0, maximum: maxWait, description: 'Seconds to wait while it is being written' },
  again: { type: 'boolean', description: 'true: write once more, though the same was asked for within 10 minutes' },
} as const;

/** Whether a model writes: it takes long, and is paid for. */
export const isWritten = (operation: Operation): boolean => isChange(operation) && operation.events !== undefined;

const personsScopes = ['admin', 'keys:write'];

/** Throws where an entry would let agents do a thing that only people may. */
function assertForAgents({ name, operation }: Endpoint): void {
  const { method, scope, furtherScopes = [], ofFirstWorkspace = false } = operation;
  const isPersons = [scope, ...furtherScopes].some((one) => one !== null && personsScopes.includes(one));
  if (method === 'DELETE' || isPersons || ofFirstWorkspace) throw new Error(`The operation ${name} can be no tool: a person decides that`);
}

function toolCall(endpoint: Endpoint, tool: AgentTool): ToolCall {
  assertForAgents(endpoint);
  const { fields, required } = toolFields(endpoint.operation, tool);
  return { endpoint, tool, fields: new Set(Object.keys(fields)), required };
}

function toolOf(name: string, calls: readonly ToolCall[]): Tool {
  const operations = calls.map(({ endpoint: { operation } }) => operation);
  const changes = operations.some(isChange);
  const names = [
    'detail',
    ...(!changes && calls.some(({ tool }) => tool.follow !== undefined) ? (['wait_s'] as const) : []),
    ...(operations.some(isWritten) ? (['again'] as const) : []),
  ] as const;
  const required = calls[0]?.required.filter((field) => calls.every((call) => call.required.includes(field))) ?? [];
  const properties = Object.assign(
    {},
    ...calls.toReversed().map(({ endpoint, tool }) => toolFields(endpoint.operation, tool).fields),
  ) as Record<string, unknown>;
  return {
    name,
    calls,
    changes,
    controls: new Set(names),
    listed: {
      name,
      description: calls[0]?.tool.description ?? '',
      inputSchema: {
        type: 'object',
        properties: { ...properties, ...Object.fromEntries(names.map((one) => [one, controlSchemas[one]])) },
        ...(required.length > 0 && { required }),
        examples: [calls[0]?.tool.example],
      },
      annotations: {
        readOnlyHint: !changes,
        destructiveHint: operations.some(({ method }) => method === 'PATCH'),
        idempotentHint: !changes || operations.every(({ method }) => method === 'PATCH'),
        openWorldHint: false,
      },
    },
  };
}

/** The tools of a table of operations, in its order. */
export function toolsOf(endpoints: readonly Endpoint[]): readonly Tool[] {
  const calls = endpoints.flatMap((endpoint) =>
    endpoint.operation.tool === undefined ? [] : [toolCall(endpoint, endpoint.operation.tool)],
  );
  const byName = Map.groupBy(calls, ({ tool }) => tool.name);
  return Array.from(byName, ([name, of]) => toolOf(name, of));
}

/** Whether a key may make a call with a tool. */
export const mayUse = ({ calls }: Tool, scopes: ReadonlySet<string>): boolean =>
  calls.some(({ endpoint: { operation } }) =>
    [operation.scope, ...(operation.furtherScopes ?? [])].every((scope) => scope === null || scopes.has(scope)),
  );

/** The operation that some fields are for: that which knows most of them, and of these that with the most required ones that are given. */
export function callFor({ calls }: Tool, given: readonly string[]): ToolCall | undefined {
  const unknown = ({ fields }: ToolCall): number => given.filter((name) => !fields.has(name)).length;
  const met = ({ required }: ToolCall): number => (required.every((name) => given.includes(name)) ? required.length : -1);
  return calls.toSorted((one, other) => unknown(one) - unknown(other) || met(other) - met(one))[0];
}
