import { incomplete, readable, type BrokenAnswer } from '../broken-answer.ts';
import { fenced } from './fenced.ts';
import { outputs } from './outputs.ts';

const json = JSON.stringify;
const {
  email,
  germanEmail,
  gardenEmail,
  linkedinPost,
  frenchPost,
  page,
  frenchPage,
  article,
  germanArticle,
  google,
  spanishGoogle,
  metaAd,
} = outputs;

/** As Python prints it. */
const repr = (value: unknown): string => {
  if (value === null) return 'None';
  if (typeof value === 'string') return value.includes("'") ? json(value) : `'${value.replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(repr).join(', ')}]`;
  return `{${Object.entries(value as object)
    .map(([name, one]) => `'${name}': ${repr(one)}`)
    .join(', ')}}`;
};
const lines = (object: Readonly<Record<string, unknown>>, line: (name: string, value: string) => string): string =>
  Object.entries(object)
    .map(([name, value]) => line(name, String(value)))
    .join('\n');
const raw = String(email['body']);

/** JSON that is none, and objects of other languages. */
export const independentSyntax: readonly BrokenAnswer[] = [
  readable('syntax/python-dict', 'google', repr(google)),
  readable(
    'syntax/python-assigned-and-printed',
    'email',
    `\`\`\`python\nimport json\n\nemail = ${repr(email)}\n\nprint(json.dumps(email))\n\`\`\``,
  ),
  readable('syntax/template-strings', 'email', `{\n${lines(email, (name, value) => `  ${name}: \`${value}\`,`)}\n}`),
  readable(
    'syntax/javascript-module',
    'gardenEmail',
    `const email = {\n${lines(gardenEmail, (name, value) => `  ${name}: ${json(value)},`)}\n};\n\nexport default email;`,
  ),
  readable(
    'syntax/joined-strings',
    'email',
    `{"subject": "Bake your first " + "sourdough in March", "preheader": ${json(email['preheader'])}, "body": "Hello,\\n\\n" +\n  ${json(raw.slice(8))}, "call_to_action": "Save my place"}`,
  ),
  readable(
    'syntax/three-quotation-marks',
    'email',
    `{"subject": "${String(email['subject'])}",\n"preheader": "${String(email['preheader'])}",\n"body": """${raw}""",\n"call_to_action": "Save my place"}`,
  ),
  readable('syntax/german-quotation-marks', 'germanEmail', `{\n${lines(germanEmail, (name, value) => `„${name}“: „${value}“,`)}\n}`),
  readable('syntax/chinese-punctuation', 'email', `{${lines(email, (name, value) => `“${name}”：“${value}”，`)}}`),
  readable(
    'syntax/commas-missing-and-one-too-many',
    'page',
    json(page, null, 1)
      .replace('proud of",', 'proud of"')
      .replace('"call_to_action": "Save my place",', '"call_to_action": "Save my place"')
      .replace(/"\n\}$/, '", // 77 characters\n}'),
  ),
  readable(
    'syntax/quotation-marks-inside',
    'gardenEmail',
    `{"subject": "Your community garden bed is waiting", "preheader": "Twenty beds, one gate, and neighbours who share seeds", "body": "Hello,\\n\\nour "community garden" opens on 12 April.", "call_to_action": "Choose your bed"}`,
    { parts: { '/body': 'Hello,\n\nour "community garden" opens on 12 April.', '/call_to_action': 'Choose your bed' } },
  ),
  readable(
    'syntax/quotation-mark-before-a-comma',
    'email',
    `{"subject": "Bake your first sourdough in March", "preheader": "Six evenings, one starter, a loaf each week", "body": "We call it "calm", and it is. They say "patience": it works.", "call_to_action": "Save my place"}`,
    { parts: { '/body': 'We call it "calm", and it is. They say "patience": it works.', '/call_to_action': 'Save my place' } },
  ),
  readable(
    'syntax/closing-mark-missing',
    'email',
    `{\n"subject": "Bake your first sourdough in March,\n"preheader": "Six evenings, one starter, a loaf each week",\n"body": ${json(raw)},\n"call_to_action": "Save my place"\n}`,
    { parts: { '/preheader': 'Six evenings, one starter, a loaf each week', '/body': raw } },
  ),
  readable(
    'syntax/opening-mark-missing',
    'email',
    `{\n"subject": Bake your first sourdough in March",\n"preheader": "Six evenings, one starter, a loaf each week",\n"body": ${json(raw)},\n"call_to_action": "Save my place"\n}`,
  ),
  readable(
    'syntax/no-marks-at-all',
    'gardenEmail',
    '{\n  subject: Your community garden bed is waiting,\n  preheader: Twenty beds and one gate,\n  body: Hello and welcome. Our community garden opens on 12 April.,\n  call_to_action: Choose your bed\n}',
    {
      parts: {
        '/subject': 'Your community garden bed is waiting',
        '/preheader': 'Twenty beds and one gate',
        '/call_to_action': 'Choose your bed',
      },
    },
  ),
  readable('syntax/php-array', 'email', `<?php\nreturn [\n${lines(email, (name, value) => `  '${name}' => ${json(value)},`)}\n];`),
  readable('syntax/ruby-hash', 'frenchPost', `{ :text => ${json(frenchPost['text'])}, :hashtags => ["marché"] }`),
  readable('syntax/equals-signs-and-semicolons', 'email', `{\n${lines(email, (name, value) => `  ${name} = ${json(value)};`)}\n}`),
  readable('syntax/escaped-once-more', 'email', json(json(email)).slice(1, -1)),
  readable('syntax/escaped-once-more-over-lines', 'page', json(json(page, null, 2)).slice(1, -1)),
  readable('syntax/encoded-three-times', 'gardenEmail', json(json(json(gardenEmail)))),
  readable(
    'syntax/markdown-escapes',
    'linkedinPost',
    json(linkedinPost).replaceAll('#', '\\#').replace('unclear', '\\-unclear').replace('gets', "get\\'s"),
    { parts: { '/text': String(linkedinPost['text']).replace('unclear', '-unclear').replace('gets', "get's") } },
  ),
  readable(
    'syntax/hex-escapes',
    'germanEmail',
    json(germanEmail).replaceAll('ü', '\\xfc').replaceAll('ä', '\\xe4').replaceAll('ö', '\\xf6'),
  ),
  readable(
    'syntax/half-a-sign',
    'gardenEmail',
    json(gardenEmail).replace('opens on', 'opens \\ud83c on').replace('seeds"', 'seeds \\u00"'),
    { parts: { '/subject': 'Your community garden bed is waiting', '/call_to_action': 'Choose your bed' } },
  ),
  readable('syntax/entities-for-marks', 'email', json(email).replaceAll('"', '&quot;')),
  readable(
    'syntax/mark-nul-and-zero-width',
    'email',
    `\uFEFF${json(email, null, 1).replace('"subject"', '"\u200Bsubject"').replace('"body"', '"bo\u200Ddy"').replace('\n}', '\u0000\n}')}\u0000`,
  ),
  readable(
    'syntax/raw-crlf',
    'email',
    `{\r\n"subject": "${String(email['subject'])}",\r\n"preheader": "${String(email['preheader'])}",\r\n"body": "${raw.replaceAll('\n', '\r\n')}",\r\n"call_to_action": "Save my place"\r\n}\r\n`,
  ),
  readable(
    'syntax/no-break-spaces',
    'frenchPage',
    json(frenchPage, null, 2).replaceAll(/\n +/g, (found) => found.replaceAll(' ', '\u00A0')),
  ),
  readable('syntax/subject-twice', 'email', `{"subject": "Sourdough!!!", ${json(email).slice(1)}`, { draft: '!!!' }),
  readable('syntax/subject-again-and-empty', 'gardenEmail', `${json(gardenEmail).slice(0, -1)}, "subject": ""}`),
  readable('syntax/bracket-of-a-list-missing', 'germanArticle', json(germanArticle).replace('}],"conclusion"', '},"conclusion"')),
  readable('syntax/wrong-bracket', 'page', json(page).replace('"}],"call', '"}},"call')),
  readable('syntax/brackets-between-items-missing', 'germanArticle', json(germanArticle).replaceAll('"},{"heading"', '","heading"')),
  readable('syntax/too-many-brackets', 'metaAd', `{${json(metaAd)}}}]`),
  incomplete(
    'syntax/dots-for-the-rest',
    'germanArticle',
    json({ ...germanArticle, sections: [(germanArticle['sections'] as unknown[])[0]] }).replace('}],"con', '}, ...],"con'),
  ),
  incomplete('syntax/comment-for-the-rest', 'page', json(page, null, 1).replace('"faq": [', '"faq": [\n // ... more questions here')),
  readable('syntax/python-comments', 'spanishGoogle', json(spanishGoogle, null, 2).replaceAll(/",\n/g, '",  # ok, menos de 30\n')),
  readable(
    'syntax/lines-continued',
    'email',
    json(email).replace('six evenings', 'six \\\nevenings').replace('flour and', 'flour \\\nand'),
  ),
  readable('syntax/bold-names-in-points', 'email', `{\n${lines(email, (name, value) => `* **"${name}"**: ${json(value)}`)}\n}`),
  readable(
    'syntax/fence-inside-a-body',
    'germanArticle',
    fenced({
      ...germanArticle,
      conclusion: 'So sieht der Plan aus:\n\n```json\n{"title": "Plan", "slug": "x"}\n```\n\nGeben Sie dem Brot einen Topf.',
    }),
    {
      parts: {
        '/title': String(germanArticle['title']),
        '/conclusion': 'So sieht der Plan aus:\n\n```json\n{"title": "Plan", "slug": "x"}\n```\n\nGeben Sie dem Brot einen Topf.',
      },
    },
  ),
  readable(
    'syntax/raw-lines-quotes-and-a-comma-lost',
    'article',
    `Sure! Here you go:\n\n\`\`\`json\n{\n  title: 'Sourdough for beginners',\n  'slug': 'sourdough-for-beginners'\n  “meta_title”: “Sourdough for beginners: a calm first loaf”,\n  "meta_description": "How a sourdough starter, flour, water and patience become a loaf in a home kitchen.",\n  "introduction": "A good loaf begins days before the oven is warm,\nwith a "sourdough starter" on the counter.",\n  "sections": [ { heading: "Feed it daily", body: "Stir in equal weights of flour and water at the same hour each day, and wait until it doubles between meals." }, ],\n  "conclusion": "Begin tonight with one jar, and let the bread teach you the rest."\n\n\`\`\`\nEnjoy!`,
    {
      parts: {
        '/meta_title': 'Sourdough for beginners: a calm first loaf',
        '/slug': 'sourdough-for-beginners',
        '/introduction': 'A good loaf begins days before the oven is warm,\nwith a "sourdough starter" on the counter.',
        '/conclusion': String(article['conclusion']),
      },
    },
  ),
];
