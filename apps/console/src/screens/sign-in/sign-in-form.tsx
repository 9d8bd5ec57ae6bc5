import { isHandbillError, type HandbillError } from '@handbill/client';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field, Form } from '../../components/field.tsx';
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
      <Field label={say.key} hint={say.keyHint}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            placeholder="hbk_…"
            required
            value={fields.key ?? ''}
            onChange={({ target }) => setFields({ ...fields, key: target.value.trim() })}
          />
        )}
      </Field>
      <Field label={say.name} hint={say.nameHint}>
        {(control) => (
          <input {...control} autoComplete="name" maxLength={100} onChange={({ target }) => setFields({ ...fields, name: target.value })} />
        )}
      </Field>
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
