import type { ContentSummary } from '@handbill/client';
import type { ReactNode } from 'react';
import { wordFor, words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import styles from './status.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'live' | 'calm';

interface StatusProps {
  readonly tone?: Tone;
  readonly icon?: string | undefined;
  readonly children: ReactNode;
}

/** An outcome: a hue, a ground, an icon and a word. */
export const Status = ({ tone = 'calm', icon, children }: StatusProps) => (
  <span className={`${styles['status']} tone-${tone}`}>
    {tone === 'live' && icon === undefined ? <span className={styles['dot']} /> : icon !== undefined && <Icon name={icon} small />}
    {children}
  </span>
);

export type Looks = Readonly<Record<string, readonly [tone: Tone, icon?: string]>>;

/** A state by a table of looks; one that a later server has is calm. */
export function StateStatus({ looks, state, word }: { readonly looks: Looks; readonly state: string; readonly word: string }) {
  const [tone, icon] = looks[state] ?? ['calm', 'info'];
  return (
    <Status tone={tone} icon={icon}>
      {word}
    </Status>
  );
}

const textLooks: Looks = {
  generating: ['live'],
  ready: ['good', 'ok'],
  needs_review: ['warn', 'warn'],
  failed: ['bad', 'bad'],
  cancelled: ['calm', 'stop'],
};
const approvalLooks: Looks = {
  submitted: ['live', 'send'],
  changes_requested: ['warn', 'pen'],
  approved: ['good', 'check'],
};
const campaignLooks: Looks = {
  draft: ['calm', 'pen'],
  active: ['good', 'ok'],
  paused: ['warn', 'stop'],
  completed: ['calm', 'check'],
};

/** How it stands with a text, in a word. */
export function TextStatus({ text }: { readonly text: Pick<ContentSummary, 'status' | 'approval' | 'queue_position'> }) {
  const { status, approval, queue_position: position } = text;
  if (approvalLooks[approval.status] !== undefined)
    return <StateStatus looks={approvalLooks} state={approval.status} word={wordFor(words.approvals, approval.status) ?? ''} />;
  const word = position === null ? words.statuses[status] : words.statuses.queued(position);
  return <StateStatus looks={textLooks} state={status} word={word} />;
}

/** The numbers of the findings of a text. */
export function FindingStatus({ findings: { fail, warn, worst } }: Pick<ContentSummary, 'findings'>) {
  if (fail + warn === 0)
    return (
      <Status tone="good" icon="ok">
        {words.library.clean}
      </Status>
    );
  return (
    <span className="row tight nowrap" title={worst ?? undefined}>
      {fail > 0 && <Status tone="bad">{words.findings.fails(fail)}</Status>}
      {warn > 0 && <Status tone="warn">{words.findings.hints(warn)}</Status>}
    </span>
  );
}

/** Where a campaign stands, in a word. */
export const CampaignStatus = ({ status }: { readonly status: string }) => (
  <StateStatus looks={campaignLooks} state={status} word={wordFor(words.campaigns.statuses, status) ?? status} />
);
