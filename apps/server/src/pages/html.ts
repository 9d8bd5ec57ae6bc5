const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Escapes text for HTML. Parts between backticks become code. */
export const html = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Code below its caption, beside which the pages' script puts a button that copies it. */
export const codeBlock = (code: string, caption: string, label = caption): string =>
  // A block that scrolls can be reached by keys.
  `<figure class="code"><figcaption>${escape(caption)}</figcaption><pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${escape(code)}</code></pre></figure>`;
