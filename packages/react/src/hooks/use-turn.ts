import { useEffect, useState } from 'react';

/** How many tabs hold streams at once, of which each has two at most: browsers have six connections for a server, all tabs together, and calls need some. */
const most = 2;
const tab = Math.random().toString(36).slice(2);

/** Whether many requests share one connection. */
const isShared = (): boolean => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '');
};

/** Whether this tab may hold streams: the ones that were looked at last do, and others when they are looked at again. */
export function useTurn(): boolean {
  const [isOurs, setOurs] = useState(true);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined' || isShared()) return undefined;
    const channel = new BroadcastChannel('handbill:turn');
    const since = new Set<string>();
    const take = (): void => {
      if (document.visibilityState === 'hidden') return;
      since.clear();
      setOurs(true);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes no other
      channel.postMessage(tab);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data !== tab) since.add(data);
      if (since.size >= most) setOurs(false);
    });
    take();
    document.addEventListener('visibilitychange', take);
    window.addEventListener('focus', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      window.removeEventListener('focus', take);
      channel.close();
    };
  }, []);
  return isOurs;
}
