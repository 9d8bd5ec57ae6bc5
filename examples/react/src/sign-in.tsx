import type { HandbillError, Me } from '@handbill/client';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { ErrorMessage } from './forms/error-message.tsx';
import { textIn } from './forms/text-in.ts';
import { connect } from './handbill.ts';

interface SignInProps {
  readonly onSignIn: (key: string) => void;
}

export function SignIn({ onSignIn }: SignInProps) {
  const signIn = useMutation<Me, HandbillError, string>({
    mutationFn: (key) => connect(key).client.me.get.query(),
    onSuccess: (_, key) => onSignIn(key),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    signIn.mutate(textIn(new FormData(event.currentTarget), 'key'));
  };

  return (
    <form onSubmit={submit}>
      <h2>Sign in</h2>
      <label>
        Key <input name="key" type="password" required autoComplete="off" />
      </label>
      <button disabled={signIn.isPending}>Sign in</button>
      <ErrorMessage error={signIn.error} />
    </form>
  );
}
