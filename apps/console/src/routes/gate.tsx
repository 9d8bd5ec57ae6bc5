import { isHandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Bones } from '../components/bones.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { takenLink } from '../data/taken-link.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../words/words.ts';

const SignIn = lazy(async () => ({ default: (await import('../screens/sign-in/sign-in.tsx')).SignIn }));

/** The console for whoever is signed in, else the way in. The address stays as it was. */
export function Gate() {
  const { data, error, refetch } = useQuery({ ...useHandbill().me.get.queryOptions(), staleTime: 300_000 });
  if (data !== undefined) return <Shell />;
  const isSignedOut = takenLink !== undefined || (isHandbillError(error) && error.code === 'unauthenticated');
  const waiting = (
    <main className="center">
      <h1 className="vh">{words.name}</h1>
      {error && !isSignedOut ? <ProblemNotice error={error} onAgain={() => void refetch()} /> : <Bones />}
    </main>
  );
  return isSignedOut ? (
    <Suspense fallback={waiting}>
      <SignIn link={takenLink} />
    </Suspense>
  ) : (
    waiting
  );
}
