const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The few words of HTML in which a type is described, as Markdown: code stays code, links are their words. */
export const htmlAsMarkdown = (html: string): string =>
  html
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
