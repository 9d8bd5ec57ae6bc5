/** The tRPC door of the server at an address; the address of a door itself is taken as well. Throws a `TypeError` for what is no URL. */
export function trpcAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/(\/(trpc|v1))?\/*$/, '')}/trpc`;
}
