import { Instant, mutation, query, subscription } from '@handbill/contract';
import * as z from 'zod';

const Countdown = z.strictObject({ from: z.int().min(1).max(1_000_000) });
const tick = z.strictObject({ left: z.int(), at: Instant });

/** Operations that show all forms of one: several answers, and events through both doors. */
export const countdownOperations = {
  countdowns: {
    peek: query({ route: 'GET /peek', summary: 'Look', scope: null, input: Countdown, output: z.strictObject({}), errors: ['not_found'] }),
    watch: subscription({
      route: 'GET /countdowns',
      summary: 'Count down',
      scope: null,
      input: Countdown,
      output: z.void(),
      events: { tick, done: z.strictObject({}) },
      errors: ['not_found', 'rate_limited'],
    }),
    start: mutation({
      route: 'POST /countdowns',
      summary: 'Begin to count down',
      scope: null,
      input: Countdown,
      output: z.strictObject({ left: z.int() }),
      status: 201,
      answers: { 202: z.strictObject({ later: Instant }) },
      events: { tick },
      tool: { name: 'start_countdown', description: 'Begin to count down.', example: { from: 3 }, own: ['left'] },
      errors: [],
    }),
  },
};
