import { useEvents } from '@handbill/react';
import { useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Notice } from '../components/notice.tsx';
import { lose, lostSince } from '../data/reachability.ts';
import { useStore } from '../state/store.ts';
import { formatTime } from '../words/formats.ts';
import { words } from '../words/words.ts';

/** Says that the server is not reached, since when, and which words are kept until it is. */
export function OfflineBar() {
  const since = useStore(lostSince);
  const waiting = useMutationState({ filters: { status: 'pending', predicate: ({ state }) => state.isPaused } }).length;
  useEffect(() => {
    if (waiting === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [waiting]);
  if (since === undefined) return null;
  return (
    <Notice icon="offline" role="status">
      <p>
        <b>{words.offline.title}</b> {words.offline.since(formatTime(since))} {waiting > 0 && words.offline.queued(waiting)}
      </p>
    </Notice>
  );
}

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
