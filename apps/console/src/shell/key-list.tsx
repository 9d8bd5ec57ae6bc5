import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { usePreferences } from '../state/preferences.ts';
import { keyTable, shownKeys } from '../keys/key-table.ts';
import { words } from '../words/words.ts';

const groups = Object.entries(words.keys.groups);

/** The table of keys, as it is. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { singleKeys } = usePreferences();
  return (
    <Dialog title={words.keys.title} onClose={onClose} wide>
      {!singleKeys && <p className="dim">{words.keys.off}</p>}
      <div className="two">
        {groups.map(([group, title]) => (
          <section key={group} className="stack tight">
            <h3>{title}</h3>
            {keyTable
              .filter((row) => row.group === group)
              .map(({ id, keys, label }) => (
                <div key={id} className="row spread small">
                  <span>{label}</span>
                  <span className="row tight">
                    {shownKeys(keys).map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </span>
                </div>
              ))}
          </section>
        ))}
      </div>
      <Button onClick={onClose} className="start">
        {words.close}
      </Button>
    </Dialog>
  );
}
