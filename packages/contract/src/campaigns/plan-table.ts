import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { CampaignRef } from './campaign.ts';

/** How many lines of a plan are read at once. */
export const maxPlanLines = 500;

/** The columns of a plan, in their order. */
export const planColumns = ['channel', 'date', 'time', 'time_zone', 'content_id', 'note'] as const;
export type PlanColumn = (typeof planColumns)[number];

const PlanFormat = z.enum(['csv', 'jsonl']).describe('`csv`: a header and a line for each publication; `jsonl`: a JSON object per line');
export type PlanFormat = z.infer<typeof PlanFormat>;

const columns = planColumns.map((name) => `\`${name}\``).join(', ');

export const ImportPlan = CampaignRef.extend({
  format: PlanFormat,
  data: z
    .string()
    .min(1)
    .max(200_000)
    .meta({
      description: `Up to ${maxPlanLines} lines of ${columns}. \`date\` and \`time\` are local to \`time_zone\`, or to the zone of the workspace where it is empty; without both the time is not set. An exported file can be imported: in CSV a \`'\` before \`=\`, \`+\`, \`-\`, \`@\`, \`'\` or a tab at the beginning of a cell is removed`,
      examples: ['channel,date,time,time_zone,content_id,note\nlinkedin,2027-03-29,09:00,Europe/Lisbon,cnt_01jd6v3m8hf2v9q0x1y2z3a4b5,'],
    }),
  dry_run: defaulted(z.boolean().describe('`true`: checks the table, and plans nothing'), false),
}).meta({ id: 'ImportPlan', description: 'Publications of a campaign as a table' });

export const ImportedPlan = z
  .object({
    data: z
      .array(
        z
          .object({
            line: z.int().describe('The line of the table, from 1; in CSV the header is line 1'),
            publication_id: z.string().nullable().describe('The new publication; `null` with `dry_run`'),
          })
          .meta({ id: 'ImportedLine', description: 'A line of a plan' }),
      )
      .describe('The lines, in their order'),
  })
  .meta({ id: 'ImportedPlan', description: 'The new publications, by line' });

export const ExportPlan = CampaignRef.extend({ format: defaulted(PlanFormat, 'csv') });
