import { isPage, isPlainObject, type Operation } from '@handbill/contract';
import { besideFloods, isBesideFloods, isOfKeys } from '../rate-limiter.ts';
import { maxAtOnce } from '../byte-budget.ts';
import type { CallLayer, ParsedInvocation } from '../invocation.ts';

/** In bytes: the room of a page, of which stores read about as much at most; of a stream that begins with a record; and of any other answer. */
const [ofPage, ofStream, ofAnswer] = [4_000_000, 1_000_000, 256_000];

/** Whether an operation answers with so many records as its caller asks for. */
const isList = ({ output, route }: Operation): boolean => isPage(output) || route === 'GET /events';

/** In bytes: the room of a record of a list at most, whole and in short. */
const [ofRecord, ofSummary] = [1_000_000, 20_000];

/** Of a list that is asked for few records, or for short ones, less is reserved: others need not wait for it. */
function roomOfList(input: unknown): number {
  const { limit, view } = isPlainObject(input) ? input : {};
  const most = typeof limit === 'number' && limit > 0 ? limit * (view === 'summary' ? ofSummary : ofRecord) : ofPage;
  return Math.min(Math.max(most, ofAnswer), ofPage);
}

function roomOf(operation: Operation, input: unknown): number {
  if (isList(operation)) return roomOfList(input);
  if (operation.kind === 'subscription') return ofStream;
  // It waits for a model first, and is answered whatever has come of that.
  return operation.kind === 'mutation' && operation.events !== undefined ? 0 : ofAnswer;
}

/** The room that the calls of a batch reserve together, since all their answers are held until the last is there. */
export const roomOfBatch = (calls: readonly { readonly operation: Operation; readonly input: unknown }[]): number =>
  Math.min(
    calls.reduce((sum, { operation, input }) => sum + roomOf(operation, input), 0),
    maxAtOnce,
  );

/** Lets a call begin when there is room for its answer. */
export const reserveRoom: CallLayer<ParsedInvocation> = {
  name: 'reserveRoom',
  for(operation, { rooms }) {
    const [isLong, ofKeys] = [isList(operation), isOfKeys(operation)];
    return (next) => async (invocation) => {
      const { request, principal, input } = invocation;
      const { room } = request;
      const { id } = principal.workspace;
      const reserved = room.enter(rooms, isBesideFloods(principal, ofKeys) ? besideFloods(id) : id, roomOf(operation, input));
      if (reserved !== undefined) await reserved;
      return isLong && room.ofBatch !== undefined ? room.inTurn(() => next(invocation)) : next(invocation);
    };
  },
};
