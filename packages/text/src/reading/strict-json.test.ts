import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { measured } from '@handbill/testing';
import { closedJson, endOfJson, parseShort } from './strict-json.ts';

describe('the end of JSON', () => {
  it.each([
    ['{"a": 1} and more', 8],
    ['[{"a": [1]}] {', 12],
    ['{"a": "}"}]', 10],
    ['{"a": "\\"}"}]', 12],
    ['{"a": "\\\\"}]', 11],
    ['{"a": "}', undefined],
    ['{"a": [}', undefined],
  ])('is where its brackets are closed, whatever is in its texts: %s', (text, end) => {
    expect(endOfJson(text, 0)).toBe(end);
  });
});

describe('JSON that was cut off', () => {
  it.each([
    ['{"a": "b"', { a: 'b' }, true],
    ['{"a": {"b": "c"}', { a: { b: 'c' } }, true],
    ['{"a": "b', { a: 'b' }, false],
    ['{"a": ["b"', { a: ['b'] }, false],
    ['{"a": "b", ', { a: 'b' }, false],
    ['{"a": "b", "c', { a: 'b' }, false],
    ['{"a": "b", "c"', { a: 'b' }, false],
    ['{"a": "b", "c": ', { a: 'b' }, false],
    ['{"a": "b", "c": tru', { a: 'b' }, false],
    ['{', {}, false],
    ['{"a": "b\\', { a: 'b' }, false],
    ['{"a": "b\\u00', { a: 'b' }, false],
    ['{"a": "b\\\\', { a: 'b\\' }, false],
  ])('is closed: %s', (text, value, lacksOnlyBrackets) => {
    expect(closedJson(text)).toEqual({ value, lacksOnlyBrackets });
  });

  it('is closed wherever it was cut off', () => {
    const json = JSON.stringify(contentTypes.landing_page.example.output);
    for (let end = 1; end < json.length; end += 1) expect(closedJson(json.slice(0, end))).toBeDefined();
  });

  it('is none where it is none', () => {
    expect(closedJson('{a: "b')).toBeUndefined();
    expect(closedJson('{"a": "b"}')).toBeUndefined();
  });

  it('is closed in a time that grows with its length', measured, () => {
    const tail = (text: string): number => {
      const start = process.cpuUsage();
      closedJson(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    };
    const shapes = ['\\', ', ', '"', '[', '{"a":', ' '].map((piece) => `{"a": "b${piece.repeat(500_000 / piece.length)}`);
    for (const shape of shapes) expect(tail(shape)).toBeLessThan(1_000);
  });
});

it('parses no JSON that is deeper than any output', () => {
  expect(parseShort(`${'['.repeat(65)}${']'.repeat(65)}`)).toBeUndefined();
  expect(parseShort(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeDefined();
});
