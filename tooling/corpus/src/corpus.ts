import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrandVoice, CheckContentInput, ContentRequestInput, ReviewKind } from '@handbill/contract';

/** Where a line comes from: README.md describes each collection. */
interface Origin {
  readonly collection: string;
  /** The day on which it was written. */
  readonly made: string;
}

/** A text that has no fault, with its brief, as it is sent to be checked. */
export interface CleanText extends Origin {
  readonly id: string;
  readonly text: CheckContentInput;
  /** The voice that it keeps to. */
  readonly voice?: Partial<BrandVoice>;
}

/** A fault that is planted in a clean text, or a text that was written with one. */
export interface Fault extends Origin {
  /** The clean text. */
  readonly on?: string;
  readonly text?: CheckContentInput;
  /** The rule that has to find it; some faults are two rules' to find, and either will do. */
  readonly rule: string;
  readonly also?: readonly string[];
  readonly outcome: 'fail' | 'warn' | 'info';
  /** Where: `null` where it is no single part's fault. */
  readonly pointer?: string | null;
  /** Parts that are replaced as a whole, by their pointer; `null` takes a part away. */
  readonly set?: Readonly<Record<string, string | null>>;
  /** Words of a part that are replaced: pointer, words, other words. */
  readonly swap?: readonly [pointer: string, words: string, others: string];
  /** Words that are put behind a part. */
  readonly add?: readonly [pointer: string, words: string];
  /** Fields of the brief that are replaced. */
  readonly brief?: Readonly<Record<string, unknown>>;
  readonly voice?: Partial<BrandVoice>;
}

/** A fault that no rule finds, for a second reader to object to. */
export interface PlantedObjection extends Origin, Pick<Fault, 'on' | 'set' | 'swap' | 'add'> {
  readonly on: string;
  readonly kind: ReviewKind;
}

/** A brief, and a text that keeps it. */
interface WholeAnswer {
  readonly name: string;
  readonly request: ContentRequestInput;
  readonly output: Readonly<Record<string, unknown>>;
}

/** How a server sends an answer. */
export interface SentAnswer {
  readonly content?: unknown;
  /** Members of the message beside its content: calls of tools, reasoning. */
  readonly message?: Readonly<Record<string, unknown>>;
  /** `null`: the server never says why it ends. */
  readonly finish?: string | null;
}

/** The answer of a server: JSON, or a text as it is. */
export interface OtherAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
}

/** A server of chat completions that differs from OpenAI's. */
export interface OtherServer {
  readonly server: string;
  /** The settings of its model. */
  readonly effort?: string;
  readonly limit?: number;
  /** Parts of a request that it refuses, and how; the first that is there. `whole`: a request for no stream. */
  readonly refuses?: readonly (OtherAnswer & {
    readonly part: 'format' | 'schema' | 'usage' | 'stream' | 'whole' | 'system' | 'effort' | 'limit';
  })[];
  /** Its first calls fail. */
  readonly fails?: OtherAnswer & { readonly times: number };
  /** How it sends an answer: its media type, what comes before it, where it tells of tokens. */
  readonly answers?: {
    readonly type?: string | null;
    readonly before?: string;
    readonly whole?: boolean;
    readonly usage?: 'choice' | 'x_groq';
    readonly finish?: null;
  };
}

/** An answer of a model that is not the one that was asked for. */
export interface BrokenAnswer extends Origin {
  readonly id: string;
  /** The whole answer that it would have been. */
  readonly of: string;
  readonly sent: SentAnswer;
  /** Whether a person could read the whole text in it. */
  readonly isReadable: boolean;
  /** The text that a person reads, if it differs from the whole text. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Parts that tell whether it was read, by JSON Pointer, where the whole is a matter of taste. */
  readonly parts?: Readonly<Record<string, string>>;
  /** There is no text in it at all, and the call has to fail. */
  readonly fails?: boolean;
  /** A rule that has to fail. */
  readonly rule?: string;
  /** Whether it may go out as it is read: nothing is missing, and it is certain. */
  readonly mayBeReady: boolean;
  /** Words of a draft or of thoughts: they must not be in a text that is read. */
  readonly draft?: string;
  /** Parts that are missing, by JSON Pointer: they are named, and the others are kept. */
  readonly lacks?: readonly string[];
}

const folder = resolve(import.meta.dirname, '..');

function read(pattern: string): readonly unknown[] {
  const lines = globSync(pattern, { cwd: folder })
    .toSorted()
    .flatMap((file) => readFileSync(resolve(folder, file), 'utf8').trimEnd().split('\n'));
  return lines.map((line): unknown => JSON.parse(line));
}

export const cleanTexts = read('texts/*.jsonl') as readonly CleanText[];
export const faults = read('faults/*.jsonl') as readonly Fault[];
export const objections = read('objections.jsonl') as readonly PlantedObjection[];
export const otherServers = read('servers.jsonl') as readonly OtherServer[];
export const brokenAnswers = read('answers.jsonl') as readonly BrokenAnswer[];
const wholes = new Map((read('whole-answers.jsonl') as readonly WholeAnswer[]).map((whole) => [whole.name, whole]));

/** The whole answer that a broken one would have been. */
export function wholeOf({ id, of }: Pick<BrokenAnswer, 'id' | 'of'>): WholeAnswer {
  const whole = wholes.get(of);
  if (whole === undefined) throw new Error(`There is no whole answer ${of} for ${id}`);
  return whole;
}

export const wholeAnswers: readonly WholeAnswer[] = [...wholes.values()];
