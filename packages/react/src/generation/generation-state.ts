import type { Content, HandbillError } from '@handbill/client';
import type { LiveEvent, PartialOutput } from '@handbill/client/live';

type EventNamed<C extends Content, Name extends LiveEvent['event']> = Extract<LiveEvent<C>, { readonly event: Name }>;

/** A text while it is written: a value that does not change, and is replaced when more comes. */
export interface GenerationState<C extends Content = Content> {
  /** `idle`: there is none; `starting`: its record is not stored yet; then the record's. */
  readonly status: 'idle' | 'starting' | C['status'];
  readonly id: string | undefined;
  /** What has come of the output by now. */
  readonly partial: PartialOutput<C>;
  /** The calls of models so far, and what each writes. */
  readonly attempts: readonly Omit<EventNamed<C, 'content.attempt'>, 'event' | 'partial'>[];
  /** What the present words were checked for. */
  readonly checks: readonly C['checks'][number][];
  /** The server is not reached, and is tried again. */
  readonly isLost: boolean;
  /** The record in the end. */
  readonly record: C | undefined;
  /** Why nothing was written, or could not be stopped. */
  readonly error: HandbillError | null;
}

export const noText = <C extends Content>(): GenerationState<C> => ({
  status: 'idle',
  id: undefined,
  partial: {} as PartialOutput<C>,
  attempts: [],
  checks: [],
  isLost: false,
  record: undefined,
  error: null,
});

const isWithin = (pointer: string, parts: readonly string[]): boolean =>
  parts.some((part) => pointer === part || pointer.startsWith(`${part}/`));

/** The state after an event. */
export function after<C extends Content>(state: GenerationState<C>, event: LiveEvent<C>): GenerationState<C> {
  const next = { ...state, partial: event.partial };
  switch (event.event) {
    case 'content.started':
      return { ...next, id: event.id, status: 'generating', attempts: [], checks: [] };
    case 'content.attempt': {
      const { attempt, model, reason, pointers } = event;
      // What is written anew was not checked.
      const checks = state.checks.filter(({ pointer }) => pointer !== null && !isWithin(pointer, pointers));
      return { ...next, attempts: [...state.attempts, { attempt, model, reason, pointers }], checks };
    }
    case 'content.check':
      return { ...next, checks: [...state.checks, event.check] };
    case 'content.finished':
      return { ...next, id: event.record.id, status: event.record.status, record: event.record, checks: event.record.checks };
    case 'connection.lost':
      return { ...next, isLost: true };
    case 'connection.restored':
      return { ...next, isLost: false };
    default:
      return next;
  }
}
