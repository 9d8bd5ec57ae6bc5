/**
 * Gives back to the operating system what only the start took, with `--expose-gc`, as `npm start` runs Node: Node would keep the pages of a
 * large young generation for good, though the server may be idle. It holds everything for some 70 ms, so that it is over before the first call.
 */
export function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
