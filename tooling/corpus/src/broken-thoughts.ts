import { incomplete, readable, type BrokenAnswer } from './broken-answer.ts';
import { wholeAnswers as whole, type WholeAnswerName } from './whole-answers.ts';

const json = (of: WholeAnswerName, indent?: number): string => JSON.stringify(whole[of].output, null, indent);

const word = 'Zweitbrot';
/** A draft that would be a text of its kind. */
const draftOf = (of: WholeAnswerName): string => json(of).replace(/("(?:subject|text|title|headline)":"|"headlines":\[")/, `$1${word} `);
const thought = (of: WholeAnswerName): string => `The user wants a short text. First try: ${draftOf(of)} Too long, I will cut it.`;
const draft = { draft: word };

/** Answers with thoughts in them. */
export const brokenThoughts: readonly BrokenAnswer[] = [
  readable('deepseek: think', 'email', `<think>\n${thought('email')}\n</think>\n\n${json('email', 2)}`, draft),
  readable('deepseek: only the end of think', 'post', `${thought('post')}\n</think>\n\n${json('post')}`, draft),
  readable('qwen: think twice opened', 'page', `<think>\n<think>\n${thought('page')}\n</think>\n${json('page')}`, draft),
  readable('qwen: an empty think', 'germanEmail', `<think>\n\n</think>\n\n${json('germanEmail')}`),
  readable('claude: thinking', 'article', `<thinking>${thought('article')}</thinking>\n<answer>${json('article')}</answer>`, draft),
  readable('a thought with attributes', 'email', `<thinking duration="4s">${thought('email')}</thinking>${json('email')}`, draft),
  readable('reasoning', 'google', `<reasoning>${thought('google')}</reasoning>\n\`\`\`json\n${json('google')}\n\`\`\``, draft),
  readable('capitals', 'post', `<THINK>${thought('post')}</THINK>${json('post')}`, draft),
  readable('magistral: THINK', 'frenchPost', `[THINK]${thought('frenchPost')}[/THINK]${json('frenchPost')}`, draft),
  readable('kimi: triangles', 'email', `◁think▷${thought('email')}◁/think▷${json('email')}`, draft),
  readable(
    'openthinker: begin_of_thought',
    'email',
    `<|begin_of_thought|>\n${thought('email')}\n<|end_of_thought|>\n\n<|begin_of_solution|>\n${json('email')}\n<|end_of_solution|>`,
    draft,
  ),
  readable(
    'command: START_THINKING',
    'page',
    `<|START_THINKING|>${thought('page')}<|END_THINKING|><|START_RESPONSE|>${json('page')}<|END_RESPONSE|>`,
    draft,
  ),
  readable(
    'granite: thought process',
    'email',
    `Here is my thought process:\n${thought('email')}\n\nHere is my response:\n${json('email')}`,
    draft,
  ),
  readable('seed: think', 'post', `<seed:think>${thought('post')}</seed:think>${json('post')}`, draft),
  readable('gemma: channel thought', 'email', `<|channel>thought\n${thought('email')}<channel|>${json('email')}`, draft),
  readable(
    'gpt-oss: harmony',
    'email',
    `<|channel|>analysis<|message|>${thought('email')}<|end|><|start|>assistant<|channel|>final<|message|>${json('email')}<|return|>`,
    draft,
  ),
  readable(
    'gpt-oss: harmony with a constraint',
    'google',
    `<|start|>assistant<|channel|>analysis<|message|>${thought('google')}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${json('google')}`,
    draft,
  ),
  readable(
    'gpt-oss: a call in the commentary',
    'post',
    `<|channel|>analysis<|message|>${thought('post')}<|end|><|start|>assistant<|channel|>commentary to=functions.social_post <|constrain|>json<|message|>${json('post')}<|call|>`,
    draft,
  ),
  readable('gpt-oss: lost marks', 'germanEmail', `analysis${thought('germanEmail')}assistantfinal${json('germanEmail')}`, draft),
  readable('a fence of thoughts', 'email', `\`\`\`thinking\n${thought('email')}\n\`\`\`\n\n\`\`\`json\n${json('email')}\n\`\`\``, draft),
  readable(
    'reflection after a draft',
    'email',
    `<draft>${draftOf('email')}</draft>\n<reflection>The subject is dull.</reflection>\n<final>${json('email')}</final>`,
    draft,
  ),
  readable('a scratchpad', 'post', `<scratchpad>\n${thought('post')}\n</scratchpad>\n${json('post')}`, draft),
  readable('prose, then thoughts', 'email', `Sure, let me work on that.\n\n<think>${thought('email')}</think>\n\n${json('email')}`, draft),
  readable('thoughts behind the answer', 'email', `${json('email')}\n<think>That should do.</think>`),
  readable(
    'thoughts on both sides',
    'post',
    `<think>${thought('post')}</think>${json('post')}\n\n<think>One more: ${draftOf('post')}`,
    draft,
  ),
  readable(
    'steps with a draft each',
    'email',
    `Step 1: Draft\n${draftOf('email')}\n\nStep 2: Improve the subject, it is dull.\n\nStep 3: Final\n${json('email')}`,
    draft,
  ),
  readable(
    'steps in fences',
    'page',
    `## Step 1: first draft\n\`\`\`json\n${draftOf('page')}\n\`\`\`\n\n## Step 2: final version\n\`\`\`json\n${json('page')}\n\`\`\``,
    draft,
  ),
  readable('a correction', 'post', `${draftOf('post')}\n\nWait, the first line is weak. Here is the better one:\n\n${json('post')}`, draft),
  readable(
    'schritte auf Deutsch',
    'germanEmail',
    `Schritt 1 – Entwurf:\n${draftOf('germanEmail')}\n\nSchritt 2 – Endfassung:\n${json('germanEmail')}`,
    draft,
  ),
  readable('reasoning apart', 'email', { content: json('email'), message: { reasoning_content: thought('email') } }, draft),
  readable('reasoning apart, by Ollama', 'post', { content: json('post'), message: { thinking: thought('post') } }, draft),
  readable(
    'reasoning in details',
    'page',
    { content: json('page'), message: { reasoning_details: [{ type: 'reasoning.text', text: thought('page') }] } },
    draft,
  ),
  readable(
    'mistral: thoughts among the parts',
    'email',
    {
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: thought('email') }] },
        { type: 'text', text: json('email') },
      ],
    },
    draft,
  ),
  readable(
    'a part of reasoning with text',
    'post',
    {
      content: [
        { type: 'reasoning', text: thought('post') },
        { type: 'text', text: json('post') },
      ],
    },
    draft,
  ),
  incomplete('an open think', 'email', `<think>\n${thought('email')}\n\nSo the answer would be: ${draftOf('email')}`, draft),
  incomplete('an open think that was cut', 'post', { content: `<think>${thought('post')}`, finish: 'length' }, draft),
  incomplete('thoughts and nothing else', 'page', `<think>${thought('page')}</think>\n\n`, draft),
  incomplete('an open THINK', 'frenchPost', `[THINK]${thought('frenchPost')}`, draft),
  incomplete('harmony without a final message', 'email', `<|channel|>analysis<|message|>${thought('email')}<|end|>`, draft),
  incomplete('harmony that lost its marks, and its end', 'google', `analysis${thought('google')}`, draft),
  incomplete(
    'nothing but reasoning apart',
    'email',
    { content: '', message: { reasoning_content: `${thought('email')} ${json('email')}` } },
    draft,
  ),
  incomplete(
    'nothing but thoughts among the parts',
    'post',
    { content: [{ type: 'thinking', thinking: [{ type: 'text', text: thought('post') }] }] },
    draft,
  ),
  incomplete(
    'a draft, and more thoughts',
    'email',
    `Okay, so we need an email. Maybe: ${draftOf('email')}\n\nHmm, the subject is too long. Let me count: 41 characters. I need to shorten it.`,
    draft,
  ),
  incomplete('a draft under its name', 'post', `Draft:\n${draftOf('post')}`, draft),
  incomplete(
    'a draft, and a final text that breaks off',
    'email',
    { content: `Draft: ${draftOf('email')}\n\nFinal: ${json('email').slice(0, 120)}`, finish: 'length' },
    draft,
  ),
  incomplete(
    'a draft, and a shorter final text',
    'page',
    `First version:\n${draftOf('page')}\n\nFinal version:\n${JSON.stringify({ ...whole.page.output, meta_title: undefined, meta_description: undefined })}`,
    draft,
  ),
  incomplete('a draft, and the beginning of another', 'post', `${draftOf('post')}\n\nActually, a better one:\n{"text": "A calm`, draft),
];
