import * as z from 'zod';
import { optional } from '../../fields/optional.ts';
import { text } from '../../fields/text.ts';
import { webAddress } from '../../fields/web-address.ts';

/** How a text addresses its reader, in languages that know both: Sie or du, vous or tu. */
export const Formality = z
  .enum(['formal', 'informal'])
  .meta({ id: 'Formality', description: 'How the reader is addressed: Sie or du, vous or tu' });
export type Formality = z.infer<typeof Formality>;

const description = 'How emails look, and who sends them; exports take it, the writer is not told';
const outputs = {
  logo_url: z.string().nullable().describe('An image above the text: an absolute `http` or `https` address'),
  color: z.string().nullable().describe('Of the button, as `#rrggbb`; its words are black or white, whichever is easier to read'),
  postal_address: z.string().nullable().describe('Stands below the text, as laws on commercial emails want'),
};

export const BrandInput = z
  .strictObject({
    logo_url: optional(webAddress.meta({ description: outputs.logo_url.description, examples: ['https://example.com/logo.png'] })),
    color: optional(
      z
        .string()
        .trim()
        .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as #8a4b08' })
        .meta({ description: outputs.color.description, examples: ['#8a4b08'] }),
    ),
    postal_address: optional(
      text(1, 500).meta({ description: outputs.postal_address.description, examples: ['Bakery Ltd\n1 Mill Lane\nLeeds LS1 1AA'] }),
    ),
  })
  .meta({ id: 'BrandInput', description });

/** How emails in a brand's voice look, and who sends them. */
export const Brand = z.object(outputs).meta({ id: 'Brand', description });
export type Brand = z.infer<typeof Brand>;
