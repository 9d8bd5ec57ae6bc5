import { query } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ParsedInvocation } from '../invocation.ts';
import type { Services } from '../services.ts';
import { validateOutput } from './validate-output.ts';

const Kind = z.enum(['post', 'email']);
const read = query({
  route: 'GET /drafts',
  summary: 'Read',
  scope: null,
  input: z.strictObject({ type: z.union([Kind, z.array(Kind)]).optional() }),
  output: z.strictObject({ type: Kind.optional() }),
  errors: [],
});
/** The services are for other layers. */
const answered = (input: unknown, value: unknown) =>
  validateOutput.for(read, {} as Services)?.(() => Promise.resolve({ status: 200, value }))({ input } as ParsedInvocation);

describe('an answer', () => {
  it('is a defect where it is of another type than was requested', async () => {
    await expect(answered({ type: 'post' }, { type: 'email' })).rejects.toMatchObject({
      code: 'internal',
      cause: { message: 'The answer is of another type than the request' },
    });
  });

  it.each([
    ['the type that was requested', { type: 'post' }, { type: 'post' }],
    ['any type, where none was requested', {}, { type: 'email' }],
    ['any type, where several were requested', { type: ['post', 'email'] }, { type: 'email' }],
    ['no type at all', { type: 'post' }, {}],
  ])('may be of %s', async (_, input, value) => {
    await expect(answered(input, value)).resolves.toMatchObject({ status: 200, value });
  });

  it('is a defect where the operation does not declare it', async () => {
    await expect(answered({}, { type: 'poem' })).rejects.toMatchObject({ code: 'internal' });
  });
});
