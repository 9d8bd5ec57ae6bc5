import type { EmailParts } from '@handbill/contract';
import { escaped, markdown, sanitizedWith, type Styles } from './to-html.ts';
import { emailTemplates } from './email/email-templates.ts';

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

/** Renders an email as mail programs show it: styles in its elements, a button where it leads somewhere, nothing that is loaded. */
export function renderEmail({ email, language }: { readonly email: EmailParts; readonly language: string }): string {
  const { subject, preheader, body, call_to_action, link } = email;
  const [direction, start] = isRightToLeft(language) ? (['rtl', 'right'] as const) : (['ltr', 'left'] as const);
  const slots = new Map([
    ['language', escaped(language)],
    ['direction', direction],
    ['start', start],
    ['subject', escaped(subject)],
    ['preheader', escaped(preheader)],
    ['body', sanitizedWith(stylesFor(start), markdown.render(body))],
    ['call_to_action', escaped(call_to_action)],
    ['link', escaped(link ?? '')],
  ]);
  const template = link === null ? emailTemplates.words : emailTemplates.button;
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => slots.get(name) ?? '');
}
