interface EventSource {
  addEventListener?: (type: string, listener: () => void) => void;
  removeEventListener?: (type: string, listener: () => void) => void;
}
/** The members of a page that this uses; Node has none of them. */
interface Page extends EventSource {
  readonly document?: EventSource & { readonly visibilityState?: string };
  readonly navigator?: { readonly onLine?: boolean };
}
const page = globalThis as Page;

/** Whether the machine knows that it has no network. It may still reach a server of its own. */
export const isOffline = (): boolean => page.navigator?.onLine === false;

interface PageNews {
  /** The page is shown again, or the network is back. */
  readonly onWake: () => void;
  /** The page was frozen, and is not any more. In Chromium one of some ten responses that were being read then never goes on. */
  readonly onThaw: () => void;
  /** The network is gone. */
  readonly onOffline: () => void;
}

/** Listens to a page's own events; returns a function that ends that. */
export function watchPage({ onWake, onThaw, onOffline }: PageNews): () => void {
  const onShown = () => {
    if (page.document?.visibilityState !== 'hidden') onWake();
  };
  const listeners = [
    [page.document, 'visibilitychange', onShown],
    [page.document, 'resume', onThaw],
    [page, 'pageshow', onShown],
    [page, 'online', onWake],
    [page, 'offline', onOffline],
  ] as const;
  for (const [source, type, listener] of listeners) source?.addEventListener?.(type, listener);
  return () => {
    for (const [source, type, listener] of listeners) source?.removeEventListener?.(type, listener);
  };
}
