import { replaceSpans, spansOf, type Span } from '../characters/spans.ts';

/** Tags that mailers fill in, as their senders write them. Each is bounded and ends before it could begin again: linear in any text. */
export const mergeTagPatterns: readonly RegExp[] = [
  // Liquid, Handlebars, Twig; Braze has braces in its braces: `{{${first_name}}}`.
  /\{\{(?:[^{}\n]|\{[^{}\n]{0,200}\}){1,200}\}\}/gu,
  /\{%[^{}\n]{1,200}%\}/gu,
  // Mailchimp, with its conditions: `*|IF:FNAME=Anna|*`; no cell of a table between bold ones.
  /(?<![\p{L}\p{N}.!?]\*)\*\|[A-Za-z]\w{0,40}(?:[:=][^|*\n]{0,100})?\|\*(?!\*[\p{L}\p{N}])/gu,
  // ActiveCampaign, Salesforce, Mailgun.
  /%%?[A-Z][A-Z0-9_]{2,30}%%?/gu,
  /%%=?[\p{L}\d][^%\n]{0,100}%%/gu,
  /%(?:recipient[._][\w.]{1,60}|[a-z]{2,20}(?:_[a-z]{2,20}){1,4})%/gu,
  /\$\{[\w. ]{1,40}\}/gu,
  /\{[A-Za-z]+[_.][A-Za-z_.]{1,40}\}/gu,
  // Mautic, AWeber, MailerLite.
  /\{(?:contactfield|leadfield)=[\w.|-]{1,60}\}/gu,
  /\{[$!][\w.]{1,60}\}/gu,
  // Campaign Monitor, MailPoet, Mailjet.
  /\[[\p{L}\w]{1,40}, ?fallback=[^[\]\n]{0,80}\]/gu,
  /\[(?:subscriber|newsletter|link|date):[^[\]\n]{1,80}\]/gu,
  /\[\[[^[\]\n]{1,80}\]\]/gu,
  // SendGrid, and templates in Ruby or Java.
  /<%[^<>\n]{1,200}%>/gu,
];

/** Stands around the stand-in for a tag in a text that is being read: of no script, and a letter to Markdown. */
export const heldSign = '\uE000';

const anyTag = mergeTagPatterns.map(({ source }) => source).join('|');
/** In place of an address a word in any brackets is a tag: `[leave]({unsubscribe})`. */
const inAddress = String.raw`\{[^{}\s]{1,80}\}|\[[^[\]\s]{1,80}\]|%[^%\s()]{1,80}%`;
const tags = new RegExp(String.raw`${anyTag}|(?<=\]\([ \t]?)(?:${inAddress})|${heldSign}`, 'gu');
const leadingTag = new RegExp(`^(?:${anyTag})`, 'u');
const leadingAddress = new RegExp(`^(?:${anyTag}|${inAddress})`, 'u');

export function mergeTagsIn(text: string): readonly Span[] {
  return /[{*%$[<\uE000]/.test(text) ? spansOf(tags, text) : [];
}

export const beginsWithMergeTag = (text: string): boolean => leadingTag.test(text);

/** Whether the mailer knows where an address leads. */
export const isMailersAddress = (address: string): boolean => leadingAddress.test(address);

/** A text, at the same length, with letters where its merge tags stand: nothing in them is Markdown. */
export const withTagsMasked = (text: string, spans = mergeTagsIn(text)): string =>
  replaceSpans(text, spans, (tag) => 'x'.repeat(tag.length));
