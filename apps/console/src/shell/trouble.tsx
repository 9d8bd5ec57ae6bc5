import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../components/button.tsx';
import { Empty, Page } from '../components/empty.tsx';
import { places, type Place } from '../data/places.ts';
import { allows, useMe } from '../data/use-me.ts';
import { useTitle } from '../data/use-title.ts';
import { words } from '../words/words.ts';

const { problem: say } = words;

export function NoPlace() {
  useTitle(say.notFound);
  return (
    <main className="center">
      <div className="stack">
        <h1>{say.notFound}</h1>
        <Link to="/" className={buttonClass({})}>
          {say.home}
        </Link>
      </div>
    </main>
  );
}

/** A file that is gone is one of a console of before: the server has a newer one. */
const isOutdated = (message: string): boolean => /dynamically imported module|Importing a module|preload CSS/i.test(message);

/** The notice in place of a screen that cannot be shown. */
export function Trouble({ error }: ErrorComponentProps) {
  const message = error instanceof Error ? error.message : String(error);
  useTitle(say.title);
  return (
    <main className="center">
      <h1 className="vh">{say.title}</h1>
      <Empty title={isOutdated(message) ? say.newer : say.title} {...(!isOutdated(message) && { hint: message })}>
        <Button look="main" onClick={() => location.reload()}>
          {isOutdated(message) ? say.load : say.again}
        </Button>
      </Empty>
    </main>
  );
}

const WithoutScope = ({ place: { id, needs } }: { readonly place: Place }) => (
  <Page title={words.places[id]}>
    <Empty title={say.forbidden} hint={say.forbiddenHint(String(needs))}>
      <Link to="/" className={buttonClass({})}>
        {say.home}
      </Link>
    </Empty>
  </Page>
);

/** A screen, or the page that names the scope that the key lacks for it. */
export function Needs({ id, children }: { readonly id: Place['id']; readonly children: ReactNode }) {
  const me = useMe();
  const place = places.find((each) => each.id === id);
  if (place?.needs === undefined || me === undefined || allows(me, place.needs)) return children;
  return <WithoutScope place={place} />;
}
