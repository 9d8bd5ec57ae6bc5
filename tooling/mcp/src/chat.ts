/** Requests to a model and its answers: OpenAI's chat completions with tools. */
export interface Model {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

export interface ChatCall {
  readonly id: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls?: readonly ChatCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

export interface ChatTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

interface Completion {
  readonly choices: readonly { readonly message: { readonly content: string | null; readonly tool_calls?: readonly ChatCall[] | null } }[];
  readonly usage?: { readonly total_tokens?: number };
}

const patience = 300_000;

/** Asks a model once. */
export async function ask(
  { baseUrl, apiKey, model }: Model,
  messages: readonly ChatMessage[],
  tools: readonly ChatTool[],
): Promise<{ readonly content: string | null; readonly calls: readonly ChatCall[]; readonly tokens: number }> {
  const functions = tools.map(({ name, description, inputSchema }) => ({
    type: 'function',
    function: { name, description, parameters: inputSchema },
  }));
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model, messages, tools: functions }),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${model} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  const { choices, usage } = (await response.json()) as Completion;
  const message = choices[0]?.message;
  return { content: message?.content ?? null, calls: message?.tool_calls ?? [], tokens: usage?.total_tokens ?? 0 };
}
