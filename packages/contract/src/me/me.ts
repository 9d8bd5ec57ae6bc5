import * as z from 'zod';
import { ApprovalPolicy } from '../approval/approval.ts';
import { callerFields } from '../keys/key.ts';
import { query } from '../operation/operation.ts';
import { ofReview, ofTimeZone, WorkspaceReview } from '../workspaces/workspace.ts';

export const Me = z
  .object({
    workspace: z
      .object({
        id: z.string().describe('Id of the workspace'),
        name: z.string().describe('Display name of the workspace'),
        approval: ApprovalPolicy,
        time_zone: z.string().meta({ description: ofTimeZone, examples: ['UTC'] }),
        review: WorkspaceReview.nullable().describe(ofReview),
        is_first: z.boolean().describe('Whether it is the first workspace, created at the first start, which manages all others'),
      })
      .describe('The workspace of the key'),
    key: z.object(callerFields).describe('The key of the call'),
    writer: z.string().describe('The provider of the language models: `openai` for OpenAI or a compatible server, or `sandbox`'),
    version: z.string().meta({ description: 'The version of the server', examples: ['0.2.0'] }),
  })
  .meta({ id: 'Me', description: 'The API key of a call, its workspace and the server' });
export type Me = z.infer<typeof Me>;

export const me = {
  get: query({
    scope: null,
    route: 'GET /me',
    summary: 'Get the key of the call and its workspace',
    input: z.strictObject({}),
    output: Me,
  }),
};
