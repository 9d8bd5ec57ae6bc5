import type { Cap } from '@handbill/operations';
import type { StoredWorkspace } from './stored-workspace.ts';

interface MonthlyCaps {
  readonly _id: string;
  readonly monthly_token_cap?: number | null | undefined;
  readonly monthly_cost_cap?: number | null | undefined;
}

function capsIn(scope: Cap['scope'], { _id: id, monthly_token_cap = null, monthly_cost_cap = null }: MonthlyCaps): Cap[] {
  return monthly_token_cap === null && monthly_cost_cap === null ? [] : [{ id, scope, tokens: monthly_token_cap, usd: monthly_cost_cap }];
}

export const capsOf = (keys: readonly MonthlyCaps[], workspaces: readonly StoredWorkspace[]): Cap[] => [
  ...keys.flatMap((key) => capsIn('key', key)),
  ...workspaces.flatMap((workspace) => capsIn('workspace', workspace)),
];
