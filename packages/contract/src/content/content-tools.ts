import type { AgentTool } from '../operation/agent-tool.ts';

/** The members of a record that the server alone decides. */
export const ownOfContent = [
  'id',
  'type',
  'status',
  'queue_position',
  'campaign_id',
  'source_content_id',
  'revision',
  'created_at',
  'updated_at',
];

/** A record as agents are shown it: `text` repeats `output`, except where an edit begins. */
const record = {
  own: ownOfContent,
  omits: [
    'request',
    'output',
    'generation',
    'approved',
    'tags',
    'created_at',
    'updated_at',
    'checks.measured',
    'checks.limit',
    'checks.unit',
    'checks.span',
  ],
  next: {
    generating: 'It is still being written: call get_content with this id and wait_s 40, as often as it takes.',
    ready:
      'Show it to the person who asked. edit_content and rewrite_content change it; whether it is approved or goes out, a person decides in Handbill.',
    needs_review:
      'A check failed: mend what untrusted.checks names with edit_content or rewrite_content. Only a person may accept a failed check, in Handbill.',
    failed: 'It was not written; untrusted.error says why. Call generate_content with the same brief and again: true, once.',
    cancelled: 'A person stopped it. Ask before you call generate_content for it again.',
  },
} as const satisfies Partial<AgentTool>;

const example = 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5';
const follow = 'GET /content/{id}';

const rewriting = {
  ...record,
  follow,
  name: 'rewrite_content',
  description:
    'Have a model write parts of a text anew, or with no pointers the whole as a new text. pointers name parts of output: /subject, /sections/0/body. Say in instructions what is to be other.',
} as const satisfies Partial<AgentTool>;

/** The tools of content, by the operation that each calls. */
export const contentTools = {
  generate: {
    ...record,
    follow,
    name: 'generate_content',
    description:
      'Write a new marketing text from a brief: a blog article, social post, email, ad or landing page. Give figures, names and prices that it may state in facts. Posts and ads need a platform, ads a product and a unique_selling_proposition. The answer has the text, or its content_id while it is being written.',
    example: { type: 'social_post', platform: 'linkedin', topic: 'Our sourdough course starts in March', facts: ['6 evenings', '240 EUR'] },
    without: ['background', 'review'],
    sets: { background: true },
  },
  get: {
    ...record,
    follow,
    name: 'get_content',
    description: 'Read a text by its id, and wait for it while it is being written. Give wait_s to wait.',
    example: { id: example, wait_s: 40 },
    without: ['wait'],
  },
  list: {
    name: 'list_content',
    description: 'Find texts by kind, status, campaign or words, newest first. Read one with get_content.',
    example: { type: ['email'], status: ['ready'], limit: 10 },
    without: ['view', 'deleted', 'offset'],
    sets: { view: 'summary' },
    own: ['pagination'],
    omits: [
      'data.generation',
      'data.error',
      'data.queue_position',
      'data.created_by',
      'data.updated_by',
      'data.source_content_id',
      'pagination.offset',
    ],
  },
  update: {
    ...record,
    name: 'edit_content',
    description:
      'Change parts, title, tags or campaign of a text with words of your own. Parts of output that are left out stay; the checks run again.',
    example: { id: example, output: { subject: 'Six evenings of sourdough' } },
  },
  rewrite: {
    ...rewriting,
    example: { id: example, pointers: ['/subject'], instructions: 'Shorter, and with the month.' },
    sets: { background: true },
  },
  regenerate: {
    ...rewriting,
    example: { id: example, instructions: 'Half as long.' },
    without: ['background', 'campaign_id', 'model', 'review', 'source_text', 'tags', 'type'],
    sets: { background: true },
  },
  check: {
    name: 'check_text',
    description:
      'Check a text of any origin against a brief and a voice: limits, figures, keywords, words to avoid. Nothing is stored and no model is called.',
    example: { type: 'email', topic: 'Spring menu', output: { subject: 'Our spring menu', body: 'Asparagus from Friday on.' } },
    without: ['background', 'review', 'brand_voice', 'model', 'campaign_id', 'instructions', 'tags', 'outcome'],
    own: ['outcome'],
    omits: ['checks.measured', 'checks.limit', 'checks.unit', 'checks.span'],
  },
} as const satisfies Record<string, AgentTool>;
