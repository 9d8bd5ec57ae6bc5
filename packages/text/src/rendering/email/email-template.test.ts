import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';
import { describe, expect, it } from 'vitest';
import { emailTemplate } from './email-template.ts';

const source = await readFile(new URL('email.mjml', import.meta.url), 'utf8');

const rightToLeft = (html: string) => html.replaceAll('ltr', 'rtl').replaceAll(/\bleft\b/g, 'right');
/** In a column everything else says its own side. MJML takes no slots for colours: these two are nowhere else. */
const asSlots = (html: string) =>
  html
    .replaceAll('ltr', '{{direction}}')
    .replaceAll(/\bleft\b(?!;direction)/g, '{{start}}')
    .replaceAll('#0b57d0', '{{color}}')
    .replaceAll('#fffffe', '{{words_color}}');

/** Indentation and empty lines left out: they would be sent with each email. */
async function rendered(mjml: string): Promise<string> {
  const { html, errors } = await mjml2html(mjml, { validationLevel: 'strict', keepComments: false });
  expect(errors).toEqual([]);
  return html
    .replaceAll(/>\s+(?=\{\{)|(?<=\}\})\s+</g, (space) => space.trim())
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/\n(?=>)|(?<=<\w+)\n/g, ' ')
    .trim();
}

const file = (html: string) => `// mjml makes it of email.mjml: \`npm run document\` writes it.

/** An email with \`{{slots}}\`; the part between \`{{#slot}}\` and \`{{/slot}}\` is there where the slot is filled. */
export const emailTemplate =
  ${JSON.stringify(`${html}\n`)};
`;

describe('the template of emails', () => {
  it('is what mjml makes of its source', async () => {
    await expect(file(asSlots(await rendered(source)))).toMatchFileSnapshot('email-template.ts');
  });

  it('is as mjml makes it for right-to-left, too', async () => {
    const html = asSlots(await rendered(rightToLeft(source)));
    expect(`${html}\n`).toBe(emailTemplate.replaceAll('{{direction}}', 'rtl').replaceAll('{{start}}', 'right'));
  });
});
