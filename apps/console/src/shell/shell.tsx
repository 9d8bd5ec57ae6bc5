import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Toasts } from '../components/toasts.tsx';
import { signedOut } from '../data/session.ts';
import { useStore } from '../state/store.ts';
import { usePlaces } from '../data/places.ts';
import { undoLast } from '../data/toasts.ts';
import { allows, useMe } from '../data/use-me.ts';
import { useKeys } from '../keys/use-keys.ts';
import { words } from '../words/words.ts';
import { Header } from './header.tsx';
import { Following, OfflineBar } from './connection-notices.tsx';
import { Sidebar, TabBar } from './sidebar.tsx';
import styles from './shell.module.css';

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then(({ SignInAgain: component }) => ({ default: component })));
const Palette = lazy(() => import('./palette.tsx').then(({ Palette: component }) => ({ default: component })));
const Calls = lazy(() => import('./calls.tsx').then(({ Calls: component }) => ({ default: component })));
const KeyList = lazy(() => import('./key-list.tsx').then(({ KeyList: component }) => ({ default: component })));

/** Moves the focus to the heading of a place that one has come to, unless something in it has taken it. */
function useFocusOnArrival(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const isFirst = useRef(true);
  useEffect(() => {
    if (path === undefined) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const main = document.getElementById('content');
    if (wasFirst || main?.contains(document.activeElement) === true) return;
    const heading = main?.querySelector('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
}

/** The frame of every screen. */
export function Shell() {
  const me = useMe();
  const navigate = useNavigate();
  const [over, setOver] = useState<'palette' | 'keys' | 'calls'>();
  const isSignedOut = useStore(signedOut);
  const reached = usePlaces(({ under }) => under === undefined);
  useFocusOnArrival();
  useKeys({
    palette: () => setOver('palette'),
    help: () => setOver('keys'),
    calls: () => setOver('calls'),
    undo: undoLast,
    // Their keys have the names of the places.
    ...Object.fromEntries(reached.map(({ id, to }) => [id, () => void navigate({ to, params: { tab: 'you', id: '' } })])),
    search: () => setOver('palette'),
  });
  return (
    <>
      <a
        className={styles['skip']}
        href="#content"
        onClick={(event) => (event.preventDefault(), document.getElementById('content')?.focus())}
      >
        {words.skip}
      </a>
      <div className={styles['frame']}>
        <Sidebar />
        <div className={styles['main']}>
          <Header onFind={() => setOver('palette')} onCalls={() => setOver('calls')} />
          <OfflineBar />
          {allows(me, 'events:read') && <Following />}
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <TabBar />
      <Toasts />
      <Suspense>
        {isSignedOut && <SignInAgain />}
        {over === 'palette' && <Palette onClose={() => setOver(undefined)} />}
        {over === 'calls' && <Calls onClose={() => setOver(undefined)} />}
        {over === 'keys' && <KeyList onClose={() => setOver(undefined)} />}
      </Suspense>
    </>
  );
}
