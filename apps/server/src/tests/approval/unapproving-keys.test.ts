import { approvalSteps, contract, isChange, operations, Scope } from '@handbill/contract';
import { expect, it } from 'vitest';
import { approvingTeam } from '../../../testing/approving-team.ts';
import { doors } from '../../../testing/doors.ts';
import { mcpPost, message } from '../../../testing/mcp-post.ts';
import { provocations } from '../../../testing/provocations.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

/** Calls that a caller might try who may not approve. */
const attempts: readonly object[] = [
  {},
  { hash: 'another' },
  { approved: true },
  { approval: 'off' },
  { approval: { status: 'approved' } },
  { status: 'ready' },
  { action: 'approve' },
  { action: 'request_changes' },
];

it.each(['required', 'four_eyes'])(
  'a key without content:approve approves nothing by any operation, where the workspace wants: %s',
  { timeout: 120_000 },
  async (policy) => {
    const team = await approvingTeam(server, policy);
    const { url, db } = server;
    // Records are made by the key with `admin`, as the provocations are told.
    const arranged = { url, db, adminKey: team.adminKey };
    const key = await team.key(Scope.options.filter((scope) => scope !== 'admin' && scope !== 'content:approve'));
    let calls = 0;
    const tools: string[] = [];
    for (const operation of operations(contract).filter((one) => isChange(one.operation))) {
      // These change the installation, and are for `admin` of the first workspace alone.
      if (operation.operation.ofFirstWorkspace === true) continue;
      const input = await provocations[operation.operationId]?.succeeds(arranged);
      const { id, content_id = id } = input ?? {};
      const stored = await db.collection<{ _id: string; hash?: string }>('content').findOne({ _id: String(content_id) });
      const own = { ...(stored?.hash !== undefined && { hash: stored.hash }), items: [{ id: content_id, hash: stored?.hash }] };
      const ofApproval = operation.operation.scope === 'content:approve' || operation.name === 'content.bulk';
      // Else one door after the other: each attempt is made through one of them.
      for (const attempt of [...attempts, own, ...approvalSteps.map((action) => ({ ...own, action }))]) {
        const through = ofApproval ? doors : doors.slice(calls % doors.length).slice(0, 1);
        for (const door of through) await door.send(server, operation, { ...input, ...attempt }, { key });
        calls += 1;
      }
      const { tool } = operation.operation;
      if (tool === undefined) continue;
      tools.push(tool.name);
      for (const attempt of [...attempts, own]) {
        const asked = message('tools/call', { name: tool.name, arguments: { ...input, ...attempt } });
        expect((await mcpPost(server, asked, { key })).status).toBe(200);
      }
    }
    expect(calls).toBeGreaterThan(250);
    expect(tools).toEqual(expect.arrayContaining(['edit_content', 'rewrite_content']));
    const ofTeam = { workspace_id: team.id };
    const judged = { 'approval.status': { $in: ['approved', 'changes_requested'] } };
    const approving = { $or: [judged, { approved: { $ne: null } }, { 'checks.accepted': { $exists: true } }] };
    const content = db.collection('content');
    expect(await content.countDocuments(ofTeam)).toBeGreaterThan(20);
    expect(await content.find({ ...ofTeam, ...approving }, { projection: { approval: 1, approved: 1 } }).toArray()).toEqual([]);
    const forbidden = { ...ofTeam, type: { $in: ['content.approved', 'content.changes_requested', 'content.check_accepted'] } };
    expect(await db.collection('events').countDocuments(forbidden)).toBe(0);
    expect(await db.collection('workspaces').findOne({ _id: team.id as never })).toMatchObject({ approval: policy });
  },
);
