import { contract, operations, type ApprovalStep, type NamedOperation } from '@handbill/contract';
import { expect, it } from 'vitest';
import { approvingTeam, hashOf } from '../../../testing/approving-team.ts';
import { doors } from '../../../testing/doors.ts';
import { testServer } from '../../../testing/test-server.ts';

const sequences = Number(process.env['MANY_APPROVALS'] ?? 6);
const changes = 30;

const one = testServer();
const other = one.beside();

const named = new Map(operations(contract).map((operation) => [operation.name, operation]));
const operation = (name: string): NamedOperation => {
  const found = named.get(name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
};

interface Random {
  below(most: number): number;
  pick<T>(of: readonly T[]): T;
}

/** Numbers that are the same for the same seed: a failing sequence can be run again. */
function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  const pick = <T>(of: readonly T[]): T => {
    const [found] = of.slice(below(of.length));
    if (found === undefined) throw new Error('There is nothing to pick from');
    return found;
  };
  return { below, pick };
}

interface Actor {
  readonly key: string;
  readonly actor: string | undefined;
  /** The keys that made this one. */
  readonly madeBy: readonly string[];
}

/** The state of a text without the server's words for it. */
interface Model {
  authors: readonly Actor[];
  /** The hash that was approved last; `null`: the text is not approved as it is. */
  approved: string | null;
  status: 'none' | 'submitted' | 'changes_requested' | 'approved';
}

interface Answer {
  readonly ok: boolean;
  // oxlint-disable-next-line typescript/no-explicit-any -- records and problems
  readonly body: any;
}

async function make(random: Random, name: string, input: Record<string, unknown>, { key, actor }: Actor): Promise<Answer> {
  const headers = actor === undefined ? {} : { 'handbill-actor': actor };
  const { outcome } = await random.pick(doors).send(random.pick([one, other]), operation(name), input, { key, headers });
  return 'answer' in outcome ? { ok: true, body: outcome.answer } : { ok: false, body: outcome.problem };
}

const isAuthor = (who: Actor, authors: readonly Actor[]): boolean =>
  authors.some(({ key, actor }) => who.madeBy.includes(key) || (who.key === key && who.actor === actor));

const edits: readonly ((random: Random, revision: number) => readonly [string, Record<string, unknown>])[] = [
  (random) => ['content.update', { title: random.pick(['Course', 'Evenings', 'Bread']) }],
  (random) => ['content.update', { output: { subject: random.pick(['Bake with us', 'Six evenings', 'Slow bread']) } }],
  (random) => ['content.update', { tags: [random.pick(['spring', 'summer'])] }],
  (random) => ['content.rewrite', { pointers: ['/subject'], instructions: random.pick(['Shorter.', 'Longer.']) }],
  (random, revision) => ['content.restoreRevision', { revision: 1 + random.below(revision) }],
];
const steps = ['submit', 'withdraw', 'approve', 'approve', 'request_changes', 'bulk'] as const;
const procedures: Readonly<Record<string, string>> = {
  submit: 'content.submit',
  withdraw: 'content.withdraw',
  approve: 'content.approve',
  request_changes: 'content.requestChanges',
};
const leads = {
  submit: { none: 'submitted', changes_requested: 'submitted' },
  withdraw: { submitted: 'none' },
  approve: { none: 'approved', submitted: 'approved', changes_requested: 'approved', approved: 'approved' },
  request_changes: {
    none: 'changes_requested',
    submitted: 'changes_requested',
    changes_requested: 'changes_requested',
    approved: 'changes_requested',
  },
} as const satisfies Record<ApprovalStep, Partial<Record<Model['status'], Model['status']>>>;

/** The code that a step has to end in; `undefined`: it is taken. */
function expectedOf(step: ApprovalStep, { policy, model, who, seen, hash }: StepOf): string | undefined {
  if (step === 'approve' && seen === undefined && policy !== 'off') return 'invalid_request';
  if (step === 'approve' && seen !== undefined && seen !== hash) return 'approval_void';
  if (!(model.status in leads[step])) return 'invalid_transition';
  const isJudged = step === 'approve' || step === 'request_changes';
  if (isJudged && policy === 'four_eyes' && model.status !== 'approved' && isAuthor(who, model.authors)) return 'forbidden';
  return undefined;
}
interface StepOf {
  readonly policy: string;
  readonly model: Model;
  readonly who: Actor;
  readonly seen: string | undefined;
  readonly hash: string;
}

