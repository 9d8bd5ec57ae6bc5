import type { ContentSummary } from '@handbill/client';
import type { ReactNode } from 'react';
import { wordFor, words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import styles from './status.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'live' | 'calm';

/** An outcome: a hue, a ground, an icon and a word. */
export const Status = ({
  tone = 'calm',
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: string;
  readonly children: ReactNode;
}) => (
  <span className={`${styles['status']} ${styles[tone] ?? ''}`}>
    {tone === 'live' && icon === undefined ? <span className={styles['dot']} /> : icon !== undefined && <Icon name={icon} small />}
    {children}
  </span>
);

const looks: Readonly<Record<string, readonly [tone: Tone, icon?: string]>> = {
  generating: ['live'],
  ready: ['good', 'ok'],
  needs_review: ['warn', 'warn'],
  failed: ['bad', 'bad'],
  cancelled: ['calm', 'stop'],
};

const approvalLooks: Readonly<Record<string, readonly [tone: Tone, icon: string, word: string]>> = {
  submitted: ['live', 'send', words.statuses.submitted],
  changes_requested: ['warn', 'pen', words.statuses.changesRequested],
  approved: ['good', 'check', words.statuses.approved],
};

/** How it stands with a text, in a word. */
export function TextStatus({ text }: { readonly text: Pick<ContentSummary, 'status' | 'approval' | 'queue_position'> }) {
  const approval = approvalLooks[text.approval.status];
  if (approval !== undefined)
    return (
      <Status tone={approval[0]} icon={approval[1]}>
        {approval[2]}
      </Status>
    );
  const [tone = 'calm', icon] = looks[text.status] ?? [];
  const word = text.queue_position === null ? words.statuses[text.status] : words.statuses.queued(text.queue_position);
  return (
    <Status tone={tone} {...(icon !== undefined && { icon })}>
      {word}
    </Status>
  );
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

const campaignLooks: Readonly<Record<string, readonly [tone: Tone, icon: string]>> = {
  draft: ['calm', 'pen'],
  active: ['good', 'ok'],
  paused: ['warn', 'stop'],
  completed: ['calm', 'check'],
};

/** Where a campaign stands, in a word. */
export function CampaignStatus({ status }: { readonly status: string }) {
  const [tone, icon] = campaignLooks[status] ?? ['calm', 'info'];
  return (
    <Status tone={tone} icon={icon}>
      {wordFor(words.campaigns.statuses, status) ?? status}
    </Status>
  );
}
