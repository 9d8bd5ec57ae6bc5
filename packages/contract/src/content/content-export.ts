import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { ContentRef } from './content.ts';
import { mailers } from './mailers.ts';

const ExportFormat = z
  .enum(['markdown', 'hugo', 'html', 'text', 'email_html', 'eml', 'google_ads_csv', 'meta_csv'])
  .describe(
    '`markdown` as in `text`, with front matter in YAML; of articles and pages only `hugo`: the same without its title, and with what Hugo, Astro or Jekyll read before it, `draft` unless it is approved; `html`: a page of its own, sanitised; `text`: without markup; of emails only `email_html`: as mail programs show it, and `eml`: the same beside its text, as a draft that they open; of ads only `google_ads_csv` (`google_search`) and `meta_csv` (`facebook`, `instagram`): a row for each variant, as the platform’s editor imports them',
  );
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The media type of each format, and how its files end. */
export const exportFormats = {
  markdown: { mediaType: 'text/markdown', extension: 'md' },
  hugo: { mediaType: 'text/markdown', extension: 'hugo.md' },
  html: { mediaType: 'text/html', extension: 'html' },
  text: { mediaType: 'text/plain', extension: 'txt' },
  email_html: { mediaType: 'text/html', extension: 'email.html' },
  eml: { mediaType: 'message/rfc822', extension: 'eml' },
  google_ads_csv: { mediaType: 'text/csv', extension: 'google-ads.csv' },
  meta_csv: { mediaType: 'text/csv', extension: 'meta.csv' },
} as const satisfies Record<ExportFormat, { mediaType: string; extension: string }>;

/** Which text to export, and how. */
export const ExportQuery = z.strictObject({
  ...ContentRef.shape,
  format: defaulted(ExportFormat, 'markdown'),
  merge_tags: optional(
    z
      .enum(Object.keys(mailers) as [keyof typeof mailers])
      .describe(
        'With `email_html` and `eml`: the address to unsubscribe at and the sender’s are named as this mailer does; left out: `{{unsubscribe_url}}` and `{{postal_address}}`',
      ),
  ),
  disposition: defaulted(
    z
      .enum(['attachment', 'inline'])
      .describe(
        '`attachment`: to be saved; `inline`: to be shown, as in a frame of the same site, where its styles and pictures show and no script runs',
      ),
    'attachment',
  ),
});

/** A file, as an operation with `download` answers it. */
export const Download = z
  .object({
    filename: z.string().describe('What to save it as'),
    media_type: z.string().describe('What it is'),
    body: z.string().describe('What is in it'),
    warning: z.optional(z.string().describe('What is missing for the program that imports it; on REST the header `Handbill-Warning`')),
    disposition: z.optional(z.enum(['attachment', 'inline']).describe('Whether it is to be saved or shown')),
  })
  .meta({ id: 'Download', description: 'A file' });
