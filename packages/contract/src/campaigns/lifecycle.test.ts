import { expect, it } from 'vitest';
import { allowedActions, CampaignStatus, lifecycle, stepBetween } from './lifecycle.ts';
import { campaigns } from './campaign-operations.ts';

it('is the table of the promise', () => {
  const table = Object.entries(lifecycle).map(([step, { from, to }]) => `${step}: ${from.join(' or ')} → ${to}`);
  expect(table).toEqual([
    'activate: draft → active',
    'pause: active → paused',
    'resume: paused → active',
    'complete: active or paused → completed',
  ]);
});

it('opens in each status the steps that start there, and always duplicating and deleting', () => {
  for (const status of CampaignStatus.options) {
    const steps = Object.entries(lifecycle).filter(([, { from }]) => from.some((one) => one === status));
    expect(allowedActions(status)).toEqual([...steps.map(([step]) => step), 'duplicate', 'delete']);
  }
});

it('finds the step that leads from one status to another', () => {
  expect(stepBetween('paused', 'active')).toBe('resume');
  expect(stepBetween('draft', 'paused')).toBeUndefined();
});

it('has an operation for each step, at a route of its own', () => {
  for (const [step, { summary }] of Object.entries(lifecycle))
    expect(campaigns).toHaveProperty(step, expect.objectContaining({ route: `POST /campaigns/{id}/${step}`, summary }));
});
