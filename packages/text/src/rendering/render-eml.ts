import type { EmailRendering } from '@handbill/contract';
import { footerOf, renderEmail } from './render-email.ts';
import { markdownToText } from './to-html.ts';

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

function part(mediaType: string, text: string): string {
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
    part('text/plain', textOf(rendering)),
    part('text/html', renderEmail(rendering)),
    `--${boundary}--`,
    '',
  ].join(lineBreak);
