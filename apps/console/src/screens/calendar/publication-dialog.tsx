import type { Publication } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { useHandbill } from '@handbill/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { Confirm, Dialog } from '../../components/dialog.tsx';
import { Status } from '../../components/status.tsx';
import { showToast } from '../../data/toasts.ts';
import { useAllowed, useMe } from '../../data/use-me.ts';
import { planned, useSaving } from '../../data/use-saving.ts';
import { momentWords } from '../../plan/days.ts';
import { titleOf, type Look } from '../../plan/look.ts';
import { PlanForm, type Plan } from '../../plan/plan-form.tsx';
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
  const { id, revision: if_revision, channel, planned_for: when, note } = publication;
  const zone = useMe()?.workspace.time_zone ?? 'UTC';
  const before = { channel, local: when?.local ?? '', time_zone: when?.time_zone ?? zone, note: note ?? '' };
  const { mutate, isPending, error } = useSaving(useHandbill().publications.update, planned, () => {
    showToast(words.voices.saved);
    onClose();
  });
  const save = ({ note: said, channel: on, ...planned_for }: Plan) => {
    const isMoved = planned_for.local !== before.local || planned_for.time_zone !== before.time_zone;
    mutate({ id, if_revision, channel: on, note: said || null, ...(isMoved && { planned_for }) });
  };
  return <PlanForm plan={before} label={words.settings.save} busy={isPending} error={error} onSend={save} />;
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

/** A channel and a time, in words. */
const placeOf = ({ channel, planned_for: when }: Publication): string =>
  [channelName(channel), when && momentWords(when)].filter(Boolean).join(' · ');

/** Asks before a publication is deleted, and names it. */
function DeleteDialog({ publication, onClose, onDeleted }: PublicationProps & { readonly onDeleted: () => void }) {
  const { id, content } = publication;
  const remove = useSaving(useHandbill().publications.delete, planned, () => {
    showToast(words.text.deleted);
    onDeleted();
  });
  return (
    <Confirm title={say.deleteTitle} label={words.text.delete} change={remove} onConfirm={() => remove.mutate({ id })} onClose={onClose}>
      <p>
        <bdi className="strong" lang={content?.language}>
          {titleOf(publication)}
        </bdi>
        <br />
        {placeOf(publication)}
      </p>
      <p className="dim">{say.deleteHint}</p>
    </Confirm>
  );
}

/** The actions on a publication: each step that it may take, and its time. */
export function PublicationDialog({ publication, look: { tone, word }, onClose }: PublicationProps & { readonly look: Look }) {
  const mayWrite = useAllowed('publications:write');
  const [asked, ask] = useState<'mark' | 'delete'>();
  const { take } = usePublicationChanges();
  const { content_id: text, channel, published, note } = publication;
  const steps = mayWrite ? stepsOf(publication) : [];
  const mayChange = mayWrite && isOpen(publication);
  if (asked === 'delete') return <DeleteDialog publication={publication} onClose={() => ask(undefined)} onDeleted={onClose} />;
  return (
    <Dialog title={titleOf(publication)} onClose={onClose} wide>
      <p className="row">
        <ChannelTile name={channel} label={channelName(channel)} small />
        {placeOf(publication)}
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
              if (step === 'mark_published') return ask('mark');
              take(publication, step);
              onClose();
            }}
          >
            {say.steps[step]}
          </Button>
        ))}
        {mayWrite && published === null && (
          <Button look="danger" icon="trash" onClick={() => ask('delete')}>
            {words.text.delete}
          </Button>
        )}
      </div>
      {asked === 'mark' ? (
        <MarkPublished publication={publication} onClose={onClose} />
      ) : (
        mayChange && <PublicationForm publication={publication} onClose={onClose} />
      )}
    </Dialog>
  );
}
