import { isPage, isPlainObject, type Operation } from '@handbill/contract';
import type { RawInput } from '@handbill/operations';

const message = 'must be forward: a list goes on in one direction';

/** The input of a call as it was sent. To that of a list tRPC's infinite queries add in which direction they go on. */
export function rawInput({ output }: Operation, value: unknown): RawInput {
  if (!isPage(output) || !isPlainObject(value) || !('direction' in value)) return { value };
  const { direction, ...asked } = value;
  if (direction === 'forward') return { value: asked };
  return { value: asked, faults: [{ in: 'query', pointer: '/direction', code: 'invalid_choice', message }] };
}
