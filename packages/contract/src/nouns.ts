import type { Contract } from './contract.ts';

interface Noun {
  /** What the ids of its records begin with. */
  readonly idPrefix?: string;
  /** What the document says of its operations together. */
  readonly description: string;
}

/** What operations are about, by the names of their groups. */
export const nouns = {
  content: {
    idPrefix: 'cnt',
    description:
      'Marketing texts that a language model writes from a brief. Each is checked and stored. The record is stored before the model is called, so that no request is lost. ' +
      'A brief that is impossible to fulfil (keywords and hashtags that together exceed the limit of the platform) is rejected with 400.',
  },
  models: { description: 'The language models that write. A brief may name one; each kind of content has a default.' },
  campaigns: {
    idPrefix: 'cmp',
    description:
      'Campaigns and their lifecycle. An action that the table does not allow is answered with 409 `invalid_transition` and changes nothing. Of two concurrent actions, one succeeds.',
  },
  brandVoices: {
    idPrefix: 'brv',
    description:
      'How a brand speaks: advice to the writer, words to avoid, terms by language, disclaimers by kind and platform. A brief names one; what is written with it keeps it as it was.',
  },
  keys: {
    idPrefix: 'key',
    description:
      'The API keys of the workspace. A key is shown once, when it is created, and stored as a hash. A key never creates one that may do more or lives longer than itself.',
  },
  events: {
    description:
      'What was changed, by whom, and what it was before. Each change and its event are stored together. Other systems follow them without missing anything or asking twice: [how](/docs/guides/events).',
  },
  activity: {
    description:
      'What was done and by whom: the events, read from the other side, and how often calls were refused. Those of a campaign or a text are with it.',
  },
  usage: {
    description:
      'What language models were used for, by day. Every call of a model that has ended is counted, whatever became of its text; the calls for a text are listed with `GET /content/{id}/attempts`.',
  },
  workspaces: {
    idPrefix: 'wsp',
    description:
      'Teams on the same server, each with keys, records, usage and events of its own. Only a key of the first workspace, the one that the first start made, with the scope `admin` manages them.',
  },
  me: { description: 'The key that the request was made with, and its workspace.' },
} as const satisfies Record<keyof Contract, Noun>;

/** What ids of records begin with. */
export type IdPrefix = Extract<(typeof nouns)[keyof typeof nouns], { readonly idPrefix: string }>['idPrefix'];
