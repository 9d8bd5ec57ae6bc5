import type { Publication } from '@handbill/client';
import { useMe } from '../data/use-me.ts';
import { asWords } from '../words/formats.ts';
import { wordFor, words } from '../words/words.ts';

const { calendar: say } = words;

/** How a publication is drawn, with the word that says the same. */
export interface Look {
  readonly tone: 'plan' | 'good' | 'warn' | 'bad' | 'calm';
  readonly word: string;
}

/** Whether a planned text lacks an approval: the one that its workspace wants, or one that was asked for. */
const waits = ({ content }: Publication, approval: string | undefined): boolean =>
  content !== null && content.approval !== 'approved' && ((approval ?? 'off') !== 'off' || content.approval === 'submitted');

function lookOf(publication: Publication, approval: string | undefined, isClash: boolean): Look {
  const { status } = publication;
  const word = wordFor(say.statuses, status) ?? asWords(status);
  if (status === 'published') return { tone: 'good', word };
  if (status === 'on_hold') return { tone: 'bad', word };
  if (status !== 'planned') return { tone: 'calm', word };
  if (isClash) return { tone: 'bad', word: say.clash };
  return waits(publication, approval) ? { tone: 'warn', word: say.waits } : { tone: 'plan', word };
}

/** How publications are drawn; `clashes` are the ids of those that are too close to each other. */
export function useLook(clashes: ReadonlySet<string>): (publication: Publication) => Look {
  const approval = useMe()?.workspace.approval;
  return (publication) => lookOf(publication, approval, clashes.has(publication.id));
}

/** The title of a publication: a key without `content:read` is told none. */
export const titleOf = ({ content }: Pick<Publication, 'content'>): string => content?.title || words.calendar.untitled;
