/** A request, and what any server that does the work answers to it. */
export interface AcceptanceCase {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  /** For problems. */
  readonly code?: string;
  /** Of a problem's faults, in any order. */
  readonly pointers?: readonly string[];
}
