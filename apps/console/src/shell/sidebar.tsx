import { Link, useNavigate } from '@tanstack/react-router';
import { Icon } from '../components/icon.tsx';
import { Brand } from '../components/icon.tsx';
import { Menu } from '../components/menu.tsx';
import { prefer, usePreferences } from '../state/preferences.ts';
import { signOut } from '../data/session.ts';
import { nameOf, useMe } from '../data/use-me.ts';
import { formatTime } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { usePlaces } from '../data/places.ts';
import styles from './shell.module.css';

/** Links to the places that this key may see. */
const PlaceLinks = ({ isIn }: { readonly isIn: 'isInMenu' | 'isInBar' }) =>
  usePlaces((place) => place[isIn] === true).map(({ id, to, icon }) => (
    <Link key={id} to={to} params={{ tab: 'you' }} activeOptions={{ exact: to === '/' || to === '/texts', includeSearch: false }}>
      <Icon name={icon} />
      {id === 'new' ? words.navigation.newShort : words.places[id]}
    </Link>
  ));

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');

const themes = ['auto', 'light', 'dark'] as const;

function Themes() {
  const { theme } = usePreferences();
  return (
    <fieldset className={styles['themes']}>
      <legend className="vh">{words.theme.title}</legend>
      {themes.map((each) => (
        <label key={each}>
          <input className="vh" type="radio" name="theme" checked={each === theme} onChange={() => prefer({ theme: each })} />
          {words.theme[each]}
        </label>
      ))}
    </fieldset>
  );
}

export function Sidebar() {
  const me = useMe();
  const navigate = useNavigate();
  return (
    <aside className={styles['side']} aria-label={words.navigation.sidebar}>
      <Link to="/" className={styles['brand']}>
        <Brand name={words.name} />
      </Link>
      <div className={styles['place']}>
        <span className={styles['face']} aria-hidden="true">
          {initials(me?.workspace.name ?? '')}
        </span>
        <span className="grow cut">{me?.workspace.name}</span>
      </div>
      <nav className={styles['nav']} aria-label={words.navigation.main}>
        <PlaceLinks isIn="isInMenu" />
      </nav>
      <div className={styles['foot']}>
        <Themes />
        <div className={styles['place']}>
          <span className={styles['face']} aria-hidden="true">
            {initials(me ? nameOf(me) : '')}
          </span>
          <span className="grow cut">
            {me && nameOf(me)}
            {me?.key.expires_at != null && (
              <>
                <br />
                <span className="small dimmer">{words.signedInUntil(formatTime(me.key.expires_at))}</span>
              </>
            )}
          </span>
          <Menu
            label={words.navigation.yours}
            actions={[
              { label: words.places.settings, icon: 'gear', act: () => void navigate({ to: '/settings/$tab', params: { tab: 'you' } }) },
              { label: words.settings.signOut, icon: 'out', isApart: true, act: () => void signOut().then(() => location.reload()) },
            ]}
          />
        </div>
      </div>
    </aside>
  );
}

export const TabBar = () => (
  <nav className={styles['tabbar']} aria-label={words.navigation.small}>
    <PlaceLinks isIn="isInBar" />
  </nav>
);
