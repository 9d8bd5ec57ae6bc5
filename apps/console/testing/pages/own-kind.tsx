import type { ContentForm } from '@handbill/client/counting';
import { useProblem } from '@handbill/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BriefFields } from '../../src/form/brief-fields.tsx';
import { limitsOf } from '../../src/form/limit-words.ts';
import { requestOf, type Values } from '../../src/form/values.ts';
import { Gauges } from '../../src/sheet/gauges.tsx';
import { Sheet } from '../../src/sheet/sheet.tsx';

const line = (
  pointer: string,
  label: string,
  role: 'title' | 'heading' | 'body' | 'line' | 'item',
  format: 'plain' | 'markdown' = 'plain',
) => ({
  pointer,
  label,
  description: '',
  role,
  format,
  isLong: role === 'body',
  isNullable: false,
});

/** A kind that nobody else knows. */
const recipe: ContentForm = {
  type: 'recipe',
  label: 'Recipe',
  description: 'What to cook',
  schema: {
    type: 'object',
    required: ['dish', 'stove'],
    properties: {
      dish: { title: 'Dish', type: 'string', maxLength: 300, description: 'What it is to be' },
      stove: { title: 'Stove', type: 'string', enum: ['gas', 'wood'], enumTitles: ['Gas', 'Wood'] },
      guests: { title: 'Guests', type: 'integer', minimum: 1, maximum: 12 },
      allergies: { title: 'Allergies', type: 'array', items: { type: 'string', maxLength: 40 }, maxItems: 3 },
      is_vegan: { title: 'Vegan', type: 'boolean' },
    },
  },
  helpful: ['guests'],
  limitedBy: 'stove',
  limits: {
    gas: [
      { pointer: '/name', unit: 'characters', max: 10, outcome: 'fail', source: '' },
      { pointer: '/steps', unit: 'items', min: 2, max: 4, outcome: 'fail', source: '' },
    ],
    wood: [{ pointer: '/steps/*/text', unit: 'characters', max: 40, outcome: 'warn', source: '' }],
  },
  lists: [{ pointer: '/steps', label: 'Steps' }],
  parts: [
    line('/name', 'Name', 'title'),
    line('/time', 'Time', 'line'),
    line('/steps/*/what', 'What', 'heading'),
    line('/steps/*/text', 'How', 'body', 'markdown'),
    line('/shopping/*', 'Shopping', 'item'),
  ],
  isPlain: false,
  example: { request: {}, output: {} },
};

const output = {
  name: 'Plum cake, slowly',
  time: '2 h',
  steps: [{ what: 'Stone the plums', text: 'With a **sharp** knife:\n\n- halve them\n- twist' }],
  shopping: ['plums', 'flour'],
};

function OwnKind() {
  const [values, setValues] = useState<Values>({ stove: 'gas' });
  return (
    <main>
      <form>
        <BriefFields form={recipe} values={values} onChange={setValues} problem={useProblem<string>(null, [])} isTried />
      </form>
      <output>{JSON.stringify(requestOf(recipe, values))}</output>
      <Sheet form={recipe} output={output} language="en" label="Recipe" limits={limitsOf(recipe, values)} />
      <Gauges form={recipe} output={output} limits={limitsOf(recipe, values)} language="en" />
    </main>
  );
}

createRoot(document.body).render(<OwnKind />);
