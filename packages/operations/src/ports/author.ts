/** The author of a change in a workspace: a store is made for one. */
export interface Author {
  readonly workspaceId: string;
  /** The key of the call, or of the call that began the work; `null` where the server acts by itself, or that is not known. */
  readonly keyId: string | null;
  /** The key behind a session of the console. */
  readonly signedInWith?: string | undefined;
  /** On whose behalf the key acts; `null` where its caller does not say. */
  readonly actor: string | null;
  /** The call; `null` where none is known. */
  readonly requestId: string | null;
}

/** Whose records are read. */
export type Reader = Pick<Author, 'workspaceId'>;
