/** As most models send an object: in a fence. */
export const fenced = (value: unknown, language = 'json'): string => `\`\`\`${language}\n${JSON.stringify(value, null, 2)}\n\`\`\``;
