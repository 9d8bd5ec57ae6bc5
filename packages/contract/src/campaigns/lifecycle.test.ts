import { expect, it } from 'vitest';
import { allowedActions } from './allowed-actions.ts';
import { CampaignAction } from './campaign-action.ts';
import { CampaignStatus } from './campaign-status.ts';
import { lifecycle } from './lifecycle.ts';
import { stepBetween } from './step-between.ts';
import { stepTargets } from './step-targets.ts';

it('is the table of the promise', () => {
  expect(lifecycle).toEqual({
    draft: { activate: 'active' },
    active: { pause: 'paused', complete: 'completed' },
    paused: { resume: 'active', complete: 'completed' },
    completed: {},
  });
});

it('names only statuses and actions that there are', () => {
  expect(Object.keys(lifecycle)).toEqual(CampaignStatus.options);
  const steps = Object.values(lifecycle).flatMap((open) => Object.entries(open));
  for (const [action, target] of steps) {
    expect(CampaignAction.options).toContain(action);
    expect(CampaignStatus.options).toContain(target);
  }
});

it('lets every status be duplicated and deleted', () => {
  for (const status of CampaignStatus.options)
    expect(allowedActions(status)).toEqual([...Object.keys(lifecycle[status]), 'duplicate', 'delete']);
});

it('tells where a step starts and where it leads', () => {
  expect(stepTargets.complete).toEqual({ from: ['active', 'paused'], to: 'completed' });
  expect(stepBetween('paused', 'active')).toBe('resume');
  expect(stepBetween('draft', 'paused')).toBeUndefined();
});
