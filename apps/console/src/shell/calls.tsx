import { sampleLanguages, sampleOf } from '@handbill/client/samples';
import { useState } from 'react';
import { CopiedLine } from '../components/copied-line.tsx';
import { Dialog } from '../components/dialog.tsx';
import { RadioCards } from '../components/radio-cards.tsx';
import { base } from '../data/base.ts';
import { madeCalls } from '../data/made-calls.ts';
import { words } from '../words/words.ts';

const { calls: say } = words;
/** The most calls of a screen that are shown. */
const most = 20;

/** The calls that this screen has just made, as programs: with the names of the variables in place of address and key. */
export function Calls({ onClose }: { readonly onClose: () => void }) {
  // They stand still while they are read.
  const [made] = useState(() => madeCalls.value.filter(({ path }) => path === location.pathname).slice(0, most));
  const [language, setLanguage] = useState('curl');
  const setting = `export HANDBILL_URL=${location.origin}${base} HANDBILL_KEY=…`;
  return (
    <Dialog title={say.title} onClose={onClose} wide>
      <p className="dim">{made.length === 0 ? say.none : say.hint}</p>
      <RadioCards
        legend={say.language}
        hideLegend
        value={language}
        cards={sampleLanguages.map(({ language: value, label }) => ({ value, label }))}
        onChange={setLanguage}
      />
      <CopiedLine label={say.variables} line={setting} />
      {made.map(({ name, input, id }) => {
        const sample = sampleOf(name, input, language);
        return sample !== undefined && <CopiedLine key={id} label={name} line={sample} />;
      })}
    </Dialog>
  );
}
