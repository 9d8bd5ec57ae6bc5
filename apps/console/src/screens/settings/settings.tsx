import type { Me } from '@handbill/client';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Page } from '../../components/empty.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { allows, useMe } from '../../data/use-me.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';
import { Sessions } from './sessions.tsx';
import { You } from './you.tsx';

const { settings: say } = words;

/** The screens of operators are loaded for them alone. */
const Keys = lazy(async () => ({ default: (await import('./keys.tsx')).Keys }));
const Models = lazy(async () => ({ default: (await import('./models.tsx')).Models }));
const Workspaces = lazy(async () => ({ default: (await import('./workspaces.tsx')).Workspaces }));

/** The tabs, and whom they are for. */
const screens = [
  { id: 'you', Screen: You, isFor: () => true },
  { id: 'keys', Screen: Keys, isFor: (me: Me | undefined) => allows(me, 'keys:write') },
  { id: 'sessions', Screen: Sessions, isFor: (me: Me | undefined) => allows(me, 'keys:write') },
  { id: 'models', Screen: Models, isFor: (me: Me | undefined) => allows(me, 'content:read') },
  { id: 'workspaces', Screen: Workspaces, isFor: (me: Me | undefined) => me?.workspace.is_first === true && allows(me, 'admin') },
] as const;

/** How the page is for this reader, who is signed in, and the keys of programs. */
export function Settings() {
  const { tab } = useParams({ from: '/shell/settings/$tab' });
  const navigate = useNavigate();
  const me = useMe();
  const tabs = screens.filter(({ isFor }) => isFor(me)).map(({ id }) => id);
  const current = tabs.find((each) => each === tab) ?? 'you';
  const { Screen } = screens.find(({ id }) => id === current) ?? { Screen: You };
  useKeys({ back: () => void navigate({ to: '/' }) });
  return (
    <Page title={words.places.settings}>
      <Tabs
        label={words.places.settings}
        current={current}
        tabs={tabs.map((each) => ({ id: each, label: say.tabs[each], link: { to: '/settings/$tab', params: { tab: each } } }))}
      />
      <Suspense fallback={<Bones />}>
        <Screen />
      </Suspense>
    </Page>
  );
}
