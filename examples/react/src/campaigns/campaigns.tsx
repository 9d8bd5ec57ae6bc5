import { useEvents } from '@handbill/react';
import { PostWriter } from '../content/post-writer.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignList } from './campaign-list.tsx';

export function Campaigns({ onSignOut }: { readonly onSignOut: () => void }) {
  const { status } = useEvents();
  return (
    <>
      <header>
        <h1>Campaigns</h1>
        {status === 'lost' && <p>Handbill is not reached. Trying again …</p>}
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      </header>
      <main>
        <aside>
          <CampaignForm />
          <PostWriter />
        </aside>
        <CampaignList />
      </main>
    </>
  );
}
