import { utmMembers, type Utm } from '../campaigns/utm.ts';

/** An address up to a sign that none has, in any text; signs of Markdown behind it are cut off after that. Images lead nowhere. */
const addresses = /(?<!!\[[^\]\n]{0,300}\]\(<?)\bhttps?:\/\/[^\s<>"`|\u3000-\u303F\uFF01-\uFF0F]+/gi;
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
const atEnd = /[.,;:!?'*~]+$/;

/** The length of the address in a match: without the brackets around it and the punctuation behind it. */
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

/** An address with the parameters that it lacks; its own stay as they are. */
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

/** A text with UTM parameters in its links. */
export function withUtm(text: string, utm: Utm | null): string {
  if (utm === null) return text;
  return text.replaceAll(addresses, (found) => {
    const address = addressIn(found);
    return tagged(address, utm) + found.slice(address.length);
  });
}
