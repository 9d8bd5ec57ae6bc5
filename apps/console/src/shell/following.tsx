import { useEvents } from '@handbill/react';
import { useEffect } from 'react';
import { Notice } from '../components/notice.tsx';
import { lose } from '../data/reachability.ts';
import { words } from '../words/words.ts';

/** Keeps shown records fresh by the one stream of events, and says where others have the connections for it. */
export function Following() {
  const { status } = useEvents();
  useEffect(() => {
    if (status === 'lost') lose();
  }, [status]);
  if (status !== 'resting' || document.visibilityState === 'hidden') return null;
  return (
    <Notice role="status">
      <p>
        <b>{words.offline.resting}</b> {words.offline.restingHint}
      </p>
    </Notice>
  );
}
