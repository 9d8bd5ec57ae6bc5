/** The page, or the worker of one, that this runs in; `undefined` in Node. */
export const page = (globalThis as { readonly location?: { readonly href: string; readonly origin: string } }).location;

/** Whether a URL leads to the page's own server. */
export const isRelative = (url: string): boolean => url.startsWith('/');
