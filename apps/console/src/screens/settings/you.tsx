import { isHandbillError } from '@handbill/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form, TextField } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { prefer, usePreferences, type Preferences } from '../../state/preferences.ts';
import { renameSession, signOut } from '../../data/session.ts';
import { showToast } from '../../data/toasts.ts';
import { nameOf, useMe } from '../../data/use-me.ts';
import { formatDay, formatTime } from '../../words/formats.ts';
import { languages, words } from '../../words/words.ts';

const { settings: say, theme } = words;

/** As its speakers call it. */
const nameOfLanguage = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

function Looks() {
  const { language, theme: now, density, singleKeys } = usePreferences();
  return (
    <Card title={theme.title}>
      <RadioCards
        legend={theme.title}
        hideLegend
        value={now}
        cards={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: theme[value] }))}
        onChange={(value) => prefer({ theme: value as Preferences['theme'] })}
      />
      <RadioCards
        legend={say.language}
        value={language}
        cards={(['auto', ...languages] as const).map((value) => ({
          value,
          label: value === 'auto' ? say.byBrowser : nameOfLanguage(value),
        }))}
        onChange={(value) => {
          prefer({ language: value as Preferences['language'] });
          location.reload();
        }}
      />
      <RadioCards
        legend={say.density}
        value={density}
        cards={(['roomy', 'compact'] as const).map((value) => ({ value, label: say[value] }))}
        onChange={(value) => prefer({ density: value as Preferences['density'] })}
      />
      <label className="row">
        <input type="checkbox" checked={singleKeys} onChange={({ target }) => prefer({ singleKeys: target.checked })} />
        {say.singleKeys}
      </label>
    </Card>
  );
}

function Name() {
  const me = useMe();
  const queryClient = useQueryClient();
  const [name, setName] = useState(me?.key.actor == null ? '' : nameOf(me));
  const rename = useMutation({
    mutationFn: renameSession,
    retry: false,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['me'] });
      showToast(words.text.saved);
    },
  });
  return (
    <Form noValidate={false} onSend={() => rename.mutate(name.trim())}>
      <TextField
        label={words.signIn.name}
        hint={words.signIn.nameHint}
        autoComplete="name"
        isNeeded
        maxLength={80}
        value={name}
        onChange={setName}
      />
      {isHandbillError(rename.error) && <ProblemNotice error={rename.error} />}
      <Button type="submit" className="start" busy={rename.isPending}>
        {say.save}
      </Button>
    </Form>
  );
}

const Line = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div className="row spread">
    <span className="dim">{label}</span>
    <span>{children}</span>
  </div>
);

export function You() {
  const me = useMe();
  const leave = useMutation({ mutationFn: signOut, retry: false, onSuccess: () => location.reload() });
  const expires = me?.key.expires_at;
  return (
    <div className="two">
      <Looks />
      <Card title={words.settings.tabs.you}>
        <Name />
        <Line label={say.workspace}>{me?.workspace.name ?? ''}</Line>
        <Line label={say.key}>{me?.key.name ?? ''}</Line>
        <Line label={say.scopes}>{me?.key.scopes.join(', ') ?? ''}</Line>
        <Line label={say.expires}>{expires == null ? say.never : `${formatDay(expires)}, ${formatTime(expires)}`}</Line>
        <Line label={say.writer}>{me?.writer ?? ''}</Line>
        <Line label={say.version}>{me?.version ?? ''}</Line>
        <Button className="start" busy={leave.isPending} onClick={() => leave.mutate()}>
          {say.signOut}
        </Button>
      </Card>
    </div>
  );
}
