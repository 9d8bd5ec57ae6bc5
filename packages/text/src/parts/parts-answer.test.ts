import { expect, it } from 'vitest';
import { definitionOf } from '../kinds/definition-of.ts';
import type { Answer } from '../reading/read-answer.ts';
import { readParts } from './parts-answer.ts';

const definition = definitionOf({ type: 'landing_page' });
const sections = ['What it is', 'For whom', 'How it goes'].map((heading) => ({ heading, body: 'A few words.' }));
const output = { ...definition.example.output, sections };

it.each(['/sections/2/body', 'sections/2/body', 'sections.2.body', 'sections[2].body'])(
  'reads a part of a later item of a list, though its name %s is a path',
  (name) => {
    const answer: Answer = { text: JSON.stringify({ [name]: 'Other words.' }), finish: 'stop' };
    const part = { pointer: '/sections/2/body', kept: null, failing: [], words: null };
    expect([...readParts({ type: 'landing_page' }, [part], { answer, output })]).toEqual([['/sections/2/body', 'Other words.']]);
  },
);
