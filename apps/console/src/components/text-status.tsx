import type { ContentSummary } from '@handbill/client';
import { words } from '../words/words.ts';
import { Status, type Tone } from './status.tsx';

const looks: Readonly<Record<string, readonly [tone: Tone, icon?: string]>> = {
  generating: ['live'],
  ready: ['good', 'ok'],
  needs_review: ['warn', 'warn'],
  failed: ['bad', 'bad'],
  cancelled: ['calm', 'stop'],
};

/** How it stands with a text, in a word. */
export function TextStatus({ text }: { readonly text: Pick<ContentSummary, 'status' | 'approved' | 'queue_position'> }) {
  if (text.approved !== null && text.status === 'ready')
    return (
      <Status tone="good" icon="check">
        {words.statuses.approved}
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
