import type { Content, HandbillError } from '@handbill/client';
import type { LiveText } from '@handbill/client/live';

/** A text while it is written. */
export interface GenerationState<C extends Content = Content> extends Pick<LiveText<C>, 'id' | 'partial' | 'attempts' | 'checks'> {
  /** `idle`: there is none; `starting`: its record is not stored yet; then the record's. */
  readonly status: 'idle' | 'starting' | C['status'];
  /** The server is not reached, and is tried again. */
  readonly isLost: boolean;
  /** The record in the end. */
  readonly record: C | undefined;
  /** Why nothing was written, or could not be stopped. */
  readonly error: HandbillError | null;
}

const none = { status: 'idle', id: undefined, partial: {}, attempts: [], checks: [], isLost: false, record: undefined, error: null };
export const noText = <C extends Content>(): GenerationState<C> => none as unknown as GenerationState<C>;

/** Shows a text until it has ended, or its reader leaves. */
export function showText<C extends Content>(
  text: LiveText<C>,
  onState: (state: GenerationState<C>) => void,
): { ended: Promise<C>; leave: () => void } {
  const status = (): GenerationState<C>['status'] => (text.id === undefined ? 'starting' : 'generating');
  let state: GenerationState<C> = { ...noText<C>(), id: text.id, status: status() };
  let [frame, hasLeft] = [0, false];
  const show = (change?: Partial<GenerationState<C>>): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    state = { ...state, ...change };
    if (!hasLeft) onState(state);
  };
  const read = async (): Promise<C> => {
    for await (const event of text) {
      const { id, partial, attempts, checks } = text;
      state = { ...state, id, partial, attempts, checks };
      // A page draws no more often than each frame, and not at all while it is hidden.
      if (event.event === 'content.delta') frame ||= requestAnimationFrame(() => show());
      else if (event.event === 'content.finished') show({ record: event.record, status: event.record.status });
      else show({ status: status(), isLost: event.event === 'connection.lost' });
    }
    return text.result;
  };
  show();
  const ended = read();
  ended.catch((error: HandbillError) => show({ status: state.record?.status ?? 'idle', error }));
  const leave = (): void => {
    hasLeft = true;
    cancelAnimationFrame(frame);
  };
  return { ended, leave };
}
