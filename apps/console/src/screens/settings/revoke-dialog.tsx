import type { Key } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useState } from 'react';
import { Confirm } from '../../components/dialog.tsx';
import { showToast } from '../../data/toasts.ts';
import { actorName } from '../../data/use-me.ts';
import { useSaving } from '../../data/use-saving.ts';
import { formatList } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { settings: say } = words;

/** All keys that a key made, and those that they made. */
function familyOf(id: string, all: readonly Key[]): readonly Key[] {
  const own = all.filter(({ made_by: maker }) => maker?.id === id);
  return own.flatMap((key) => [key, ...familyOf(key.id, all)]);
}

/** Names the keys that end with a key, before they do: it cannot be taken back. */
export function RevokeDialog({ record, all, onDone }: { readonly record: Key; readonly all: readonly Key[]; readonly onDone: () => void }) {
  const { id, name, scopes } = record;
  const family = familyOf(id, all);
  const made = family.filter(({ is_session: isSession }) => !isSession);
  // As the server decides where it is not told.
  const [withMade, setWithMade] = useState(scopes.includes('keys:write') && !scopes.includes('admin'));
  const sessions = family.filter(({ is_session: isSession, made_by: maker }) => isSession && (withMade || maker?.id === id));
  const revoke = useSaving(useHandbill().keys.delete, ['keys'], () => {
    showToast(say.revoked(name));
    onDone();
  });
  return (
    <Confirm
      title={say.revokeTitle(name)}
      label={say.revoke}
      change={revoke}
      onConfirm={() => revoke.mutate({ id, with_made: withMade })}
      onClose={onDone}
    >
      <ul className="stack tight">
        <li>{say.endsCalls}</li>
        {sessions.length > 0 && (
          <li>{say.endsSessions(formatList(sessions.map(({ actor, name: of }) => (actor === null ? of : actorName(actor)))))}</li>
        )}
        {made.length > 0 && <li>{(withMade ? say.endsMade : say.keepsMade)(formatList(made.map(({ name: of }) => of)))}</li>}
        <li>{say.forGood}</li>
      </ul>
      {made.length > 0 && (
        <label className="row">
          <input type="checkbox" checked={withMade} onChange={({ target }) => setWithMade(target.checked)} />
          {say.withMade}
        </label>
      )}
    </Confirm>
  );
}
