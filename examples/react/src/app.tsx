import { HandbillProvider } from '@handbill/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Campaigns } from './campaigns/campaigns.tsx';
import { createQueryClient } from './create-query-client.ts';
import { connect } from './handbill.ts';
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

  if (connection === null)
    return (
      <QueryClientProvider client={queryClient}>
        <h1>Campaigns</h1>
        <SignIn onSignIn={setKey} />
      </QueryClientProvider>
    );
  return (
    <HandbillProvider {...connection} queryClient={queryClient}>
      <Campaigns onSignOut={signOut} />
    </HandbillProvider>
  );
}
