/** An address without what makes no other place of it: scheme, `www.`, case of the host, a slash at the end, campaign parameters. */
export function comparable(address: string): string {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  if (url === null) return address.toLowerCase();
  if (url.protocol === 'mailto:') return url.pathname.toLowerCase();
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !/^utm_|^(?:gclid|fbclid)$/i.test(name))).toString();
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${query === '' ? '' : `?${query}`}`;
}
