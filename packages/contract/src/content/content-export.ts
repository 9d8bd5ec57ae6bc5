import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { ContentRef } from './content.ts';
import { mailers } from './mailers.ts';

const ExportFormat = z
  .enum(['markdown', 'hugo', 'html', 'text', 'email_html', 'eml', 'google_ads_csv', 'meta_csv'])
  .describe(
    '`markdown`: as `text`, with YAML front matter; `html`: a complete page, sanitised; `text`: without markup. Only for articles and pages `hugo`: Markdown without its title, with front matter for Hugo, Astro or Jekyll, `draft` unless it is approved. Only for emails `email_html`: HTML for mail programs; `eml`: a draft for mail programs, as HTML and text. Only for ads `google_ads_csv` (`google_search`) and `meta_csv` (`facebook`, `instagram`): a row for each variant, for import in the platform’s editor',
  );
export type ExportFormat = z.infer<typeof ExportFormat>;

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

export const ExportQuery = z.strictObject({
  ...ContentRef.shape,
  format: defaulted(ExportFormat, 'markdown'),
  merge_tags: optional(
    z
      .enum(Object.keys(mailers) as [keyof typeof mailers])
      .describe(
        'For `email_html` and `eml`: the mailer whose merge tags stand for the unsubscribe link and the postal address; `{{unsubscribe_url}}` and `{{postal_address}}` when left out',
      ),
  ),
  disposition: defaulted(
    z
      .enum(['attachment', 'inline'])
      .describe(
        '`attachment`: to be saved; `inline`: to be shown, such as in a frame of the same site, with styles and images but without scripts',
      ),
    'attachment',
  ),
});

/** A file, as an operation with `download` answers it. */
export const Download = z
  .object({
    filename: z.string().describe('The name of the file'),
    media_type: z.string().describe('The media type of the file'),
    body: z.string().describe('The contents of the file'),
    warning: z.optional(
      z.string().describe('Data that the importing program needs and the file lacks; on REST the header `Handbill-Warning`'),
    ),
    disposition: z.optional(z.enum(['attachment', 'inline']).describe('Whether the file is to be saved or shown')),
  })
  .meta({ id: 'Download', description: 'A file' });
