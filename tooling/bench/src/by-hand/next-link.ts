/** `Link` to the next page of a list. */
export function nextLink(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('cursor=') && !pair.startsWith('offset='));
  return `<${path}?${[...kept, `cursor=${cursor}`].join('&')}>; rel="next"`;
}
