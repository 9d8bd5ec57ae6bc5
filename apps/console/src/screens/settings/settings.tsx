import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';

export function Settings() {
  useTitle(words.places.settings);
  return (
    <div className="page">
      <h1>{words.places.settings}</h1>
    </div>
  );
}
