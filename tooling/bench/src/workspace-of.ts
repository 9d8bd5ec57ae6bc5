/** The workspace that a key belongs to. */
export async function workspaceOf(port: number, key: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
  const { workspace } = (await answer.json()) as { workspace: { id: string } };
  return workspace.id;
}
