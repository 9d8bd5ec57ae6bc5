const maxLength = 100;

/** A caller's text, as far as a problem repeats it: short, and without a key that got into the wrong place. */
export function quoted(text: string): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  // Half of a surrogate pair is JSON that strict readers refuse, the whole problem with it.
  return cut.toWellFormed().replaceAll(/hbk_[\w-]+/g, 'hbk_…');
}
