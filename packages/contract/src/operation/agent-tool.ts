import type { Route } from './operation.ts';

/**
 * An operation as a tool of agents. Operations with the same `name` are one tool, with the description of the first: the fields of a call decide
 * which of them is called, that with the most required ones first.
 */
export interface AgentTool {
  /** A verb and a noun: `generate_content`. */
  readonly name: string;
  /** For agents; the first sentence suffices to choose it. */
  readonly description: string;
  /** A call as agents write it. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Fields of the operation that agents do not have. */
  readonly without?: readonly string[];
  /** Fields that the door sets. */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** Members of the answer that the server alone decides. All others may hold words of people or models: agents get them marked as data. */
  readonly own: readonly string[];
  /** Members of the answer that are left out unless an agent asks for all; `a.b` is one of another, or of each entry of a list. */
  readonly omits?: readonly string[];
  /** The next action, by the `status` of the answer. */
  readonly next?: Readonly<Record<string, string>>;
  /** Where the record is read until a model has written it. */
  readonly follow?: Route;
}

/** An answer that agents may read as a resource, at `handbill:/` and the path of its operation. */
export interface AgentResource {
  readonly title: string;
  /** As those of a tool. */
  readonly own: readonly string[];
}
