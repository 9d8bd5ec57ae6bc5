import { isHandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Bones } from '../components/bones.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { takenLink } from '../data/taken-link.ts';
import { SignIn } from '../screens/sign-in/sign-in.tsx';
import { Shell } from '../shell/shell.tsx';
import { words } from '../words/words.ts';

/** The console for whoever is signed in, else the way in. The address stays as it was. */
export function Gate() {
  const { data, error, refetch } = useQuery({ ...useHandbill().me.get.queryOptions(), staleTime: 300_000 });
  if (data !== undefined) return <Shell />;
  if (takenLink !== undefined || (isHandbillError(error) && error.code === 'unauthenticated')) return <SignIn link={takenLink} />;
  return (
    <main className="center">
      <h1 className="vh">{words.name}</h1>
      {error ? <ProblemNotice error={error} onAgain={() => void refetch()} /> : <Bones />}
    </main>
  );
}
