import * as z from 'zod';
import { optional } from '../../fields/optional.ts';
import { text } from '../../fields/text.ts';
import { webAddress } from '../../fields/web-address.ts';

export const Formality = z
  .enum(['formal', 'informal'])
  .meta({ id: 'Formality', description: 'The form of address, in languages that have two: Sie or du, vous or tu' });
export type Formality = z.infer<typeof Formality>;

const description = 'The layout and sender of emails: exports use it, the writer does not see it';
const outputs = {
  logo_url: z.string().nullable().describe('An image above the text: an absolute `http` or `https` address'),
  color: z.string().nullable().describe('The colour of the button, as `#rrggbb`; its label is black or white, whichever has more contrast'),
  postal_address: z.string().nullable().describe('The address below the text, which laws on commercial emails require'),
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

export const Brand = z.object(outputs).meta({ id: 'Brand', description });
export type Brand = z.infer<typeof Brand>;
