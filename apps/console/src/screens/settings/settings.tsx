import { useNavigate, useParams } from '@tanstack/react-router';
import { Tabs } from '../../components/tabs.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { useTitle } from '../../data/use-title.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';
import { Sessions } from './sessions.tsx';
import { You } from './you.tsx';

const { settings: say } = words;

/** How the page is for this reader, who is signed in, and the keys of programs. */
export function Settings() {
  useTitle(words.places.settings);
  const { tab } = useParams({ from: '/shell/settings/$tab' });
  const navigate = useNavigate();
  const maySeeKeys = useAllowed('keys:write');
  const tabs = maySeeKeys ? (['you', 'sessions'] as const) : (['you'] as const);
  const current = tabs.find((each) => each === tab) ?? 'you';
  useKeys({ back: () => void navigate({ to: '/' }) });
  return (
    <div className="page">
      <h1>{words.places.settings}</h1>
      <Tabs
        label={words.places.settings}
        current={current}
        tabs={tabs.map((each) => ({ id: each, label: say.tabs[each], link: { to: '/settings/$tab', params: { tab: each } } }))}
      />
      {current === 'you' ? <You /> : <Sessions />}
    </div>
  );
}
