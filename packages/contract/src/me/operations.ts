import * as z from 'zod';
import { query } from '../operation.ts';
import { Me } from './me.ts';

export const me = {
  get: query({ scope: null, route: 'GET /me', summary: 'Who is calling', input: z.strictObject({}), output: Me, errors: [] }),
};
