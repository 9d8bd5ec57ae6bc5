import { Link, useMatches } from '@tanstack/react-router';
import { Button, buttonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { useStore } from '../state/store.ts';
import { crumb } from '../data/use-title.ts';
import { useAllowed } from '../data/use-me.ts';
import { shortcutOf } from '../keys/key-table.ts';
import { words } from '../words/words.ts';
import { places } from '../data/places.ts';
import styles from './shell.module.css';

/** The name of the screen, the search, and the button that begins a text. */
export function Header({ onFind, onCalls }: { readonly onFind: () => void; readonly onCalls: () => void }) {
  const path = useMatches().at(-1)?.fullPath;
  const place = places.find(({ to }) => to === path);
  const record = useStore(crumb);
  const mayWrite = useAllowed('content:write');
  return (
    <header className={styles['bar']}>
      <nav className={styles['crumbs']} aria-label={words.navigation.path}>
        {place?.under !== undefined ? (
          <>
            <Link to={places.find(({ id }) => id === place.under)?.to ?? '/'} params={{ tab: 'you', id: '' }}>
              {words.places[place.under]}
            </Link>
            <Icon name="right" small />
            <b className="cut">
              <bdi>{record ?? words.places[place.id]}</bdi>
            </b>
          </>
        ) : (
          <b>{place && words.places[place.id]}</b>
        )}
      </nav>
      <button type="button" className={styles['find']} onClick={onFind} aria-keyshortcuts="Meta+K Control+K">
        <Icon name="search" />
        <span className="grow">{words.find}</span>
        <kbd aria-hidden="true">{shortcutOf('palette')}</kbd>
      </button>
      <Button look="quiet" aria-label={words.calls.title} title={words.calls.title} aria-keyshortcuts="." onClick={onCalls}>
        {'</>'}
      </Button>
      {mayWrite ? (
        <Link to="/texts/new" className={`${buttonClass({ look: 'main' })} wide-only`}>
          <Icon name="plus" />
          {words.places.new}
          <kbd aria-hidden="true">{shortcutOf('new')}</kbd>
        </Link>
      ) : (
        <Button className="wide-only" refusal={words.text.notAllowed('content:write')} icon="plus">
          {words.places.new}
        </Button>
      )}
    </header>
  );
}
