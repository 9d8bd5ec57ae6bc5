import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { allows, useMe } from '../data/use-me.ts';
import { useTitle } from '../data/use-title.ts';
import { words } from '../words/words.ts';
import { places, type Place } from '../data/places.ts';

function WithoutScope({ place: { id, needs } }: { readonly place: Place }) {
  useTitle(words.places[id]);
  return (
    <div className="page">
      <h1>{words.places[id]}</h1>
      <Empty title={words.problem.forbidden} hint={words.problem.forbiddenHint(String(needs))}>
        <Link to="/" className={buttonClass({})}>
          {words.problem.home}
        </Link>
      </Empty>
    </div>
  );
}

/** A screen, or the page that names the scope that the key lacks for it. */
export function Needs({ id, children }: { readonly id: Place['id']; readonly children: ReactNode }) {
  const me = useMe();
  const place = places.find((each) => each.id === id);
  if (place?.needs === undefined || me === undefined || allows(me, place.needs)) return children;
  return <WithoutScope place={place} />;
}
