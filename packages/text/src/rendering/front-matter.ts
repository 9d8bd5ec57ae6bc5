/** What is no printable character of YAML, or a line break in YAML 1.1 alone, and stands in a string of JSON as it is. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

// A string of JSON is one of YAML.
const scalar = (value: string | number): string =>
  JSON.stringify(value).replaceAll(unprintable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Fields in YAML, as they stand before a text in Markdown. */
export const frontMatter = (fields: Readonly<Record<string, string | number>>): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${scalar(value)}\n`)
    .join('')}---\n`;
