import type { Publication } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Status } from '../../components/status.tsx';
import { tell } from '../../data/toasts.ts';
import { useAllowed, useMe } from '../../data/use-me.ts';
import { dayOf, momentWords, timeOf } from '../../plan/days.ts';
import { titleOf, type Look } from '../../plan/look.ts';
import { isComplete, PlanFields, timeOfPlan } from '../../plan/plan-fields.tsx';
import { stepsOf, usePublicationChanges } from '../../plan/use-publication-changes.ts';
import { formatMoment } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { isOpen } from './entry.tsx';
import { MarkPublished } from './mark-published.tsx';

const { calendar: say } = words;

interface PublicationProps {
  readonly publication: Publication;
  readonly onClose: () => void;
}

/** Channel, time and note of a publication that is not out yet. */
function PublicationForm({ publication, onClose }: PublicationProps) {
  const { id, revision, channel, planned_for: when } = publication;
  const workspaceZone = useMe()?.workspace.time_zone ?? 'UTC';
  const local = when?.local ?? '';
  const [plan, setPlan] = useState({ channel, day: dayOf(local), time: timeOf(local), zone: when?.time_zone ?? workspaceZone });
  const [note, setNote] = useState(publication.note ?? '');
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...useHandbill().publications.update.mutationOptions(),
    onSuccess: () => {
      tell(say.saved);
      onClose();
    },
    onSettled: () => Promise.all(['calendar', 'publications'].map((noun) => queryClient.invalidateQueries({ queryKey: [noun] }))),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete(plan) || isPending) return;
    const isMoved = timeOfPlan(plan).local !== local || plan.zone !== when?.time_zone;
    mutate({ id, if_revision: revision, channel: plan.channel, note: note || null, ...(isMoved && { planned_for: timeOfPlan(plan) }) });
  };
  return (
    <form className="stack" onSubmit={save} noValidate>
      <PlanFields plan={plan} onChange={setPlan} />
      <Field label={say.note}>
        {(control) => <textarea {...control} rows={2} dir="auto" value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      {error && <ProblemNotice error={error} />}
      <Button type="submit" className="start" busy={isPending}>
        {say.save}
      </Button>
    </form>
  );
}

function Out({ published }: { readonly published: NonNullable<Publication['published']> }) {
  const isAddress = published.url !== null && /^https?:/.test(published.url);
  return (
    <p>
      {say.publishedOn(formatMoment(published.at))}{' '}
      {isAddress && (
        <a className="link" href={published.url ?? ''} rel="noreferrer" target="_blank">
          {published.url}
        </a>
      )}
    </p>
  );
}

/** What can be done with a publication: each step that it may take, and its time. */
export function PublicationDialog({ publication, look: { tone, word }, onClose }: PublicationProps & { readonly look: Look }) {
  const mayWrite = useAllowed('publications:write');
  const [isMarked, mark] = useState(false);
  const { take } = usePublicationChanges();
  const { content_id: text, channel, planned_for: when, published, note } = publication;
  const steps = mayWrite ? stepsOf(publication) : [];
  const mayChange = mayWrite && isOpen(publication);
  return (
    <Dialog title={titleOf(publication)} onClose={onClose} wide>
      <p className="row">
        <ChannelTile name={channel} label={channelName(channel)} small />
        {[channelName(channel), when && momentWords(when)].filter(Boolean).join(' · ')}
        <Status tone={tone === 'plan' ? 'calm' : tone}>{word}</Status>
      </p>
      {published !== null && <Out published={published} />}
      {note !== null && !mayChange && <p dir="auto">{note}</p>}
      <div className="row">
        <Link to="/texts/$id" params={{ id: text }} className={buttonClass({})}>
          {say.openText}
        </Link>
        {steps.map((step) => (
          <Button
            key={step}
            look={step === 'mark_published' ? 'main' : undefined}
            onClick={() => {
              if (step === 'mark_published') return mark(true);
              take(publication, step);
              onClose();
            }}
          >
            {say.steps[step]}
          </Button>
        ))}
      </div>
      {isMarked ? (
        <MarkPublished publication={publication} onClose={onClose} />
      ) : (
        mayChange && <PublicationForm publication={publication} onClose={onClose} />
      )}
    </Dialog>
  );
}
