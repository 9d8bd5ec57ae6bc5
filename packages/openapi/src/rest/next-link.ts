/**
 * `Link` to the next page: the same address with the cursor. Without a `base` it is relative, since a proxy in front decides the rest of it.
 */
export function nextLink(base: string, url: string, cursor: string): string {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const kept = (start < 0 ? '' : url.slice(start + 1)).split('&').filter((pair) => pair !== '' && !/^(cursor|offset)=/.test(pair));
  // The parser lets these through, and they would end the reference or the header.
  const reference = [...kept, `cursor=${cursor}`].join('&').replaceAll(/[^\x21-\x7e]|[<>"]/g, encodeURIComponent);
  return `<${base}${path}?${reference}>; rel="next"`;
}
