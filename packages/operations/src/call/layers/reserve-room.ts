import { isPage, type Operation } from '@handbill/contract';
import { besideFloods, isBesideFloods, isOfKeys } from '../beside-floods.ts';
import { mostAtOnce } from '../byte-budget.ts';
import type { CallLayer, ParsedInvocation } from '../invocation.ts';

/** In bytes: what a page takes, of which stores read about as much at most; what a stream takes that begins with a record; and any other answer. */
const [ofPage, ofStream, ofAnswer] = [4_000_000, 1_000_000, 256_000];

/** Whether an operation answers with so many records as its caller asks for. */
const isList = ({ output, route }: Operation): boolean => isPage(output) || route === 'GET /events';

function roomOf(operation: Operation): number {
  if (isList(operation)) return ofPage;
  if (operation.kind === 'subscription') return ofStream;
  // It waits for a model first, and is answered whatever has come of that.
  return operation.kind === 'mutation' && operation.events !== undefined ? 0 : ofAnswer;
}

/** What the calls of a batch reserve together, since all their answers are held until the last is there. */
export const roomOfBatch = (operations: readonly Operation[]): number =>
  Math.min(
    operations.reduce((sum, operation) => sum + roomOf(operation), 0),
    mostAtOnce,
  );

/** Lets a call begin when there is room for its answer. */
export const reserveRoom: CallLayer<ParsedInvocation> = {
  name: 'reserveRoom',
  for(operation, { rooms }) {
    const [bytes, isLong, ofKeys] = [roomOf(operation), isList(operation), isOfKeys(operation)];
    return (next) => async (invocation) => {
      const { request, principal } = invocation;
      const { room } = request;
      const { id } = principal.workspace;
      const reserved = room.enter(rooms, isBesideFloods(principal, ofKeys) ? besideFloods(id) : id, bytes);
      if (reserved !== undefined) await reserved;
      return isLong && room.ofBatch !== undefined ? room.inTurn(() => next(invocation)) : next(invocation);
    };
  },
};
