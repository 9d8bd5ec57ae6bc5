import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import { gluten, reminderContract, reminderHandler, reminderScreen, reminderStore } from './added-files.ts';

const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** A section of CONTRIBUTING.md. */
export const sectionOf = (heading: string): string =>
  contributing.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

/** The migration that the section on fields shows. */
const migration = /```ts\n([^]*?)```/.exec(sectionOf('A field of a campaign'))?.[1] ?? '';

interface Addition {
  /** By their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** In which file something is put before a place of it. */
  readonly lines: readonly (readonly [file: string, before: string, line: string])[];
}

const contract = 'packages/contract/src';
const operations = 'packages/operations/src';
const mongo = 'packages/mongo/src';
const consoleSource = 'apps/console/src';
const implementations = `${operations}/registry/implementations.ts`;

/** The recipes of CONTRIBUTING.md, by its headings: one of each. */
export const additions: Readonly<Record<string, Addition>> = {
  'A field of a campaign': {
    lines: [
      [
        `${contract}/campaigns/campaign-fields.ts`,
        '  campaign_type: {',
        "  priority: {\n    input: defaulted(z.int().min(1).max(5).meta({ description: 'How urgent it is' }), 3),\n    output: z.int().meta({ description: 'How urgent it is' }),\n  },\n",
      ],
      [`${mongo}/schema/migrations.ts`, '];\n\ninterface AppliedMigration', migration],
    ],
  },
  'An operation': {
    lines: [
      [
        `${contract}/campaigns/campaign-operations.ts`,
        '  list: query({',
        "  name: query({ scope: 'campaigns:read', route: 'GET /campaigns/{id}/name', summary: 'Get its name', input: CampaignRef, output: z.object({ name: z.string() }), errors: ['not_found'] }),\n",
      ],
      [
        `${operations}/campaigns/campaign-records.ts`,
        'const restorable =',
        "export const name = implement.campaigns.name(async ({ call, input }) => {\n  const { name: found } = assertFound(call, await call.campaigns.get(input.id), 'campaign', input.id);\n  return { name: found };\n});\n",
      ],
      [implementations, '    list: listCampaigns,', '    name: campaigns.name,\n'],
    ],
  },
  'A noun': {
    files: {
      [`${contract}/reminders/reminder-operations.ts`]: reminderContract,
      [`${operations}/reminders/reminder-records.ts`]: reminderHandler,
      [`${mongo}/reminders/mongo-reminders.ts`]: reminderStore,
    },
    lines: [
      [`${contract}/contract.ts`, 'import { workspaces }', "import { reminders } from './reminders/reminder-operations.ts';\n"],
      [`${contract}/contract.ts`, '  workspaces,', '  reminders,\n'],
      [`${contract}/index.ts`, 'export { CalendarFeed,', "export { Reminder } from './reminders/reminder-operations.ts';\n"],
      [implementations, 'import * as workspaces', "import * as reminders from '../reminders/reminder-records.ts';\n"],
      [implementations, '  calendarFeeds,', '  reminders,\n'],
      [`${operations}/ports/storage.ts`, '  Scope,\n', '  Reminder,\n'],
      [`${operations}/ports/storage.ts`, "  'calendarFeeds',", "  'reminders',\n"],
      [
        `${operations}/ports/storage.ts`,
        '  calendarFeeds(author: Author)',
        '  reminders(author: Author): { create(reminder: Reminder): Promise<void> };\n',
      ],
      [
        `${mongo}/storage/mongo-storage.ts`,
        'import { MongoWorkspaces }',
        "import { MongoReminders } from '../reminders/mongo-reminders.ts';\n",
      ],
      [`${mongo}/storage/mongo-storage.ts`, '    calendarFeeds:', '    reminders: (by: Author) => new MongoReminders(by, db),\n'],
      [`${mongo}/schema/collections.ts`, 'import { keptRates }', "import { keptReminders } from '../reminders/mongo-reminders.ts';\n"],
      [`${mongo}/schema/collections.ts`, '  keptCampaigns,', '  keptReminders,\n'],
    ],
  },
  'An event': {
    lines: [
      [`${contract}/nouns/nouns.ts`, 'import { Workspace }', "import { Reminder } from '../reminders/reminder-operations.ts';\n"],
      [
        `${contract}/nouns/nouns.ts`,
        '  me: {',
        "  reminders: {\n    idPrefix: 'rem',\n    description: 'What not to forget.',\n    events: { of: 'reminder', scope: 'content:read', data: Reminder, types: ['reminder.created'] },\n  },\n",
      ],
    ],
  },
  'A check rule': {
    files: { 'packages/text/src/checks/rules/gluten.ts': gluten },
    lines: [
      [`${contract}/content/check.ts`, '] as const;', "  'gluten',\n"],
      ['packages/text/src/checks/check-content.ts', 'import { hashtag }', "import { gluten } from './rules/gluten.ts';\n"],
      ['packages/text/src/checks/check-content.ts', '  readability,\n};', '  gluten,\n'],
    ],
  },
  'A platform': {
    lines: [
      [`${contract}/content/platforms/post-platforms.ts`, '  twitter: [text(280', "  nextdoor: [text(120, 'A test')],\n"],
      [
        `${contract}/content/platforms/post-customs.ts`,
        "  twitter: {\n    custom: 'X:",
        "  nextdoor: { custom: 'As a neighbour.', words: { min: 5, max: 15 }, hashtags: { min: 0, max: 0 } },\n",
      ],
      [`${contract}/campaigns/channels.ts`, "  'podcast',", "  'nextdoor',\n"],
    ],
  },
  'A screen': {
    files: { [`${consoleSource}/screens/reminders/reminders.tsx`]: reminderScreen },
    lines: [
      [
        `${consoleSource}/routes/router.tsx`,
        '] as const;',
        "  screen('/reminders', 'reminders', noSearch, async () => (await import('../screens/reminders/reminders.tsx')).Reminders),\n",
      ],
      [`${consoleSource}/data/places.ts`, "    | '/usage'", "    | '/reminders'\n"],
      [
        `${consoleSource}/data/places.ts`,
        "  { id: 'usage'",
        "  { id: 'reminders', to: '/reminders', icon: 'flag', needs: 'content:read', isInMenu: true },\n",
      ],
      [`${consoleSource}/words/en/shell.ts`, "  usage: 'Usage and cost',", "  reminders: 'Reminders',\n"],
      [`${consoleSource}/words/de/shell.ts`, '  usage: ', "  reminders: 'Merkzettel',\n"],
    ],
  },
  'A setting': {
    lines: [
      [
        'apps/server/src/settings/variables.ts',
        '  HANDBILL_CORS_ORIGINS:',
        "  HANDBILL_GREETING: z.enum(['hello', 'good_day'], 'must be hello or good_day').optional(),\n",
      ],
    ],
  },
};

/** Adds one of each to a copy of the project. */
export async function add(folder: string): Promise<void> {
  for (const { files = {}, lines } of Object.values(additions)) {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    for (const [file, before, line] of lines) {
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      await writeFile(
        join(folder, file),
        text.replace(before, () => `${line}${before}`),
      );
    }
  }
}
