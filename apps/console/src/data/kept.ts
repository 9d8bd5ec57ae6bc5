/** The data that this tab keeps over a reload: words that are not sent yet, and the briefs written last. */
export function readKept(name: string): unknown {
  const text = sessionStorage.getItem(`handbill.${name}`);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  if (value === undefined) sessionStorage.removeItem(`handbill.${name}`);
  else sessionStorage.setItem(`handbill.${name}`, JSON.stringify(value));
}
