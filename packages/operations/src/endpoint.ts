import { Problem, operations, type NamedOperation, type Operation, type OperationTree, type ProblemCode } from '@handbill/contract';
import { EventStream, Reply, type Call, type CodeAndRest, type Handler } from './call.ts';
import type { Implementation, Implementations } from './implement.ts';
import type { ParsedInvocation, Step } from './invocation.ts';
import { authenticate, authorize, parse, prove, report } from './layers.ts';
import type { Services } from './services.ts';

/** An operation that can be called: the one way in for every door. */
export interface Endpoint extends NamedOperation {
  /** Makes a call. It ends in an outcome, or throws a `Problem` of the operation, which is logged by then, or `CallerLeft`. */
  readonly invoke: Step;
}

/** The call of an invocation that has come through all layers. */
function callOf({ request, principal, effects }: ParsedInvocation, services: Services): Call<ProblemCode> {
  const { storage } = services;
  const workspaceId = principal.workspace.id;
  return {
    requestId: request.id,
    principal,
    services,
    get campaigns() {
      return storage.campaigns(workspaceId);
    },
    get content() {
      return storage.content(workspaceId);
    },
    problem: (code, ...rest) => new Problem(...([code, ...rest] as unknown as CodeAndRest<typeof code>)),
    recordStored: (contentId) => {
      effects.storedContentId = contentId;
    },
  };
}

/** The end of the chain: what the handler answers, as an outcome. */
export function handle(operation: Operation, handler: Handler<Operation>, services: Services): Step<ParsedInvocation> {
  const status = operation.status ?? 200;
  return async (invocation) => {
    const { input, wants, lastEventId, signal } = invocation;
    const call = callOf(invocation, services);
    const result: unknown = await handler({ call, input: input as never, wants, lastEventId, signal });
    if (result instanceof EventStream) return { status, events: result.events };
    return result instanceof Reply ? { status: Number(result.status), value: result.value } : { status, value: result };
  };
}

/** Puts the layers around a handler, outermost first. What is off for an operation is not in its chain. */
function compose(operation: Operation, handler: Handler<Operation>, services: Services): Step {
  const proved = prove(operation)(handle(operation, handler, services));
  const parsed = parse(operation)(proved);
  const authorized = operation.scope === null ? parsed : authorize(operation.scope)(parsed);
  return report(operation, services)(authenticate(services)(authorized));
}

type Tree = { readonly [name: string]: Implementation | Tree };

const isImplementation = (node: unknown): node is Implementation => typeof node === 'object' && node !== null && 'handler' in node;

/**
 * Joins a contract and its implementations to what every door serves. Throws where an operation has no implementation, or another's:
 * the start ends there.
 */
export function createEndpoints<C extends OperationTree>(
  contract: C,
  implementations: Implementations<C>,
  services: Services,
): readonly Endpoint[] {
  return operations(contract).map((named) => {
    const node = named.name
      .split('.')
      .reduce<Tree | Implementation | undefined>(
        (tree, name) => (isImplementation(tree) ? undefined : tree?.[name]),
        implementations as unknown as Tree,
      );
    if (!isImplementation(node)) throw new Error(`The operation ${named.name} has no implementation`);
    if (node.operation !== named.operation)
      throw new Error(`The operation ${named.name} is implemented by the handler of ${node.operation.route}`);
    return { ...named, invoke: compose(named.operation, node.handler, services) };
  });
}
