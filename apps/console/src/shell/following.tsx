import { useEvents } from '@handbill/react';
import { useEffect } from 'react';
import { lose } from '../data/reachability.ts';

/** Keeps what is shown fresh by the one stream of events. */
export function Following() {
  const { status } = useEvents();
  useEffect(() => {
    if (status === 'lost') lose();
  }, [status]);
  return null;
}
