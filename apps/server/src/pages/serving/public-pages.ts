/** The server in samples where its public address is unknown. */
const shownAddress = 'http://127.0.0.1:3000';

/** A page whose links and samples begin with the public URL. Its files and calls have that URL's path alone: they go to the page's own server. */
export function atPublicUrl(page: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return page;
  const path = new URL(publicUrl).pathname.replace(/\/$/, '');
  return page
    .replaceAll(/(<a (?:class="[\w ]+" )?href=")\//g, `$1${publicUrl}/`)
    .replaceAll(/(<link rel="stylesheet" href="|<script type="module" src="|data-path=")\//g, `$1${path}/`)
    .replaceAll(shownAddress, publicUrl);
}

export const linksAtPublicUrl = (text: string, publicUrl: string | undefined): string =>
  publicUrl === undefined ? text : text.replaceAll('](/', `](${publicUrl}/`).replaceAll(shownAddress, publicUrl);
