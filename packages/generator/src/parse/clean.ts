/**
 * Text from outside, fit to be stored and shown: no half of a surrogate pair, no control characters but tab and newline.
 * In this order, or a control character taken from between two halves would make them one.
 */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');

/** `clean` for a text that is seen again and again as it grows: only what is new is read. */
export function cleanAsItGrows(): (soFar: string) => string {
  let read = 0;
  let cleaned = '';
  return (soFar) => {
    // The other half of a line break or of a surrogate pair may be on its way.
    const whole = /[\r\ud800-\udbff]$/.test(soFar) ? soFar.length - 1 : soFar.length;
    cleaned += clean(soFar.slice(read, whole));
    read = whole;
    return cleaned;
  };
}
