import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';
import { describe, expect, it } from 'vitest';
import { emailTemplates } from './email-templates.ts';

const source = await readFile(new URL('email.mjml', import.meta.url), 'utf8');

const withButton = (mjml: string) => mjml.replace(/<mj-text[^>]*>\{\{call_to_action\}\}<\/mj-text>/, '');
const withWords = (mjml: string) => mjml.replace(/<mj-button[^]*<\/mj-button>/, '');
const rightToLeft = (html: string) => html.replaceAll('ltr', 'rtl').replaceAll(/\bleft\b/g, 'right');
/** In a column everything else says its own side. */
const asSlots = (html: string) => html.replaceAll('ltr', '{{direction}}').replaceAll(/\bleft\b(?!;direction)/g, '{{start}}');

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

const file = (button: string, words: string) => `// What mjml makes of email.mjml: \`npm run document\` writes it.

/** Emails with \`{{slots}}\`: with a button that leads to a link, and with the words of the call to action alone. */
export const emailTemplates = {
  button: ${JSON.stringify(`${button}\n`)},
  words: ${JSON.stringify(`${words}\n`)},
} as const;
`;

describe('the templates of emails', () => {
  it('are what mjml makes of their source', async () => {
    const [button, words] = await Promise.all([withButton(source), withWords(source)].map(rendered));
    await expect(file(asSlots(button ?? ''), asSlots(words ?? ''))).toMatchFileSnapshot('email-templates.ts');
  });

  it('are as mjml makes them for right-to-left, too', async () => {
    const html = await rendered(rightToLeft(withButton(source)));
    expect(`${html}\n`).toBe(emailTemplates.button.replaceAll('{{direction}}', 'rtl').replaceAll('{{start}}', 'right'));
  });
});
