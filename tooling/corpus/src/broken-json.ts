import { incomplete, readable, type BrokenAnswer } from './broken-answer.ts';
import { wholeAnswers as whole, type WholeAnswerName } from './whole-answers.ts';

const json = (of: WholeAnswerName, indent?: number): string => JSON.stringify(whole[of].output, null, indent);
const email = whole.email.output as Readonly<Record<'subject' | 'preheader' | 'body' | 'call_to_action', string>>;
const bare = (of: WholeAnswerName, indent = 2): string => json(of, indent).replace(/"(\w+)":/g, '$1:');
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;
const raw = (of: WholeAnswerName): string => json(of, 2).replaceAll(String.raw`\n`, '\n');
const withBody = (body: string): string => json('email', 2).replace(JSON.stringify(email.body), () => `"${body}"`);
const saying = (body: string) => ({ reads: { ...email, body } });

/** Almost JSON: nothing is missing but signs. */
export const brokenJson: readonly BrokenAnswer[] = [
  readable('a comma behind the last member', 'email', json('email', 2).replace(/\n}$/, ',\n}')),
  readable('commas behind last items', 'article', json('article', 2).replace(/\n(\s*[}\]])/g, ',\n$1')),
  readable('no commas between lines', 'email', json('email', 2).replaceAll('",\n', '"\n')),
  readable('one comma missing', 'page', json('page', 2).replace('",\n  "subheadline"', '"\n  "subheadline"')),
  readable('one comma missing between objects', 'metaAd', json('metaAd', 2).replace('},\n', '}\n')),
  readable('a semicolon for a comma', 'post', json('post', 2).replace('",\n', '";\n')),
  readable('two commas', 'email', json('email').replace('","preheader', '",,"preheader')),
  readable(
    'single quotes',
    'post',
    `{'text': ${quoted(String(whole.post.output['text'])).replaceAll('\n', String.raw`\n`)}, 'hashtags': ['baking']}`,
  ),
  readable(
    'python: single quotes, True and None',
    'google',
    `{'variants': [{'primary_text': None, 'headlines': ['Sourdough course in March', 'Bake with your own starter', 'Six calm evenings'], 'descriptions': ['Learn sourdough after work. You take your own starter home.', 'Small groups, warm ovens, one loaf each week. Save your place.']}], 'final': True}`,
  ),
  readable(
    'single quotes around apostrophes',
    'email',
    `{'subject': ${quoted(email.subject)}, 'preheader': ${quoted(email.preheader)}, 'body': 'It\\'s time. We\\'re open.', 'call_to_action': 'Let\\'s bake'}`,
    { reads: { ...email, body: "It's time. We're open.", call_to_action: "Let's bake" } },
  ),
  readable('names without quotation marks', 'email', bare('email')),
  readable('names without quotation marks, and commas', 'page', bare('page').replace(/\n(\s*[}\]])/g, ',\n$1')),
  readable(
    'curly quotation marks',
    'email',
    json('email')
      .replace(/"(\w+)":"/g, '“$1”: “')
      .replace(/"(,|})/g, '”$1'),
  ),
  readable('german quotation marks inside', 'germanEmail', json('germanEmail', 2).replace('Winter im Keller', '„Winter“ im Keller'), {
    reads: {
      ...whole.germanEmail.output,
      body: String(whole.germanEmail.output['body']).replace('Winter im Keller', '„Winter“ im Keller'),
    },
  }),
  readable(
    'comments',
    'email',
    json('email', 2).replace('{\n', '{\n  // the subject line\n').replace('",\n  "body"', '", /* under 90 */\n  "body"'),
  ),
  readable('hash comments', 'post', json('post', 2).replace('{\n', '{\n  # the post\n')),
  readable('raw line breaks', 'email', raw('email')),
  readable('raw line breaks in sections', 'spanishArticle', raw('spanishArticle').replace('Piden poca luz', 'Piden\n\npoca luz'), {
    reads: {
      ...whole.spanishArticle.output,
      sections: (whole.spanishArticle.output['sections'] as readonly { heading: string; body: string }[]).map((one) => ({
        ...one,
        body: one.body.replace('Piden poca luz', 'Piden\n\npoca luz'),
      })),
    },
  }),
  readable('raw tabs', 'email', withBody('Hello,\n\n\tin March our kitchen opens.'), saying('Hello,\n\n\tin March our kitchen opens.')),
  readable(
    'loose quotation marks',
    'email',
    withBody('Hello,\\n\\nour "calm kitchen" opens in March for sourdough.'),
    saying('Hello,\n\nour "calm kitchen" opens in March for sourdough.'),
  ),
  readable(
    'loose quotation marks before a comma',
    'email',
    withBody('They call it "calm", and so do we, about sourdough.'),
    saying('They call it "calm", and so do we, about sourdough.'),
  ),
  readable(
    'loose quotation marks and raw line breaks',
    'email',
    withBody('Hello,\n\nour "calm kitchen" opens.\n\nIt is "warm".'),
    saying('Hello,\n\nour "calm kitchen" opens.\n\nIt is "warm".'),
  ),
  readable(
    'a loose quotation mark at the end',
    'email',
    withBody('One guest said: "I never liked bread before this sourdough"'),
    saying('One guest said: "I never liked bread before this sourdough"'),
  ),
  readable(
    'loose quotation marks around a title',
    'post',
    `{"text": "Our course "A calm loaf" starts in March. Learn sourdough.\\n\\n#baking", "hashtags": ["baking"]}`,
    { reads: { text: 'Our course "A calm loaf" starts in March. Learn sourdough.\n\n#baking', hashtags: ['baking'] } },
  ),
  readable(
    'an escaped apostrophe',
    'email',
    withBody("Hello,\\n\\nit\\'s time for sourdough. You\\'ll see."),
    saying("Hello,\n\nit's time for sourdough. You'll see."),
  ),
  readable('escaped Markdown', 'email', withBody('Hello,\\n\\n\\*Bold\\* sourdough \\_words\\_.'), {
    reads: { ...email, body: String.raw`Hello,` + '\n\n' + String.raw`\*Bold\* sourdough \_words\_.` },
  }),
  readable('the last brace missing', 'email', json('email', 2).slice(0, -2)),
  readable('one brace too many', 'page', `${json('page')}}`),
  readable('brackets too many, and prose', 'metaAd', `${json('metaAd')}]}\n\nDone.`),
  readable('a bracket of the wrong kind', 'google', json('google').replace(/\]\}\]\}$/, ']}}]')),
  readable(
    'an equals sign for a colon',
    'post',
    `{text="A calm loaf is a learnt loaf. Our sourdough course starts in March. #baking", hashtags=["baking"]}`,
    { reads: { ...whole.post.output, text: 'A calm loaf is a learnt loaf. Our sourdough course starts in March. #baking' } },
  ),
  readable(
    'joined strings',
    'email',
    withBody('Hello, in March our kitchen opens. " +\n    "You bring a jar for sourdough.'),
    saying('Hello, in March our kitchen opens. You bring a jar for sourdough.'),
  ),
  readable(
    'backticks for long texts',
    'email',
    json('email', 2).replace(JSON.stringify(email.body), () => `\`${email.body}\``),
  ),
  readable(
    'three quotation marks for long texts',
    'email',
    json('email', 2).replace(JSON.stringify(email.body), () => `"""${email.body}"""`),
  ),
  readable('an ellipsis for a last item', 'metaAd', json('metaAd').replace(/\}\]\}$/, '}, ...]}'), { mayBeReady: false }),
  readable('undefined', 'google', json('google').replace('null', 'undefined')),
  readable('no-break spaces between members', 'email', json('email', 2).replaceAll('\n  ', '\n\u00a0\u00a0')),
  readable(
    'several faults at once',
    'germanEmail',
    `Hier die E-Mail:\n\n\`\`\`json\n${bare('germanEmail').replaceAll('",\n', '"\n').replace('{\n', '{ // Entwurf fertig\n')}\n\`\`\`\nViel Erfolg!`,
  ),
  readable('html entities for quotation marks', 'post', json('post').replaceAll('"', '&quot;')),
  readable(
    'unicode escapes',
    'frenchPost',
    json('frenchPost').replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  readable(
    'names in capitals',
    'email',
    json('email').replace(/"(\w+)":/g, (_, name: string) => `"${name.toUpperCase()}":`),
  ),
  incomplete('a stray word before a name', 'page', json('page', 2).replace('"call_to_action"', 'And "call_to_action"'), {
    mayBeReady: false,
  }),
];
