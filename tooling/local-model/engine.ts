import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';

/** What is used of node-llama-cpp, which is fetched when it is needed and so is no package of the workspace. */
interface Engine {
  getLlama(options: { gpu: false; build: 'never'; maxThreads: number }): Promise<{
    loadModel(options: { modelPath: string }): Promise<{
      createContext(options: { contextSize: number }): Promise<{ getSequence(): { readonly contextSize: number } }>;
      tokenize(text: string): readonly unknown[];
    }>;
    createGrammarForJsonSchema(schema: object): Promise<object>;
  }>;
  readonly LlamaChatSession: new (options: { contextSequence: object; systemPrompt: string }) => {
    promptWithMeta(prompt: string, options: object): Promise<{ readonly responseText: string; readonly stopReason: string }>;
    dispose(options: { disposeSequence: false }): void;
  };
}

/** What one answer is asked for. */
export interface Asked {
  readonly system: string;
  readonly user: string;
  readonly temperature: number;
  readonly seed: number;
  readonly maxTokens: number;
  /** JSON Schema that the answer is held to. */
  readonly schema: object | undefined;
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
}

export interface Answered {
  readonly finish: 'stop' | 'length';
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Tokens of a prompt and its answer together. The model was trained on 8,192. */
const contextSize = 8_192;

/** Loads the model and answers one prompt after the other, each with all cores. */
export async function loadModel(paths: { readonly modelPath: string; readonly enginePath: string }) {
  const engine = (await import(pathToFileURL(paths.enginePath).href)) as Engine;
  const llama = await engine.getLlama({ gpu: false, build: 'never', maxThreads: availableParallelism() });
  const model = await llama.loadModel({ modelPath: paths.modelPath });
  const sequence = (await model.createContext({ contextSize })).getSequence();
  let last: Promise<unknown> = Promise.resolve();

  async function write({ system, user, schema, maxTokens, temperature, seed, signal, onText }: Asked): Promise<Answered> {
    signal.throwIfAborted();
    const session = new engine.LlamaChatSession({ contextSequence: sequence, systemPrompt: system });
    try {
      const { responseText, stopReason } = await session.promptWithMeta(user, {
        maxTokens,
        temperature,
        seed,
        signal,
        onTextChunk: onText,
        ...(schema !== undefined && { grammar: await llama.createGrammarForJsonSchema(schema) }),
      });
      return {
        finish: stopReason === 'maxTokens' ? 'length' : 'stop',
        inputTokens: model.tokenize(`${system}${user}`).length,
        outputTokens: model.tokenize(responseText).length,
      };
    } finally {
      session.dispose({ disposeSequence: false });
    }
  }

  return (asked: Asked): Promise<Answered> => {
    const answer = last.then(() => write(asked));
    last = answer.catch(() => undefined);
    return answer;
  };
}
