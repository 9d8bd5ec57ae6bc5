/** Text from outside, fit to be stored and shown: no control characters but tab and newline, no half of a surrogate pair. */
export const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '').toWellFormed();
