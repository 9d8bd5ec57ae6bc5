import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';

export function Library() {
  useTitle(words.library.title);
  return (
    <div className="page">
      <h1>{words.library.title}</h1>
    </div>
  );
}
