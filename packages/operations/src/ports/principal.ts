import type { Me, Scope } from '@handbill/contract';

/** Who calls: a key, its workspace, and what it may do. */
export interface Principal extends Me {
  /** The key's scopes, `admin` spelled out. */
  readonly scopes: ReadonlySet<Scope>;
}
