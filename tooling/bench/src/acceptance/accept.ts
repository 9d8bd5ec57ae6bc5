import type { RunningSide } from '../sides/start-side.ts';
import type { Seeded } from '../seed.ts';
import type { AcceptanceCase } from './acceptance-case.ts';
import { acceptanceCases } from './acceptance-cases.ts';
import { answerTo, type Answer } from './answer-to.ts';
import { comparable } from './comparable.ts';

interface Sent {
  readonly code?: string;
  readonly errors?: readonly { readonly pointer: string }[];
}

function faultIn({ status, code, pointers = [] }: AcceptanceCase, answer: Answer): string | undefined {
  if (answer.status !== status) return `status ${answer.status} instead of ${status}: ${answer.text}`;
  if (answer.headers['x-request-id'] === undefined) return 'no X-Request-Id';
  const { code: got, errors = [] } = (code === undefined ? {} : JSON.parse(answer.text)) as Sent;
  if (got !== code) return `code ${got} instead of ${code}`;
  const found = errors.map(({ pointer }) => pointer).toSorted();
  return found.join() === pointers.toSorted().join() ? undefined : `faults at ${found.join()} instead of ${pointers.join()}`;
}

/** Sends the same cases to each side, and holds them against what is expected and against each other. Throws where a side falls short. */
export async function accept(sides: readonly RunningSide[], seeded: Seeded, restart: () => Promise<void>): Promise<number> {
  const cases = acceptanceCases(seeded);
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const side of sides) {
    await restart();
    for (const asked of cases) {
      const answer = await answerTo(asked, side.port);
      const fault = faultIn(asked, answer);
      if (fault !== undefined) faults.push(`${side.name} ${asked.name}: ${fault}`);
      const [before, now] = [seen.get(asked.name), comparable(answer, side.port)];
      if (before !== undefined && before !== now) faults.push(`${asked.name}: the sides differ\n${before}\n---\n${now}`);
      seen.set(asked.name, now);
    }
  }
  if (faults.length > 0) throw new Error(`The sides do not do the same work:\n${faults.join('\n')}`);
  return cases.length;
}