async function walk(random: Random, policy: string, actors: readonly Actor[]): Promise<void> {
  const first = random.pick(actors);
  const { body: text } = await make(random, 'content.generate', { type: 'email', topic: 'Sourdough course' }, first);
  const model: Model = { authors: [first], approved: null, status: 'none' };
  let { hash, revision } = text;
  const read = async () => (await make(random, 'content.get', { id: text.id }, random.pick(actors))).body;
  const changed = (now: { hash: string; revision: number }, who: Actor) => {
    if (now.hash !== hash) Object.assign(model, { authors: [...model.authors, who], approved: null, status: 'none' });
    ({ hash, revision } = now);
  };
  const stepBy = async (who: Actor, step: ApprovalStep, isOfMany: boolean) => {
    const seen = random.pick<string | null>([hash, hash, hash, 'another', null]) ?? undefined;
    const asked = step === 'approve' && seen !== undefined ? { hash: seen } : {};
    const expected = expectedOf(step, { policy, model, who, seen: step === 'approve' ? seen : undefined, hash });
    let code: string | undefined;
    if (isOfMany) {
      const { body } = await make(random, 'content.bulk', { action: step, items: [{ id: text.id, ...asked }] }, who);
      code = body.data[0].problem?.code;
    } else {
      const { ok, body } = await make(random, procedures[step] ?? '', { id: text.id, ...asked }, who);
      code = ok ? undefined : body.code;
    }
    expect([step, code]).toEqual([step, expected]);
    if (code !== undefined || (step === 'approve' && model.status === 'approved')) return;
    model.status = (leads[step] as Record<string, Model['status']>)[model.status] ?? 'none';
    model.approved = model.status === 'approved' ? hash : null;
    if (step === 'approve') model.authors = [];
  };
  for (let count = 0; count < changes; count += 1) {
    const who = random.pick(actors);
    const kind = random.below(10);
    if (kind < 5) {
      const [name, input] = random.pick(edits)(random, revision);
      const { ok, body } = await make(random, name, { id: text.id, ...input }, who);
      if (ok) changed(body, who);
    } else if (kind < 9) {
      const step = random.pick(steps);
      await stepBy(who, step === 'bulk' ? random.pick(['submit', 'approve', 'request_changes'] as const) : step, step === 'bulk');
    } else {
      // An approval and an edit at once, on whichever servers.
      const editor = random.pick(actors);
      const [approval, edit] = await Promise.all([
        make(random, 'content.approve', { id: text.id, hash }, who),
        make(random, 'content.update', { id: text.id, title: `Title ${count}` }, editor),
      ]);
      // Whichever of the two came first: an author of the text as it was approves neither it nor its next state.
      const mayNot = policy === 'four_eyes' && model.status !== 'approved' && isAuthor(who, model.authors);
      if (approval.ok && mayNot) throw new Error('An author has approved the text');
      if (approval.ok) {
        Object.assign(model, { authors: [], approved: hash, status: 'approved' });
      }
      if (edit.ok) changed(edit.body, editor);
    }
    const now = await read();
    revision = now.revision;
    expect([now.hash, hashOf(now)]).toEqual([hash, hash]);
    expect([now.approval.status, now.approved === null ? null : now.hash]).toEqual([model.status, model.approved]);
  }
}

const policies = ['four_eyes', 'four_eyes', 'required', 'off'] as const;

it(
  `${sequences} sequences of ${changes} changes and steps by three actors tell the truth about what is stored`,
  { timeout: 3_600_000 },
  async () => {
    const scopes = ['content:read', 'content:write', 'content:approve', 'keys:write'];
    const teams = new Map(
      await Promise.all(
        [...new Set(policies)].map(async (policy) => {
          const team = await approvingTeam(one, policy);
          const [anna, carla] = [await team.key(scopes), await team.key(scopes)];
          const child = await team.key(scopes, anna);
          const all: Actor[] = [
            { key: anna, actor: 'anna', madeBy: [] },
            { key: anna, actor: 'ben', madeBy: [] },
            { key: child, actor: 'ben', madeBy: [anna] },
            { key: carla, actor: undefined, madeBy: [] },
          ];
          return [policy, all] as const;
        }),
      ),
    );
    const failed: unknown[] = [];
    for (let seed = 1; seed <= sequences && failed.length === 0; seed += 1) {
      const random = randomFrom(seed);
      const policy = random.pick(policies);
      const all = teams.get(policy) ?? [];
      const left = random.below(all.length);
      const actors = all.filter((_, at) => at !== left);
      await walk(random, policy, actors).catch((cause: unknown) => failed.push({ seed, policy, cause }));
    }
    expect(failed).toEqual([]);
  },
);
