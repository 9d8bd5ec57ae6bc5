import { problems, type ProblemCode } from '@handbill/contract';
import type { oas31 } from 'zod-openapi';
import recorded from './recorded-examples.json' with { type: 'json' };

type Examples = Record<string, oas31.ExampleObject>;

interface Recorded {
  /** By `operationId`, then by what the example shows. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** By `code`. */
  readonly problems: Readonly<Record<string, unknown>>;
}

const { answers, problems: met }: Recorded = recorded;

/** What an operation answered in a run of the server. */
export function answerExamples(operationId: string): Examples {
  return Object.fromEntries(Object.entries(answers[operationId] ?? {}).map(([name, value]) => [name, { value }]));
}

/** Problems of these codes, as they were met in a run of the server. */
export function problemExamples(codes: readonly ProblemCode[]): Examples {
  const known = codes.filter((code) => code in met);
  return Object.fromEntries(known.map((code) => [code, { summary: problems[code].title, value: met[code] }]));
}
