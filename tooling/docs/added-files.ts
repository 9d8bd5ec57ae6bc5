/** The files of the noun, the rule and the screen that a test adds to a copy of the project. */
export const reminderContract = `import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { mutation } from '../operation/operation.ts';

export const Reminder = z
  .object({ id: z.string(), note: z.string(), created_at: Instant })
  .meta({ id: 'Reminder', description: 'Something not to forget' });
export type Reminder = z.infer<typeof Reminder>;

export const reminders = {
  create: mutation({
    scope: 'content:write',
    route: 'POST /reminders',
    summary: 'Create a reminder',
    input: z.strictObject({ note: text(1, 100) }).meta({ id: 'CreateReminder', description: 'A new reminder' }),
    output: Reminder,
    status: 201,
    errors: [],
  }),
};
`;

export const reminderHandler = `import { implement } from '../call/implement.ts';

export const create = implement.reminders.create(async ({ call, input }) => {
  const reminder = { ...input, ...call.newRecord('rem') };
  await call.reminders.create(reminder);
  return reminder;
});
`;

export const reminderStore = `import { Reminder } from '@handbill/contract';
import type { Author } from '@handbill/operations';
import type { Db } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { Changes } from '../records/change.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';

const { id, ...unchanged } = Reminder.shape;
const StoredReminder = z.object({ _id: id, workspace_id: z.string(), ...unchanged });
type StoredReminder = z.infer<typeof StoredReminder>;

const fromStored = ({ _id, note, created_at }: StoredReminder): Reminder => ({ id: _id, note, created_at });

export const keptReminders = defineKept({
  name: 'reminders',
  schema: bsonSchema(StoredReminder),
  indexes: [byWorkspace],
  outbox: true,
  exported: fromStored,
  events: { of: 'reminder', read: fromStored, hidden: [] },
});

export class MongoReminders {
  readonly #by: Author;
  readonly #changes: Changes<StoredReminder>;

  constructor(by: Author, db: Db) {
    this.#by = by;
    this.#changes = new Changes(db, keptReminders);
  }

  async create({ id: _id, ...reminder }: Reminder): Promise<void> {
    const { workspaceId: workspace_id } = this.#by;
    await this.#changes.insert({ by: this.#by, why: 'reminder.created', at: reminder.created_at }, { _id, workspace_id, ...reminder });
  }
}
`;

export const gluten = `import { adding } from '../findings/bad-example.ts';
import { checksOf, defineRule, type Rule } from '../findings/rule.ts';

export const gluten: Rule = defineRule(adding('Gluten'), ({ read }) => {
  const { check, passing } = checksOf('gluten', 'nothing of gluten');
  const part = read.find(({ shown }) => shown.text.includes('Gluten'));
  if (part === undefined) return passing('The text says nothing of gluten.');
  return [check('fail', 'gluten', 'The text speaks of gluten.', { pointer: part.pointer })];
});
`;

export const reminderScreen = `import { words } from '../../words/words.ts';

export const Reminders = () => <h1>{words.places.reminders}</h1>;
`;
