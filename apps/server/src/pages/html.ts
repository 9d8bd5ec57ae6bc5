const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Text as HTML, what stands between backticks as code. */
export const html = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
