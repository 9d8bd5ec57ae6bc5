import { describe, expect, it } from 'vitest';
import { scenarioOf, scenarios, withoutScenario } from './scenarios.ts';

describe('scenarios', () => {
  it('are asked for by the first word of a topic', () => {
    expect(scenarioOf('sandbox:timeout')).toMatchObject({ wait: 500 });
    expect(scenarioOf('sandbox:timeout')).toBe(scenarios['timeout']);
    expect(scenarioOf('sandbox:rate_limited our summer sale')).toBe(scenarios['rate_limited']);
    expect(scenarioOf('sandbox:error: our summer sale')).toBe(scenarios['error']);
  });

  it('name the rule that is to fail', () => {
    expect(scenarioOf('sandbox:fail:unsupported_link our summer sale')).toEqual({ breaks: ['unsupported_link'], isStubborn: true });
    expect(withoutScenario('sandbox:fail:unsupported_link our summer sale')).toBe('our summer sale');
  });

  it('are not asked for by anything else', () => {
    for (const topic of [
      'timeout',
      'our sandbox:timeout',
      'sandbox:nothing',
      'sandbox:timeouts',
      'sandbox:slowly',
      'sandbox: slow',
      'sandbox:fail',
      'sandbox:fail:nothing',
    ])
      expect(scenarioOf(topic)).toBeUndefined();
  });

  it('leave the topic itself', () => {
    expect(withoutScenario('sandbox:slow our summer sale')).toBe('our summer sale');
    expect(withoutScenario('sandbox:slow')).toBe('');
    expect(withoutScenario('our summer sale')).toBe('our summer sale');
  });
});
