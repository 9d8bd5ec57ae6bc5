import { contentTypes } from '@handbill/contract';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });
const { request, output } = contentTypes.email.example;

async function exported(edit: object = {}, brief: object = {}): Promise<{ readonly eml: string; readonly html: string }> {
  const { id } = (await call('POST /content/generate', { ...request, ...brief })).body;
  expect((await call(`PATCH /content/${id}`, { output: { ...output, ...edit } })).status).toBe(200);
  const file = async (format: string) => (await call(`GET /content/${id}/export?format=${format}`)).body as string;
  return { eml: await file('eml'), html: await file('email_html') };
}

describe('an email as a draft', () => {
  it('has its text and its HTML, and opens as unsent', async () => {
    const brand = { postal_address: 'Bäckerei & Söhne\n1 Mill Lane' };
    const { id: brand_voice_id } = (await call('POST /brand-voices', { name: 'Bakery', brand })).body;
    const body = 'Grüß **Gott**,\n\n- [eins](https://example.com/1)\n- zwei 🥖';
    const { eml, html } = await exported({ body }, { language: 'de', link: 'https://example.com/kurs', brand_voice_id });
    const mail = await simpleParser(eml);
    expect([mail.subject, mail.headers.get('x-unsent')]).toEqual([output.subject, '1']);
    expect(mail.html).toBe(html);
    expect(mail.text).toBe(
      [
        'Grüß Gott,',
        '- eins (https://example.com/1)\n- zwei 🥖',
        'Save my place: https://example.com/kurs',
        '-- \nBäckerei & Söhne\n1 Mill Lane',
        'Abmelden: {{unsubscribe_url}}\n',
      ].join('\n\n'),
    );
    expect(mail.attachments).toEqual([]);
  });

  it.each([
    ['mailchimp', '*|UNSUB|*', '*|LIST:ADDRESSLINE|*'],
    ['brevo', '{{ unsubscribe }}', '{{ params.postal_address }}'],
    ['klaviyo', '{% unsubscribe_link %}', '{{ organization.full_address }}'],
    ['sendgrid', '{{{unsubscribe}}}', '{{Sender_Address}}, {{Sender_City}}, {{Sender_State}} {{Sender_Zip}}'],
  ])('names what %s fills in as that does, in both of its parts', async (mailer, unsubscribe, address) => {
    const { id } = (await call('POST /content/generate', request)).body;
    const file = async (format: string) => (await call(`GET /content/${id}/export?format=${format}&merge_tags=${mailer}`)).body as string;
    const { html, text } = await simpleParser(await file('eml'));
    expect(text).toContain(`-- \n${address}\n\nUnsubscribe: ${unsubscribe}`);
    expect(html).toBe(await file('email_html'));
    expect(html).toContain(`href="${unsubscribe}"`);
    expect(html).toContain(address);
    expect(html).not.toContain('{{unsubscribe_url}}');
    const { status, body } = await call(`GET /content/${id}/export?format=html&merge_tags=${mailer}`);
    expect([status, body.errors[0].pointer]).toEqual([400, '/merge_tags']);
  });

  it('has words alone where nothing is linked, and says what is to be filled in', async () => {
    const { text } = await simpleParser((await exported()).eml);
    expect(text?.split('\n\n').slice(-3)).toEqual(['Save my place', '-- \n{{postal_address}}', 'Unsubscribe: {{unsubscribe_url}}\n']);
  });

  it.each([
    ['a header of its own', 'Bread\r\nBcc: someone@example.com\r\n\r\nbody', 'Bread Bcc: someone@example.com body'],
    ['other line ends', 'a\u2028b\u0085c', 'a bc'],
    ['an encoded word', '=?utf-8?Q?Bcc=3A?= x', '=?utf-8?Q?Bcc=3A?= x'],
    ['many bytes', '🥖'.repeat(200), '🥖'.repeat(200)],
    ['a family on a border', 'é👨‍👩‍👧‍👦ñ'.repeat(40), 'é👨‍👩‍👧‍👦ñ'.repeat(40)],
  ])('keeps a subject a subject: %s', async (_, subject, read) => {
    const { eml } = await exported({ subject });
    const mail = await simpleParser(eml);
    expect(mail.subject).toBe(read);
    expect([...mail.headers.keys()].toSorted()).toEqual(['content-type', 'mime-version', 'subject', 'x-unsent']);
  });

  it('has no line longer than mail allows, and no end of line but CRLF', async () => {
    const { eml } = await exported({ subject: 'Brot für alle '.repeat(50), body: `${'wort'.repeat(5_000)}\n\n--=_handbill--\n\n.\n` });
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(eml).not.toMatch(/[^\r]\n|\r(?!\n)|[^\r\n -~]/);
    expect((await simpleParser(eml)).text).toContain('--=_handbill--');
  });
});
