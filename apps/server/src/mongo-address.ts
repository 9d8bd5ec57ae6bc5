/** The hosts of a connection string. What goes before them, and many an option behind them, is secret. */
export function mongoAddress(uri: string): string {
  const [address = ''] = uri
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^.*@/s, '')
    .split(/[/?]/);
  return address;
}
