import { utmMembers, type Utm } from '../campaigns/utm.ts';

/** An address up to where none goes on, in any text; what is behind it in Markdown is cut off after that. Images lead nowhere. */
const addresses = /(?<!!\[[^\]\n]{0,300}\]\(<?)\bhttps?:\/\/[^\s<>"`|\u3000-\u303F\uFF01-\uFF0F]+/gi;
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
const atEnd = /[.,;:!?'*~]+$/;

/** How much of what was found is the address: not the brackets around it, nor the punctuation behind it. */
function addressIn(found: string): string {
  const open: string[] = [];
  let end = found.length;
  for (let at = 0; at < end; at += 1) {
    const sign = found.charAt(at);
    if (sign === '(' || sign === '[') open.push(sign);
    else if (closing[sign] !== undefined && open.pop() !== closing[sign]) end = at;
  }
  return found.slice(0, end).replace(atEnd, '');
}

/** As it stands in an address, and in Markdown too. */
const encoded = (value: string): string =>
  encodeURIComponent(value).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** An address with what it lacks of these parameters; what it has stays as it is. */
function tagged(address: string, utm: Utm): string {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const present = new Set(
    (query ?? '')
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=', 1)[0]),
  );
  const added = utmMembers.flatMap((name) => {
    const value = utm[name];
    return value === null || present.has(`utm_${name}`) ? [] : [`utm_${name}=${encoded(value)}`];
  });
  if (added.length === 0) return address;
  const separator = query === undefined ? '?' : /[?&]$/.test(query) ? '' : '&';
  return `${base}${query ?? ''}${separator}${added.join('&')}${fragment}`;
}

/** A text whose links say where their readers come from. */
export function withUtm(text: string, utm: Utm | null): string {
  if (utm === null) return text;
  return text.replaceAll(addresses, (found) => {
    const address = addressIn(found);
    return tagged(address, utm) + found.slice(address.length);
  });
}
