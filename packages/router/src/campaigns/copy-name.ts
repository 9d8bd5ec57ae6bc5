const suffix = ' (copy)';
const maxLength = 200;

/** "Spring launch" → "Spring launch (copy)", shortened so that it stays a valid name. */
export function copyName(name: string): string {
  const kept = [...name].slice(0, maxLength - suffix.length).join('');
  return `${kept.trimEnd()}${suffix}`;
}
