import type { Publication } from '@handbill/client';
import { publicationSteps, type PublicationStep } from '@handbill/client/campaign-forms';
import { useHandbill, useStep } from '@handbill/react';
import { queued } from '../data/queued.ts';
import { showRefusal, showToast } from '../data/toasts.ts';
import { wordFor, words } from '../words/words.ts';
import { momentWords } from './days.ts';

const { calendar: say } = words;

/** Steps that bring nothing out. */
type QuietStep = Exclude<PublicationStep, 'mark_published'>;

const isStep = (action: string): action is PublicationStep => Object.hasOwn(publicationSteps, action);
/** The steps that a publication may take now. */
export const stepsOf = ({ allowed_actions: actions }: Pick<Publication, 'allowed_actions'>): PublicationStep[] => actions.filter(isStep);

interface Move {
  readonly id: string;
  readonly planned_for: { readonly local: string; readonly time_zone: string };
}
interface Step {
  readonly id: string;
  readonly step: QuietStep;
}

/** Moves publications and takes their steps: shown at once, and taken back with the reason where that is refused. */
export function usePublicationChanges() {
  const { publications } = useHandbill();
  const moving = useStep<Move, Publication>(queued<Move, Publication>(publications.update), (record, { planned_for: next }) => ({
    planned_for: { at: new Date(0), ...record.planned_for, ...next },
  }));
  const call = {
    mutationOptions: publications.hold.mutationOptions,
    mutate: ({ id, step }: Step, options: object) => publications[step].mutate({ id }, options),
  };
  const stepping = useStep<Step, Publication>(queued<Step, Publication>(call), (record, { step }) => ({
    status: publicationSteps[step].to,
    allowed_actions: record.allowed_actions.filter((action) => !isStep(action)),
  }));
  // A publication that moves to another day is another component: the next step must not depend on it.
  const send = (change: Move): Promise<Publication> => moving.mutateAsync(change);
  const move = ({ id, planned_for: before }: Publication, local: string): Promise<void> => {
    if (before === null || before.local === local) return Promise.resolve();
    const { time_zone } = before;
    return send({ id, planned_for: { local, time_zone } }).then(({ planned_for: now }) => {
      const undo = () =>
        void send({ id, planned_for: { local: before.local, time_zone } }).then(() => showToast(words.undone), showRefusal);
      showToast(say.moved(momentWords(now ?? before)), { undo });
    }, showRefusal);
  };
  const take = ({ id, status: before }: Publication, step: QuietStep): void =>
    void stepping.mutateAsync({ id, step }).then(({ status }) => {
      const isUndone = before === 'planned' && step !== 'release';
      const undo = () => void stepping.mutateAsync({ id, step: 'release' }).then(() => showToast(words.undone), showRefusal);
      showToast(wordFor(say.done, status) ?? status, isUndone ? { undo } : {});
    }, showRefusal);
  return { move, take };
}
