import { expect, it } from 'vitest';
import { definitionOf } from '@handbill/text';
import type { Completion } from '@handbill/models';
import { readParts } from './parts-answer.ts';

const definition = definitionOf({ type: 'landing_page' });
const sections = ['What it is', 'For whom', 'How it goes'].map((heading) => ({ heading, body: 'A few words.' }));
const output = { ...definition.example.output, sections };

it.each(['/sections/2/body', 'sections/2/body', 'sections.2.body', 'sections[2].body'])(
  'reads a part of a later item of a list, though its name %s is a path',
  (name) => {
    const answer: Completion = {
      kind: 'completion',
      model: 'test',
      text: JSON.stringify({ [name]: 'Other words.' }),
      finish: 'stop',
      needsReview: null,
    };
    const part = { pointer: '/sections/2/body', kept: null, failing: [], words: null };
    expect([...readParts(definition, [part], { answer, output })]).toEqual([['/sections/2/body', 'Other words.']]);
  },
);
