import { readable, type BrokenAnswer } from './broken-answer.ts';
import { wholeAnswers as whole, type WholeAnswerName } from './whole-answers.ts';

const json = (of: WholeAnswerName, indent?: number): string => JSON.stringify(whole[of].output, null, indent);

/** Whole JSON, with something around it. */
export const brokenWrapped: readonly BrokenAnswer[] = [
  readable('gpt-4: a fence', 'email', `\`\`\`json\n${json('email', 2)}\n\`\`\``),
  readable(
    'gpt-4: a fence and a greeting',
    'page',
    `Here's your landing page:\n\n\`\`\`json\n${json('page', 2)}\n\`\`\`\n\nLet me know if you'd like any changes!`,
  ),
  readable('llama: a fence without its end', 'email', `\`\`\`json\n${json('email')}`),
  readable('mistral: a fence in capitals', 'post', `\`\`\`JSON\n${json('post')}\n\`\`\``),
  readable('qwen: a fence with javascript', 'google', `\`\`\`javascript\n${json('google', 2)}\n\`\`\``),
  readable('gemini: tildes', 'article', `~~~json\n${json('article', 2)}\n~~~`),
  readable(
    'claude: prose with brackets before',
    'germanEmail',
    `Gerne [wie gewünscht] – hier ist die E-Mail {im JSON-Format}:\n\n${json('germanEmail', 2)}`,
  ),
  readable(
    'claude: an explanation after',
    'email',
    `${json('email', 2)}\n\nI kept the subject short and put the keyword "sourdough" in it. {Feel free to adapt.}`,
  ),
  readable('llama: answer tags', 'post', `<answer>\n${json('post')}\n</answer>`),
  readable('qwen: output tags and a fence', 'spanishArticle', `<output>\n\`\`\`json\n${json('spanishArticle', 2)}\n\`\`\`\n</output>`),
  readable('a byte order mark', 'email', `\ufeff${json('email')}`),
  readable('windows line breaks', 'page', json('page', 2).replaceAll('\n', '\r\n')),
  readable('under its kind', 'email', `{"email": ${json('email')}}`),
  readable('under output', 'google', `{"output": ${json('google')}}`),
  readable('under result.data', 'page', `{"result": {"status": "ok", "data": ${json('page')}}}`),
  readable('with its type beside it', 'post', JSON.stringify({ type: 'social_post', platform: 'linkedin', ...whole.post.output })),
  readable('with a word count beside it', 'article', JSON.stringify({ ...whole.article.output, word_count: 52, language: 'en' })),
  readable('in a list of one', 'email', `[${json('email')}]`),
  readable('in a list of one in a list of one', 'post', `[[${json('post')}]]`),
  readable('the bare list of variants', 'metaAd', JSON.stringify(whole.metaAd.output['variants'])),
  readable('one variant without its list', 'google', JSON.stringify((whole.google.output['variants'] as readonly unknown[])[0])),
  readable(
    'variants as an object',
    'metaAd',
    JSON.stringify({
      variants: Object.fromEntries(
        (whole.metaAd.output['variants'] as readonly unknown[]).map((one, index) => [`variant_${index + 1}`, one]),
      ),
    }),
  ),
  readable(
    'variants as members',
    'metaAd',
    JSON.stringify(
      Object.fromEntries((whole.metaAd.output['variants'] as readonly unknown[]).map((one, index) => [`variant_${index + 1}`, one])),
    ),
  ),
  readable(
    'variants one a line',
    'metaAd',
    (whole.metaAd.output['variants'] as readonly unknown[]).map((one) => JSON.stringify(one)).join('\n'),
  ),
  readable(
    'JSON Lines, a member a line',
    'email',
    Object.entries(whole.email.output)
      .map(([name, value]) => JSON.stringify({ [name]: value }))
      .join('\n'),
  ),
  readable(
    'a fence for each part',
    'germanEmail',
    Object.entries(whole.germanEmail.output)
      .map(([name, value]) => `### ${name}\n\`\`\`json\n${JSON.stringify({ [name]: value })}\n\`\`\``)
      .join('\n\n'),
  ),
  readable('encoded twice', 'email', JSON.stringify(json('email'))),
  readable('encoded twice in an output', 'page', JSON.stringify({ output: json('page') })),
  readable('encoded twice, in a fence', 'post', `\`\`\`json\n${JSON.stringify(json('post'))}\n\`\`\``),
  readable('escaped without its quotation marks', 'post', JSON.stringify(json('post')).slice(1, -1)),
  readable('bare members', 'email', json('email', 2).slice(1, -1).trim()),
  readable('bare members and the last brace', 'page', json('page').slice(1)),
  readable('bare members in a fence', 'germanEmail', `\`\`\`json\n${json('germanEmail', 2).slice(1, -1).trim()}\n\`\`\``),
  readable(
    'groups',
    'article',
    JSON.stringify({
      seo: pick('article', ['slug', 'meta_title', 'meta_description']),
      content: pick('article', ['title', 'introduction', 'sections', 'conclusion']),
    }),
  ),
  readable(
    'a group beside the rest',
    'page',
    JSON.stringify({
      ...pick('page', ['headline', 'subheadline', 'sections', 'call_to_action', 'faq']),
      seo: pick('page', ['meta_title', 'meta_description']),
    }),
  ),
  readable('name and value', 'email', JSON.stringify(Object.entries(whole.email.output).map(([name, value]) => ({ name, value })))),
  readable(
    'the schema with values',
    'email',
    JSON.stringify({ type: 'object', properties: whole.email.output, required: Object.keys(whole.email.output) }),
  ),
  readable(
    'the schema first',
    'post',
    `Schema: {"type":"object","properties":{"text":{"type":"string"},"hashtags":{"type":"array"}}}\n\nAnswer:\n${json('post')}`,
  ),
  readable(
    'a template first',
    'email',
    `I will use this shape: {"subject": "", "preheader": "", "body": "", "call_to_action": ""}\n\n${json('email')}`,
  ),
  readable('a whole chat completion', 'email', JSON.stringify({ choices: [{ message: { role: 'assistant', content: json('email') } }] })),
  readable('qwen: a call in tags', 'email', `<tool_call>\n{"name": "email", "arguments": ${json('email')}}\n</tool_call>`),
  readable('llama: a call with parameters', 'page', `{"type": "function", "name": "landing_page", "parameters": ${json('page')}}`),
  readable('mistral: a call with a string', 'post', `[TOOL_CALLS][{"name": "social_post", "arguments": ${JSON.stringify(json('post'))}}]`),
  readable(
    'elements',
    'email',
    Object.entries(whole.email.output)
      .map(([name, value]) => `<${name}>\n${String(value)}\n</${name}>`)
      .join('\n'),
  ),
  readable(
    'elements in an element',
    'germanEmail',
    `<email>\n${Object.entries(whole.germanEmail.output)
      .map(([name, value]) => `  <${name}>${String(value)}</${name}>`)
      .join('\n')}\n</email>`,
  ),
  readable(
    'elements with sections',
    'article',
    `<article>${['title', 'slug', 'meta_title', 'meta_description', 'introduction'].map((name) => `<${name}>${String(whole.article.output[name])}</${name}>`).join('')}<sections>${(whole.article.output['sections'] as readonly { heading: string; body: string }[]).map(({ heading, body }) => `<section><heading>${heading}</heading><body>${body}</body></section>`).join('')}</sections><conclusion>${String(whole.article.output['conclusion'])}</conclusion></article>`,
  ),
];

function pick(of: WholeAnswerName, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, whole[of].output[name]]));
}
