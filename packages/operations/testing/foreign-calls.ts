import type { Input } from './operation-cases.ts';
import type { WorkspaceRecords } from './workspace-records.ts';

/** Calls of an operation that aim at the records of a workspace that is not the caller's. */
export interface ForeignCall {
  /** The field that names the other workspace's records; `nothing` where the call names none. */
  readonly by: string;
  /** Its inputs; the same number for whichever workspace. */
  readonly inputs: (foreign: WorkspaceRecords, own: WorkspaceRecords) => readonly Input[];
  /** How each of the calls ends: as it does where there are no such records. */
  readonly outcome: (own: WorkspaceRecords) => object;
  /** Its answer is the server's, and the same for every workspace. */
  readonly isOfServer?: true;
}

export const forbidden = () => ({ problem: { code: 'forbidden', scope: 'admin' } });
export const notFound = () => ({ problem: { code: 'not_found' } });
export const fault = (field: string, code: string) => () => ({
  problem: { code: 'invalid_request', errors: [{ pointer: `/${field}`, code }] },
});
export const emptyList = () => ({ answer: { data: [], pagination: { total: 0, has_more: false, next_cursor: null } } });

const listOf = (ids: readonly string[]) => ({ answer: { data: ids.map((id) => ({ id })), pagination: { total: ids.length } } });

/** By the id of each record, of whatever kind and status, deleted ones too. */
export const byId = (more: Input = {}): ForeignCall => ({
  by: 'id',
  inputs: ({ campaigns, content, publications, brandVoices, keys }) =>
    [campaigns, content, publications, brandVoices, keys].flatMap(({ all }) => all).map((id) => ({ id, ...more })),
  outcome: notFound,
});

const byEach =
  (by: string, list: 'campaigns' | 'brandVoices') =>
  (outcome: ForeignCall['outcome'], more: Input = {}): ForeignCall => ({
    by,
    inputs: (foreign) => foreign[list].all.map((id) => ({ [by]: id, ...more })),
    outcome,
  });

export const byCampaign = byEach('campaign_id', 'campaigns');
export const byVoice = byEach('brand_voice_id', 'brandVoices');

export const byContent = (outcome: ForeignCall['outcome'], inputs: (content_id: string) => Input): ForeignCall => ({
  by: 'content_id',
  inputs: ({ content }) => content.all.map(inputs),
  outcome,
});

/** By a filter that finds records with the other workspace's marker in them. */
export const byMarker = (field: string, outcome: ForeignCall['outcome'] = emptyList): ForeignCall => ({
  by: field,
  inputs: ({ marker }) => [{ [field]: marker }],
  outcome,
});

/** By the cursor to the second page of a list of the other workspace. */
export const foreignCursor = (input: (foreign: WorkspaceRecords, own: WorkspaceRecords) => Input): ForeignCall => ({
  by: 'cursor',
  inputs: (foreign, own) => [input(foreign, own)],
  outcome: fault('cursor', 'invalid_cursor'),
});

/** By inputs that name no record: one without any field, unless others are given. */
export const unnamed = (outcome: ForeignCall['outcome'], ...inputs: readonly Input[]): ForeignCall => ({
  by: 'nothing',
  inputs: () => (inputs.length === 0 ? [{}] : inputs),
  outcome,
});

/** By the id, and by the cursor to the second page of a record's activity. */
export const byActivity = (list: 'campaigns' | 'content'): readonly ForeignCall[] => [
  byId(),
  foreignCursor(({ activity }) => activity[list]),
];

type List = 'campaigns' | 'content' | 'publications' | 'calendarFeeds' | 'brandVoices' | 'keys';

export const byCursor = (list: List): ForeignCall => foreignCursor((foreign) => ({ cursor: foreign[list].cursor }));

/** Everything, and by filters that find records of both workspaces. */
export const unfiltered = (list: List, ...filters: readonly Input[]): ForeignCall =>
  unnamed((own) => listOf(own[list].listed), {}, ...filters);

export const intoWorkspace = (more: Input = {}): ForeignCall => ({
  by: 'workspace_id',
  inputs: ({ workspace }) => [{ workspace_id: workspace, ...more }],
  outcome: fault('workspace_id', 'unknown_field'),
});

/** Calls that only a key of the first workspace may make, with the id of whichever workspace. */
export const ofFirst = (more: Input = {}): ForeignCall => ({
  by: 'id',
  inputs: ({ workspace }) => [{ id: workspace, ...more }],
  outcome: forbidden,
});
