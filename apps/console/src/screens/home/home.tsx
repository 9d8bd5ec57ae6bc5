import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';

export function Home() {
  useTitle(words.places.home);
  return (
    <div className="page">
      <h1>{words.home.nothing}</h1>
    </div>
  );
}
