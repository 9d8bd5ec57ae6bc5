import { incomplete, readable, type BrokenAnswer } from '../broken-answer.ts';
import { fenced } from './fenced.ts';
import { outputs } from './outputs.ts';

const json = JSON.stringify;
const { email, germanEmail, gardenEmail, linkedinPost, frenchPost, page, frenchPage, article, spanishArticle, germanArticle, metaAd } =
  outputs;

const draft = { ...email, subject: 'Unlock sourdough secrets now', body: 'Hey foodie, are you ready to unlock sourdough?' };
const gardenDraft = { ...gardenEmail, subject: 'Dig in, green thumbs!', preheader: 'It is dirt cheap' };
const unlocked = { draft: 'nlock sourdough' };

/** Thoughts, drafts, second attempts and criticism in the answer itself. */
export const independentThoughts: readonly BrokenAnswer[] = [
  readable(
    'thoughts/upper-case-with-attribute',
    'email',
    `<THINKING effort="high">\nFirst: ${json(draft)}\n</THINKING>\n${json(email)}`,
    unlocked,
  ),
  readable('thoughts/tags-as-entities', 'email', `&lt;think&gt;Perhaps ${json(draft)}&lt;/think&gt;\n${json(email)}`, unlocked),
  readable(
    'thoughts/nested',
    'email',
    `<think>Outer <think>inner</think> still thinking: ${json(draft)}</think>\n\n${json(email)}`,
    unlocked,
  ),
  incomplete(
    'thoughts/never-closed-with-a-whole-text',
    'email',
    `<think>\nThe user wants an email. Here it goes:\n${fenced(email)}\nThat fits.`,
    { fails: true, draft: 'Bake your first' },
  ),
  incomplete(
    'thoughts/never-closed-and-cut',
    'page',
    { content: `<think>\nHeadline options: ${json({ headline: 'Get baked' })}. Sections: w`, finish: 'length' },
    { fails: true, draft: 'Get baked' },
  ),
  readable(
    'thoughts/steps-with-a-draft-in-each',
    'email',
    `**Step 1: Understand the brief**\nAn email about a course.\n\n**Step 2: Draft**\n${fenced(draft)}\n\n**Step 3: Check and finish**\n"Unlock" is worn. Final:\n\n${fenced(email)}`,
    unlocked,
  ),
  incomplete(
    'thoughts/last-step-has-only-the-changes',
    'email',
    `Step 1 – draft:\n${fenced(draft)}\n\nStep 2 – improved parts:\n${fenced({ subject: 'Bake your first sourdough in March' })}`,
    unlocked,
  ),
  incomplete(
    'thoughts/draft-and-criticism-without-an-end',
    'gardenEmail',
    `${json(gardenDraft)}\n\nHmm, "dirt cheap" is a pun that the brief did not ask for, and the subject lacks the keyword. I need to rewrite both.`,
    { draft: 'dirt cheap' },
  ),
  readable(
    'thoughts/critique-then-revision',
    'gardenEmail',
    `First version:\n${json(gardenDraft)}\n\nCritique: the pun is cheap.\n\nRevised version:\n${json(gardenEmail)}`,
    { draft: 'Dig in' },
  ),
  readable(
    'thoughts/draft-and-final-members',
    'email',
    json({ thoughts: 'Calm, not loud.', draft, critique: 'It says unlock.', final: email }),
    unlocked,
  ),
  readable(
    'thoughts/reasoning-member-beside-the-parts',
    'linkedinPost',
    json({ chain_of_thought: 'Start with a confession. Typing is dead?', ...linkedinPost }),
    { draft: 'Typing is dead' },
  ),
  readable(
    'thoughts/versions-with-a-final-one',
    'page',
    json({ draft_1: { ...page, headline: 'Get baked with us' }, critique: 'Silly.', final_version: page }),
    { draft: 'Get baked' },
  ),
  readable(
    'thoughts/corrected-below',
    'email',
    `${json(draft)}\n\nWait, I must not use "unlock". Corrected:\n\n${fenced(email)}`,
    unlocked,
  ),
  incomplete(
    'thoughts/correction-in-a-sentence',
    'email',
    `${json({ ...email, call_to_action: 'Unlock sourdough today' })}\n\nCorrection: "call_to_action" should be "Save my place".`,
    unlocked,
  ),
  incomplete(
    'thoughts/full-draft-then-a-cut-end',
    'page',
    {
      content: `Draft:\n${json({ ...page, headline: 'Get baked with us' })}\n\nFinal answer:\n${json(page).slice(0, 210)}`,
      finish: 'length',
    },
    { draft: 'Get baked' },
  ),
  readable(
    'thoughts/german-draft-and-end',
    'germanEmail',
    `Zuerst überlege ich, wen wir ansprechen.\n\nEntwurf:\n${json({ ...germanEmail, subject: 'Rad kaputt? Ab zu uns!' })}\n\nDas ist zu laut. Endfassung:\n${json(germanEmail)}`,
    { draft: 'Rad kaputt' },
  ),
  readable(
    'thoughts/french-draft-and-end',
    'frenchPost',
    `Brouillon : ${json({ ...frenchPost, text: 'Le marché, c’est géant ! #marché' })}\nTrop familier.\nVersion finale : ${json(frenchPost)}`,
    { draft: 'géant' },
  ),
  readable(
    'thoughts/spanish-analysis',
    'spanishArticle',
    `<análisis>El lector vive en un piso. Borrador: {"title": "La jungla en casa"}</análisis>\n${json(spanishArticle)}`,
    { draft: 'jungla' },
  ),
  readable(
    'thoughts/in-comments',
    'email',
    `{\n  // first idea: "Unlock sourdough", but that is worn\n  "subject": ${json(email['subject'])},\n  "preheader": ${json(email['preheader'])}, /* 41 characters, unlock sourdough no */\n  "body": ${json(email['body'])},\n  "call_to_action": ${json(email['call_to_action'])}\n}`,
    unlocked,
  ),
  readable(
    'thoughts/scratchpad',
    'gardenEmail',
    `<scratchpad>\n${json(gardenDraft)}\nno puns\n</scratchpad>\n<answer>\n${json(gardenEmail)}\n</answer>`,
    { draft: 'Dig in' },
  ),
  readable(
    'thoughts/planning-and-reflection',
    'email',
    `<planning>1. greet 2. offer</planning>\n<draft>${json(draft)}</draft>\n<reflection>Drop unlock.</reflection>\n<output>${json(email)}</output>`,
    unlocked,
  ),
  readable(
    'thoughts/inner-monologue',
    'linkedinPost',
    `<inner_monologue>Pens win? {"text":"Pens win #teamwork #focus","hashtags":[]}</inner_monologue>${json(linkedinPost)}`,
    { draft: 'Pens win' },
  ),
  readable(
    'thoughts/thinking-process-in-points',
    'email',
    `Thinking Process:\n\n1.  **Analyze the Request:** email, sourdough course.\n2.  **Draft Content:**\n    *   Subject: Unlock sourdough secrets now\n    *   Preheader: Six nights of dough\n    *   Body: Hey foodie, unlock sourdough.\n    *   Call to action: Go\n3.  **Refine:** calmer.\n4.  **Final JSON:**\n\n${json(email)}`,
    unlocked,
  ),
  readable('thoughts/thought-for-seconds', 'page', `Thought for 12 seconds\n\n${json(page)}`),
  readable(
    'thoughts/details-element',
    'email',
    `<details type="reasoning" done="true" duration="9">\n<summary>Thought for 9 seconds</summary>\n> ${json(draft)}\n</details>\n${json(email)}`,
    unlocked,
  ),
  readable('thoughts/in-a-quote', 'email', `> The subject could be: ${json(draft)}\n> but that is worn.\n\n${json(email)}`, unlocked),
  readable('thoughts/in-a-fence-of-their-own', 'gardenEmail', `\`\`\`thinking\n${json(gardenDraft)}\n\`\`\`\n\n${fenced(gardenEmail)}`, {
    draft: 'Dig in',
  }),
  readable(
    'thoughts/thought-word-before',
    'email',
    `thought\nThe user wants an email. Possible: ${json(draft)}. Too loud.\n\n${fenced(email)}`,
    unlocked,
  ),
  readable(
    'thoughts/after-the-answer',
    'email',
    `${json(email)}\n\n<think>\nI could also have written ${json(draft)}, but it is loud.\n</think>`,
    unlocked,
  ),
  readable(
    'thoughts/in-both-places',
    'page',
    `<think>one ${json({ ...page, headline: 'Get baked' })}</think>\nNow the page.\n<think>two {"headline":"Get baked again"}</think>\n${json(page)}`,
    { draft: 'Get baked' },
  ),
  readable(
    'thoughts/reflection-prompt-form',
    'email',
    `<thinking>\nPlan.\n<reflection>${json(draft)} is worn</reflection>\n</thinking>\n<output>\n${json(email)}\n</output>`,
    unlocked,
  ),
  readable(
    'thoughts/in-a-value',
    'email',
    json({ ...email, body: `<think>Start with hello? Unlock sourdough?</think>\n\n${String(email['body'])}` }),
    unlocked,
  ),
  incomplete(
    'thoughts/only-a-plan',
    'article',
    '1. Title: something with beginners\n2. Sections: starter, oven, patience\n3. Then I write the JSON.\n\nLet me begin.',
    {},
  ),
  readable(
    'thoughts/square-brackets',
    'germanArticle',
    `[THINK]Entwurf: ${json({ ...germanArticle, title: 'Brot-Hacks für alle' })}[/THINK]${json(germanArticle)}`,
    { draft: 'Brot-Hacks' },
  ),
  incomplete(
    'thoughts/better-version-announced-only',
    'metaAd',
    `${json(metaAd).replace('Rain at eight', 'Soaked again')}\n\nLet me improve the first variant, it is negative.`,
    { draft: 'Soaked again' },
  ),
  readable(
    'thoughts/better-version-by-another-name',
    'metaAd',
    `${json(metaAd).replace('Rain at eight', 'Soaked again')}\n\nbetter version:\n${json(metaAd)}`,
    { draft: 'Soaked again' },
  ),
  readable(
    'thoughts/guidance-is-no-thought',
    'frenchPage',
    json({ ...frenchPage, subheadline: 'Étape 1 : apportez-la. Étape 2 : réparez-la.' }),
    { parts: { '/subheadline': 'Étape 1 : apportez-la. Étape 2 : réparez-la.' } },
  ),
  readable(
    'thoughts/steps-are-the-text',
    'article',
    json({
      ...article,
      sections: [
        {
          heading: 'Step 1: Feed',
          body: 'Draft a plan first. Step 2: stir flour and water, then wait until it doubles; final step: bake. Think of it as a pet.',
        },
      ],
    }),
    {
      parts: {
        '/sections/0/heading': 'Step 1: Feed',
        '/sections/0/body':
          'Draft a plan first. Step 2: stir flour and water, then wait until it doubles; final step: bake. Think of it as a pet.',
      },
    },
  ),
  readable(
    'thoughts/a-text-about-tags',
    'linkedinPost',
    json({
      ...linkedinPost,
      text: 'A tag like <think> in a chat tells that a machine is thinking. So do our meeting notes: “unclear” is a good word.\n\n#teamwork #focus',
    }),
    {
      parts: {
        '/text':
          'A tag like <think> in a chat tells that a machine is thinking. So do our meeting notes: “unclear” is a good word.\n\n#teamwork #focus',
      },
    },
  ),
];
