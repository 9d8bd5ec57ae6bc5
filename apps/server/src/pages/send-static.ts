import type { StaticAnswer } from '@handbill/http';
import type { RequestHandler } from 'express';

/** Sends a body that is the same for everyone. */
export const sendStatic =
  (answer: StaticAnswer): RequestHandler =>
  async (_request, response) =>
    answer(response, {});
