import type { CallFailure, Completion, Prompt } from '@handbill/models';
import { createCleaner, PartialOutput, type AnyDefinition, type PartDelta } from '@handbill/text';
import { outlinePrompt, sectionPrompt } from '../prompts/section-prompts.ts';
import { readWhileItComes, type Step } from '../stream/step.ts';
import type { WritingContext } from '../replay/replay.ts';
import { sectionedTextFor, type NextSection, type SectionedText } from '../sections/sectioned-text.ts';

interface SectionCall {
  readonly prompt: Prompt;
  readonly reason: 'outline' | 'section';
  readonly definition: AnyDefinition;
  readonly pointers: readonly string[];
  readonly inOutput: (pointer: string) => string | undefined;
}

/** The length of all answers together, in characters, as one answer may have. No text is as long: a model that does not end its sections is stopped. */
const maxLength = 1_048_576;

const triesPerSection = 2;

/**
 * Has a long text outlined and then written section by section: the answers put together are one completion. A text that is
 * short, or for which no outline came, is written at once.
 */
export async function* writeBySection(context: WritingContext): Step<Completion | CallFailure | 'at once' | 'no outline'> {
  const { request } = context.task;
  const text = sectionedTextFor(request, context.calls.modelFor(request));
  return text === undefined ? 'at once' : yield* new SectionWriter(text, context).write();
}

class SectionWriter {
  readonly #text: SectionedText;
  readonly #context: WritingContext;
  #soFar = '';

  constructor(text: SectionedText, context: WritingContext) {
    this.#text = text;
    this.#context = context;
  }

  async *write(): Step<Completion | CallFailure | 'no outline'> {
    const { texts } = this.#context;
    const outlined = yield* this.#call(this.#outlineCall());
    if (outlined.kind === 'failure') return outlined;
    if (!(await this.#text.readOutline(outlined, texts))) return 'no outline';
    let last: Completion = outlined;
    for (let next = this.#text.next(); next !== null; next = this.#text.next()) {
      const written = this.#soFar.length > maxLength ? null : yield* this.#writeSection(next);
      // The sections so far are kept where a spending cap allows no more.
      const isOver = written?.kind === 'failure' && written.cause.kind === 'budget_exhausted' && next.index > 0;
      if (written === null || isOver) break;
      if (written.kind === 'failure') return { ...written, textSoFar: this.#soFar + (written.textSoFar ?? '') };
      last = written;
    }
    return this.#completion(last);
  }

  async *#writeSection(next: NextSection): Step<Completion | CallFailure | null> {
    for (let tries = 0; tries < triesPerSection; tries += 1) {
      const written = yield* this.#call(this.#sectionCall(next));
      if (written.kind === 'failure' || (await this.#text.readSection(written, next, this.#context.texts))) return written;
    }
    return null;
  }

  #outlineCall(): SectionCall {
    return {
      prompt: outlinePrompt(this.#context.task, this.#text),
      reason: 'outline',
      definition: this.#text.outlineDefinition,
      pointers: [''],
      // The subject of a section is given to the writer of the section alone.
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

  async *#call({ prompt, reason, definition, pointers, inOutput }: SectionCall): Step<Completion | CallFailure> {
    const { task, calls, streamed, end_ms } = this.#context;
    const { request, campaign, voice = null, model, signal } = task;
    let reading = this.#reading(definition);
    streamed.expect({ model, reason, pointers: [...pointers] });
    const call = calls.complete({ task: { request, campaign, voice }, model, prompt, signal, mayWait: true, reason, end_ms });
    const answer = yield* readWhileItComes(call, {
      streamed,
      read(piece) {
        for (const { pointer, text } of reading(piece)) {
          const place = inOutput(pointer);
          if (place !== undefined) streamed.add({ pointer: place, text });
        }
      },
      restart: (next) => {
        reading = this.#reading(definition);
        streamed.expect({ model: next, reason, pointers: [...pointers] });
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
      if (text !== '') {
        this.#context.streamed.progress(before + text);
        before = '';
      }
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
