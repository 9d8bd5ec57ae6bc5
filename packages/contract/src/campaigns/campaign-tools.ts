import type { AgentTool } from '../operation/agent-tool.ts';

/** The members of a campaign that the server alone decides. */
export const ownOfCampaign = ['id', 'status', 'source_campaign_id', 'revision', 'created_at', 'updated_at'];

const example = 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5';

const save = {
  name: 'save_campaign',
  own: ownOfCampaign,
  omits: ['metadata', 'tags', 'allowed_actions', 'created_at', 'updated_at'],
  // Whether it runs, a person decides.
  without: ['status', 'metadata', 'target_audience'],
  next: {
    draft:
      'A person starts it in Handbill. get_coverage says which texts it lacks; generate_content writes them, with its id as campaign_id.',
  },
} as const satisfies Partial<AgentTool>;

/** The tools of campaigns, by the operation that each calls. */
export const campaignTools = {
  list: {
    name: 'list_campaigns',
    description: 'Find campaigns by status, type, channel or words, newest first.',
    example: { status: ['active'], limit: 10 },
    without: ['deleted', 'offset'],
    own: ['pagination'],
    omits: [
      'data.metadata',
      'data.allowed_actions',
      'data.source_campaign_id',
      'data.target_audience',
      'data.message',
      'pagination.offset',
    ],
  },
  create: {
    ...save,
    description:
      'Create a campaign as a draft, or change one with id. A new one needs name and campaign_type; lists take the place of those before.',
    example: { name: 'Spring launch', campaign_type: 'sales', channels: ['email', 'linkedin'] },
  },
  update: { ...save, description: 'Change a campaign.', example: { id: example, channels: ['email', 'linkedin', 'blog'] } },
  coverage: {
    name: 'get_coverage',
    description: 'See which texts a campaign has and lacks, by channel. Those with is_missing are to be written.',
    example: { id: example },
    own: [],
  },
} as const satisfies Record<string, AgentTool>;
