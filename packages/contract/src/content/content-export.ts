import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { ContentRef } from './content.ts';

const ExportFormat = z.enum(['markdown', 'html', 'text', 'email_html', 'eml', 'google_ads_csv', 'meta_csv']).meta({
  description:
    '`markdown` as in `text`, with front matter in YAML; `html`: a page of its own, sanitised; `text`: without markup; of emails only `email_html`: as mail programs show it, and `eml`: the same beside its text, as a draft that they open; of ads only `google_ads_csv` (`google_search`) and `meta_csv` (`facebook`, `instagram`): a row for each variant, as the platform’s editor imports them',
});
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The media type of each format, and how its files end. */
export const exportFormats = {
  markdown: { mediaType: 'text/markdown', extension: 'md' },
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
  disposition: defaulted(
    z.enum(['attachment', 'inline']).meta({
      description:
        '`attachment`: to be saved; `inline`: to be shown, as in a frame of the same site, where its styles and pictures show and no script runs',
    }),
    'attachment',
  ),
});

/** A file, as an operation with `download` answers it. */
export const Download = z
  .object({
    filename: z.string().meta({ description: 'What to save it as' }),
    media_type: z.string().meta({ description: 'What it is' }),
    body: z.string().meta({ description: 'What is in it' }),
    disposition: z.optional(z.enum(['attachment', 'inline']).meta({ description: 'Whether it is to be saved or shown' })),
  })
  .meta({ id: 'Download', description: 'A file' });
