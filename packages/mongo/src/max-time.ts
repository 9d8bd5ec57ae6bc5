/** What one command may take on the server: a filter that no index serves must not keep it busy for everyone. Beyond that it is `unavailable`. */
export const maxTimeMS = 5_000;
