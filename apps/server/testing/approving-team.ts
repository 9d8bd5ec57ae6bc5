import { createHash } from 'node:crypto';
import type { TestServer } from './test-server.ts';

/** A workspace with a policy, and a key of it that may do everything. */
export interface ApprovingTeam {
  readonly id: string;
  readonly adminKey: string;
  /** Makes a key with these scopes, by the one with `admin` or another one. */
  key(scopes: readonly string[], by?: string): Promise<string>;
}

export async function approvingTeam(server: TestServer, approval: string): Promise<ApprovingTeam> {
  const { body } = await server.rest('POST /workspaces', { body: { name: `Team ${approval}` } });
  await server.rest(`PATCH /workspaces/${body.id}`, { body: { approval, time_zone: 'Europe/Berlin' } });
  const adminKey: string = body.key.key;
  return {
    id: body.id,
    adminKey,
    key: async (scopes, by = adminKey) => (await server.rest('POST /keys', { key: by, body: { name: 'Member', scopes } })).body.key,
  };
}

/** Members in the order of their names, as RFC 8785 has it, by another way than the server's. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The right `hash` of a record. */
export const hashOf = ({ title, output }: { readonly title: unknown; readonly output: unknown }): string =>
  createHash('sha256').update(JSON.stringify({ output, title }, sorted)).digest('hex');
