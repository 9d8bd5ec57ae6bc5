import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CampaignForm } from './campaigns/campaign-form.tsx';
import { CampaignList } from './campaigns/campaign-list.tsx';
import { PostWriter } from './content/post-writer.tsx';
import { createQueryClient } from './create-query-client.ts';
import { connect, HandbillContext } from './handbill.ts';
import { SignIn } from './sign-in.tsx';

export function App() {
  // In memory only: it is gone with the page.
  const [key, setKey] = useState<string | null>(null);
  const [queryClient] = useState(() => createQueryClient(() => setKey(null)));
  const connection = useMemo(() => (key === null ? null : connect(key)), [key]);
  const signOut = () => {
    queryClient.clear();
    setKey(null);
  };

  return (
    <QueryClientProvider client={queryClient}>
      <HandbillContext value={connection}>
        <header>
          <h1>Campaigns</h1>
          {connection && (
            <button type="button" onClick={signOut}>
              Sign out
            </button>
          )}
        </header>
        <main>
          {connection === null ? (
            <SignIn onSignIn={setKey} />
          ) : (
            <>
              <aside>
                <CampaignForm />
                <PostWriter />
              </aside>
              <CampaignList />
            </>
          )}
        </main>
      </HandbillContext>
    </QueryClientProvider>
  );
}
