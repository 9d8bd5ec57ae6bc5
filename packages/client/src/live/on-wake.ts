/** What a page tells: it is shown again, or the network is back. In Node there is neither. */
interface EventSource {
  addEventListener?: (type: string, listener: () => void) => void;
  removeEventListener?: (type: string, listener: () => void) => void;
}
interface Page extends EventSource {
  readonly document?: EventSource & { readonly visibilityState?: string };
}

/** Calls a function when the page is shown again, thawed, or back on the network; returns what ends that. */
export function onWake(wake: () => void): () => void {
  const page = globalThis as Page;
  const shown = () => {
    if (page.document?.visibilityState !== 'hidden') wake();
  };
  const sources = [
    [page.document, 'visibilitychange'],
    [page.document, 'resume'],
    [page, 'pageshow'],
    [page, 'online'],
  ] as const;
  for (const [source, type] of sources) source?.addEventListener?.(type, shown);
  return () => {
    for (const [source, type] of sources) source?.removeEventListener?.(type, shown);
  };
}
