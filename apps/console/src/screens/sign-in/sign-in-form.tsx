import { isHandbillError, type HandbillError } from '@handbill/client';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { signedOut, signIn, type SignIn } from '../../data/session.ts';
import { words } from '../../words/words.ts';

const { signIn: say } = words;

/** The fault of a key or a link, and how one comes by another. */
function Refusal({ error }: { readonly error: HandbillError }) {
  const { reason } = error.problem as { readonly reason?: string };
  const isLink = reason?.startsWith('link') === true;
  return (
    <Notice tone="warn" role="alert">
      <p className="small">{error.detail}</p>
      {isLink && (
        <p className="small">
          {say.newLink} <code>{say.linkCommand}</code>
        </p>
      )}
    </Notice>
  );
}

/** A key, or a link that has one signed in without: `link` is used at once. */
export function SignInForm({ link }: { readonly link?: string | undefined }) {
  const [fields, setFields] = useState<SignIn>({});
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: signIn,
    retry: false,
    networkMode: 'always',
    onSuccess: async () => {
      signedOut.value = false;
      await queryClient.invalidateQueries();
    },
  });
  useEffect(() => {
    if (link !== undefined) mutate({ link });
  }, [link, mutate]);
  return (
    <Form
      className="stack loose"
      noValidate={false}
      onSend={() => mutate({ ...fields, ...(fields.name?.trim() === '' && { name: undefined }) } as SignIn)}
    >
      {isHandbillError(error) && <Refusal error={error} />}
      <TextField
        label={say.key}
        hint={say.keyHint}
        type="password"
        autoComplete="current-password"
        spellCheck={false}
        placeholder="hbk_…"
        isNeeded
        value={fields.key ?? ''}
        onChange={(key) => setFields({ ...fields, key: key.trim() })}
      />
      <TextField
        label={say.name}
        hint={say.nameHint}
        autoComplete="name"
        maxLength={100}
        value={fields.name ?? ''}
        onChange={(name) => setFields({ ...fields, name })}
      />
      <label className="row">
        <input type="checkbox" onChange={({ target }) => setFields({ ...fields, read_only: target.checked })} />
        {say.readOnly}
      </label>
      <Button type="submit" look="main" busy={isPending}>
        {words.signIn.title}
      </Button>
      <p className="small dim">
        {say.noKey} <code>{say.keyCommand}</code>
      </p>
    </Form>
  );
}
