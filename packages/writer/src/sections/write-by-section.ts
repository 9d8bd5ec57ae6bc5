import type { GenerationTask } from '@handbill/operations';
import { createCleaner, type AnyDefinition, PartialOutput, type PartDelta } from '@handbill/text';
import type { CallFailure, Completion, Prompt } from '@handbill/models';
import { outlinePrompt, sectionPrompt } from '../prompts/section-prompts.ts';
import type { Replay } from '../replay/replay.ts';
import type { StreamedParts } from '../stream/streamed-parts.ts';
import { sectionedTextFor, type NextSection, type SectionedText } from './sectioned-text.ts';

/** What every call for one text has in common. */
export interface WritingContext {
  readonly task: GenerationTask;
  readonly models: Pick<Replay, 'complete' | 'modelFor'>;
  readonly streamed: StreamedParts;
  /** When the text has to have ended, by `performance.now()`. */
  readonly end_ms: number;
}

interface SectionCall {
  readonly prompt: Prompt;
  readonly reason: 'outline' | 'section';
  readonly definition: AnyDefinition;
  readonly pointers: readonly string[];
  /** Where in the output a part of the answer is; `undefined`: nowhere. */
  readonly inOutput: (pointer: string) => string | undefined;
}

/** What all answers may have together, in characters, as one answer may. No text is as long: a model that does not end its sections is stopped. */
const maxLength = 1_048_576;

/** An answer that has no section is asked for once more. */
const triesPerSection = 2;

/**
 * Has a long text outlined and then written section by section: the answers put together are one completion. What is short, and what nothing
 * came for that is an outline, is written at once.
 */
export async function writeBySection(context: WritingContext): Promise<Completion | CallFailure | 'at once' | 'no outline'> {
  const { request } = context.task;
  const text = sectionedTextFor(request, context.models.modelFor(request));
  return text === undefined ? 'at once' : new SectionWriter(text, context).write();
}

class SectionWriter {
  readonly #text: SectionedText;
  readonly #context: WritingContext;
  /** All answers, as they came. */
  #soFar = '';

  constructor(text: SectionedText, context: WritingContext) {
    this.#text = text;
    this.#context = context;
  }

  async write(): Promise<Completion | CallFailure | 'no outline'> {
    const outlined = await this.#call(this.#outlineCall());
    if (outlined.kind === 'failure') return outlined;
    if (!this.#text.readOutline(outlined)) return 'no outline';
    let last: Completion = outlined;
    for (let next = this.#text.next(); next !== null; next = this.#text.next()) {
      const written = this.#soFar.length > maxLength ? null : await this.#writeSection(next);
      if (written === null) break;
      if (written.kind === 'failure') return { ...written, textSoFar: this.#soFar + (written.textSoFar ?? '') };
      last = written;
    }
    return this.#completion(last);
  }

  async #writeSection(next: NextSection): Promise<Completion | CallFailure | null> {
    for (let tries = 0; tries < triesPerSection; tries += 1) {
      const written = await this.#call(this.#sectionCall(next));
      if (written.kind === 'failure' || this.#text.readSection(written, next)) return written;
    }
    return null;
  }

  #outlineCall(): SectionCall {
    return {
      prompt: outlinePrompt(this.#context.task, this.#text),
      reason: 'outline',
      definition: this.#text.outlineDefinition,
      pointers: [''],
      // What a section covers is said to the writer of the section alone.
      inOutput: (pointer) => (pointer.endsWith('/covers') ? undefined : pointer),
    };
  }

  #sectionCall(next: NextSection): SectionCall {
    const { definition, pointers, fields, index } = next;
    return {
      prompt: sectionPrompt(this.#context.task, this.#text, next),
      reason: 'section',
      definition,
      pointers,
      inOutput: (pointer) => {
        const [, field = '', item, ...rest] = pointer.split('/');
        if (fields.includes(field)) return pointer;
        return item === '0' ? ['', field, index, ...rest].join('/') : undefined;
      },
    };
  }

  async #call({ prompt, reason, definition, pointers, inOutput }: SectionCall): Promise<Completion | CallFailure> {
    const { task, models, streamed, end_ms } = this.#context;
    let reading = this.#reading(definition);
    streamed.expect({ model: task.model, reason, pointers: [...pointers] });
    const answer = await models.complete({
      task,
      prompt,
      signal: task.signal,
      pause: task.pause,
      attempts: task.attempts,
      reason,
      end_ms,
      onText: (piece) => {
        for (const { pointer, text } of reading(piece)) {
          const place = inOutput(pointer);
          if (place !== undefined) streamed.add({ pointer: place, text });
        }
      },
      onFallback: (fallback) => {
        reading = this.#reading(definition);
        streamed.expect({ model: fallback.next, reason, pointers: [...pointers] });
        task.onFallback(fallback);
      },
    });
    if (answer.kind === 'completion') this.#soFar += `${answer.text}\n\n`;
    return answer;
  }

  /** Reads an answer while it comes; with its first piece the text so far begins anew, with all answers before. */
  #reading(definition: AnyDefinition): (piece: string) => readonly PartDelta[] {
    const cleanPiece = createCleaner();
    const partial = new PartialOutput(definition);
    let before = this.#soFar;
    return (piece) => {
      const text = cleanPiece(piece);
      if (text !== '') this.#context.task.onProgress(before + text);
      if (text !== '') before = '';
      return partial.add(piece);
    };
  }

  /** All answers as one. Where a section is missing, the text ends before its end. */
  #completion(last: Completion): Completion {
    return {
      ...last,
      text: JSON.stringify(this.#text.output()),
      finish: this.#text.isWhole ? 'stop' : 'length',
    };
  }
}
