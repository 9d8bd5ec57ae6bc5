const size = 250_000;

const members = (entry: (index: number) => string) => {
  const parts: string[] = [];
  for (let index = 0, length = 0; length < size; index += 1) {
    const part = entry(index);
    parts.push(part);
    length += part.length + 1;
  }
  return `{${parts.join(',')}}`;
};
const list = (value: string) => `[${Array.from({ length: Math.floor(size / (value.length + 1)) }, () => value).join(',')}]`;
const distinct = `[${Array.from({ length: 30_000 }, (_, index) => `"a${index.toString(36)}"`).join(',')}]`;
const nested = (open: string, close: string) => `${open.repeat(15_000)}1${close.repeat(15_000)}`;

/** JSON objects of nearly 262,144 bytes, the limit of a body. Each is the worst case for some part of the server. */
export const hostileBodies: Readonly<Record<string, string>> = {
  'thousands of unknown fields': members((index) => `"u${index}":1`),
  'thousands of unknown fields that are null': members((index) => `"name${index}":null`),
  'an unknown field with a name of 250 kB': `{"${'x'.repeat(size)}":1}`,
  'a list of wrong tags': `{"tags":${list('0')}}`,
  'a list of tags': `{"tags":${list('"a"')}}`,
  'a list of wrong channels': `{"channels":${list('"A"')}}`,
  'a list of one channel': `{"channels":${list('"a"')}}`,
  'a list of channels': `{"channels":${distinct}}`,
  'a list of keywords': `{"type":"blog_article","topic":"x","keywords":${distinct}}`,
  'a list of hashtags': `{"type":"social_post","platform":"twitter","topic":"x","hashtags":${distinct}}`,
  'much metadata': `{"metadata":${members((index) => `"u${index}":"1"`)}}`,
  'much wrong metadata': `{"metadata":${members((index) => `"u${index}":1`)}}`,
  'a large audience': `{"target_audience":${members((index) => `"u${index}":1`)}}`,
  'an audience in wrong places': `{"target_audience":{"locations":${list('0')}}}`,
  'an audience of 16 kB in wrong places': `{"target_audience":{"locations":[${'0,'.repeat(8_000)}0]}}`,
  'an audience in wrong places that is nested too deep': `{"target_audience":{"a":{"a":{"a":{"a":{"a":{}}}}},"locations":${list('0')}}}`,
  'a long name': `{"name":"${'x'.repeat(size)}"}`,
  'a long name of spaces': `{"name":"x${' '.repeat(size)}x"}`,
  'a long topic': `{"type":"email","topic":"${'é'.repeat(size / 2)}"}`,
  'a long choice': `{"type":"${'x'.repeat(size)}","campaign_type":"${'x'.repeat(1_000)}"}`,
  'a long language': `{"type":"email","topic":"x","language":"${'en-'.repeat(size / 3)}a"}`,
  'a long number': `{"budget":${'9'.repeat(size)}}`,
  'lists in lists': `{"tags":${nested('[', ']')}}`,
  'lists in lists in an unknown field': `{"unknown":${nested('[', ']')}}`,
  'objects in objects in the audience': `{"target_audience":${nested('{"a":', '}')}}`,
  'objects in objects in metadata': `{"metadata":${nested('{"a":', '}')}}`,
};
