import type { EmailRendering } from '@handbill/contract';
import { escaped, markdownToHtml, markdownToText, type Styles } from './to-html.ts';
import { emailTemplate } from './email/email-template.ts';
import unsubscribeLabels from './email/unsubscribe.json' with { type: 'json' };

/** How much light a channel of a colour gives, of 1: WCAG 2.2, “relative luminance”. */
function lightOf(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Black or white, whichever has the higher contrast to a colour such as `#8a4b08`. */
function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map(lightOf);
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

/** ISO 15924: those that languages of today are written in. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const isRightToLeft = (language: string): boolean => rightToLeftScripts.has(new Intl.Locale(language).maximize().script ?? '');

const heading = (size: number) => `margin:24px 0 12px;font-size:${size}px;line-height:1.25;font-weight:bold`;
const list = 'margin:0 0 16px;padding:0 24px';
const code = 'font-family:Menlo,Consolas,monospace;font-size:14px;background:#eef0f2';

const stylesFor = (start: 'left' | 'right'): Styles => {
  const cell = `padding:6px 12px;border:1px solid #c8cdd3;text-align:${start};vertical-align:top`;
  return {
    p: 'margin:0 0 16px',
    h1: heading(26),
    h2: heading(22),
    h3: heading(19),
    h4: heading(17),
    h5: heading(16),
    h6: heading(16),
    a: 'color:#0b57d0;text-decoration:underline',
    ul: list,
    ol: list,
    li: 'margin:0 0 8px',
    blockquote: `margin:0 0 16px;padding:0 16px;border-${start}:4px solid #c8cdd3;color:#4b5259`,
    code,
    pre: `${code};margin:0 0 16px;padding:12px;white-space:pre-wrap`,
    table: 'margin:0 0 16px;border-collapse:collapse',
    th: `${cell};font-weight:bold`,
    td: cell,
    hr: 'margin:24px 0;border:0;border-top:1px solid #c8cdd3',
  };
};

/** Inboxes show this after a short preheader: without it, they go on with the body. */
const gap = '&#847;&zwnj;&nbsp;';
/** At least as many characters as an inbox shows. */
const shownInInbox = 150;

const labels: Readonly<Record<string, string>> = unsubscribeLabels;
const unsubscribeIn = (language: string): string => labels[new Intl.Locale(language).language] ?? unsubscribeLabels.en;

/** The words about the sender of an email, with placeholders for those that whoever sends it has to fill in. */
const footerOf = ({ brand, language, tags }: Pick<EmailRendering, 'brand' | 'language' | 'tags'>) => ({
  postal_address: brand?.postal_address ?? tags.postal_address,
  unsubscribe: unsubscribeIn(language),
  unsubscribe_url: tags.unsubscribe_url,
});

/** The content of a slot: HTML, or words that are escaped by where they stand. */
type Slot = string | { readonly html: string };

function slotsOf({ email, brand, language, tags }: EmailRendering): Readonly<Record<string, Slot>> {
  const { subject, preheader, body, call_to_action, link } = email;
  const [direction, start] = isRightToLeft(language) ? (['rtl', 'right'] as const) : (['ltr', 'left'] as const);
  const footer = footerOf({ brand, language, tags });
  const color = brand?.color ?? '#0b57d0';
  return {
    language,
    direction,
    start,
    subject,
    preheader: { html: escaped(preheader) + gap.repeat(Math.max(0, shownInInbox - preheader.length)) },
    logo_url: brand?.logo_url ?? '',
    body: { html: markdownToHtml(body, stylesFor(start)) },
    call_to_action,
    link: link ?? '',
    words: link === null ? 'instead of a button' : '',
    color,
    words_color: readableOn(color),
    ...footer,
    postal_address: { html: escaped(footer.postal_address).replaceAll('\n', '<br />') },
  };
}

/** The slots of a template, each filled by whether it stands in a tag. */
function filled(template: string, slots: Readonly<Record<string, Slot>>, isInTag = false): string {
  return template.replaceAll(/<[^<>]*>|\{\{(\w+)\}\}/g, (found, name?: string) => {
    const slot = slots[name ?? ''];
    if (slot === undefined) return name === undefined && found.includes('{{') ? `<${filled(found.slice(1), slots, true)}` : found;
    return typeof slot === 'string' ? escaped(slot, isInTag) : slot.html;
  });
}

/** Renders an email as mail programs show it: styles in its elements, a button where it leads somewhere, nothing that is loaded but a logo. */
export function renderEmail(rendering: EmailRendering): string {
  const slots = slotsOf(rendering);
  const parts = emailTemplate.replaceAll(/\{\{#(\w+)\}\}([^]*?)\{\{\/\1\}\}/g, (_, name: string, part: string) =>
    slots[name] ? part : '',
  );
  return filled(parts, slots);
}

const lineBreak = '\r\n';
/** Not in any part: base64 has no `_`. */
const boundary = '=_handbill';
/** A line with encoded words has at most 76 characters: `Subject: `, 12 around the word, and four for every three bytes. */
const maxWordBytes = 39;

/** A text on one line as encoded words (RFC 2047), none of which ends within a character. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let [word, bytes] = ['', 0];
  for (const sign of text.replaceAll(/[\s\p{Cc}]+/gu, ' ')) {
    const more = Buffer.byteLength(sign);
    if (bytes + more > maxWordBytes) {
      words.push(word);
      [word, bytes] = ['', 0];
    }
    word += sign;
    bytes += more;
  }
  return [...words, word].map((each) => `=?utf-8?B?${Buffer.from(each).toString('base64')}?=`).join(`${lineBreak} `);
}

function mimePart(mediaType: string, text: string): string {
  const lines =
    Buffer.from(text.replaceAll(/\r?\n/g, lineBreak))
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return [`--${boundary}`, `Content-Type: ${mediaType}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...lines].join(lineBreak);
}

function textOf({ email: { body, call_to_action, link }, ...sender }: EmailRendering): string {
  const { postal_address, unsubscribe, unsubscribe_url } = footerOf(sender);
  const action = link === null ? call_to_action : `${call_to_action}: ${link}`;
  return [markdownToText(body).trimEnd(), action, `-- \n${postal_address}`, `${unsubscribe}: ${unsubscribe_url}\n`].join('\n\n');
}

/** An email with its text beside its HTML, as a draft that mail programs open: the program that sends it adds who to, from whom and when. */
export const renderEml = (rendering: EmailRendering): string =>
  [
    `Subject: ${encodedWords(rendering.email.subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    mimePart('text/plain', textOf(rendering)),
    mimePart('text/html', renderEmail(rendering)),
    `--${boundary}--`,
    '',
  ].join(lineBreak);
