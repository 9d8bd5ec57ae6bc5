import { scopes as allScopes, type CreateKeyInput } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { base } from '../../data/base.ts';
import { tell } from '../../data/toasts.ts';
import { allows, useMe } from '../../data/use-me.ts';
import { words } from '../../words/words.ts';

const { settings: say } = words;
type Scopes = CreateKeyInput['scopes'];

/** A key just after it was made, the only time that it is shown, with a line that works. */
function Secret({ secret }: { readonly secret: string }) {
  const line = `curl ${location.origin}${base}/v1/me -H "Authorization: Bearer ${secret}"`;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    tell(words.text.copied);
  };
  return (
    <Notice tone="good" role="status">
      <b>{say.shownOnce}</b>
      <code>{secret}</code>
      <code className="small dim">{line}</code>
      <div className="row">
        <Button small icon="copy" onClick={() => void copy(secret)}>
          {say.copy}
        </Button>
        <Button small icon="copy" onClick={() => void copy(line)}>
          {say.copy} curl
        </Button>
      </div>
    </Notice>
  );
}

/** Makes a key for a program, never wider than the one that signed in. */
export function NewKey() {
  const me = useMe();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scopes>([]);
  const { mutate, data, isPending, error } = useMutation({
    ...useHandbill().keys.create.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['keys'] }),
  });
  const available = allScopes.filter((scope) => (scope === 'admin' ? me?.key.scopes.includes('admin') : allows(me, scope)));
  const toggle = (scope: Scopes[number], isOn: boolean) => setScopes(isOn ? [...scopes, scope] : scopes.filter((each) => each !== scope));
  return (
    <Card title={say.newKey}>
      {data?.key != null && <Secret secret={data.key} />}
      {error && <ProblemNotice error={error} />}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ name, scopes });
        }}
      >
        <Field label={say.keyName}>
          {(control) => <input {...control} required maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <fieldset className="row wide">
          <legend className="small dim">{say.scopes}</legend>
          {available.map((scope) => (
            <label key={scope} className="row tight">
              <input type="checkbox" checked={scopes.includes(scope)} onChange={({ target }) => toggle(scope, target.checked)} />
              {scope}
            </label>
          ))}
        </fieldset>
        <Button type="submit" className="start" busy={isPending}>
          {say.make}
        </Button>
      </form>
    </Card>
  );
}
