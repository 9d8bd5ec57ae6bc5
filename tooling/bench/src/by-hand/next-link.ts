/** `Link` to the next page of a list. */
export function nextLink(host: string | undefined, url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('cursor=') && !pair.startsWith('offset='));
  return `<http://${host}${path}?${[...kept, `cursor=${cursor}`].join('&')}>; rel="next"`;
}
