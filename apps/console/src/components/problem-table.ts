import type { HandbillError } from '@handbill/client';
import { formatDay, formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';

interface Row {
  readonly tone: 'bad' | 'warn' | 'calm';
  /** Further facts beside the sentence of the server. */
  readonly more?: (problem: Readonly<Record<string, unknown>>) => string | undefined;
  readonly again?: boolean;
  readonly id?: boolean;
}

const { problem: say } = words;
const usual: Row = { tone: 'bad', again: true, id: true };
const refused: Row = { tone: 'warn' };
const unreached: Row = { tone: 'warn', more: () => say.may, again: true };

/** The notice of a problem, and the way on, by its code. The sentence is the server's. */
const problemTable: Readonly<Record<string, Row>> = {
  invalid_request: refused,
  forbidden: refused,
  not_found: refused,
  invalid_transition: refused,
  content_not_ready: refused,
  approval_void: refused,
  approval_required: refused,
  revision_mismatch: refused,
  last_admin_key: refused,
  rate_limited: {
    tone: 'calm',
    more: ({ retry_after: seconds }) => (typeof seconds === 'number' ? say.retryIn(seconds) : undefined),
    again: true,
  },
  budget_exhausted: {
    tone: 'bad',
    more({ spent, limit, resets_at: at }) {
      const sums = [spent, limit].every((sum) => typeof sum === 'number')
        ? say.spent(formatNumber(Number(spent)), formatNumber(Number(limit)))
        : '';
      return `${sums} ${typeof at === 'string' ? say.resets(formatDay(new Date(at))) : ''}`.trim();
    },
  },
  generation_failed: { tone: 'bad', more: () => words.text.kept },
  generation_timeout: { tone: 'bad', more: () => words.text.kept },
  unavailable: unreached,
  network_error: unreached,
  timeout: unreached,
};

export const rowOf = ({ code }: Pick<HandbillError, 'code'>): Row => problemTable[code] ?? usual;
