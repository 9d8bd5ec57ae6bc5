import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Answer, Button } from '../../components/button.tsx';
import { capFormat, CapGauge, type Cap } from '../../components/caps.tsx';
import { Card } from '../../components/card.tsx';
import { Form, TextField } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { showToast } from '../../data/toasts.ts';
import { allows, useMe } from '../../data/use-me.ts';
import { useSaving } from '../../data/use-saving.ts';
import { useNames } from '../../data/use-names.ts';
import { words } from '../../words/words.ts';

const { usage: say } = words;

type CapOf = Pick<Cap, 'scope' | 'key_id' | 'unit'>;

/** Changes a cap of a key or of the workspace; `null` takes it away. */
function useCapChange({ key_id: key, unit }: CapOf, onDone: () => void) {
  const { keys, workspaces } = useHandbill();
  const id = useMe()?.workspace.id ?? '';
  const onSaved = () => {
    showToast(words.text.saved);
    onDone();
  };
  const [ofKey, ofWorkspace] = [useSaving(keys.update, ['usage', 'keys'], onSaved), useSaving(workspaces.update, ['usage'], onSaved)];
  const { error, isPending } = key === null ? ofWorkspace : ofKey;
  const save = (limit: number | null) => {
    const change = unit === 'tokens' ? { monthly_token_cap: limit } : { monthly_cost_cap: limit };
    if (key === null) ofWorkspace.mutate({ id, ...change });
    else ofKey.mutate({ id: key, ...change });
  };
  return { error, isPending, save };
}

/** The limit of a cap, in place. */
function CapForm({ cap, now, onDone }: { readonly cap: CapOf; readonly now: number | undefined; readonly onDone: () => void }) {
  const [text, setText] = useState(now === undefined ? '' : String(now));
  const change = useCapChange(cap, onDone);
  return (
    <Form className="stack tight" noValidate={false} onSend={() => change.save(text.trim() === '' ? null : Number(text))}>
      <TextField
        label={say.capIn(cap.unit === 'tokens' ? words.brief.tokens.toLowerCase() : cap.unit)}
        hint={say.noLimit}
        type="number"
        min={0}
        step={cap.unit === 'tokens' ? 1 : 'any'}
        autoFocus
        value={text}
        onChange={setText}
      />
      {change.error && <ProblemNotice error={change.error} />}
      <Answer small type="submit" look="main" busy={change.isPending} onCancel={onDone}>
        {words.settings.save}
      </Answer>
    </Form>
  );
}

const idOf = ({ scope, key_id: key, unit }: CapOf): string => `${scope} ${key ?? ''} ${unit}`;

/** The caps, their spend, and the reservations of calls on their way; an admin changes them in place. */
export function CapsCard() {
  const me = useMe();
  const names = useNames();
  const { data, error, refetch } = useQuery(useHandbill().usage.caps.queryOptions());
  const [open, setOpen] = useState<string>();
  const isAdmin = allows(me, 'admin');
  const ofWorkspace = isAdmin && me?.workspace.is_first === true;
  const caps = data?.data ?? [];
  const missing = ['USD', 'tokens']
    .map((unit): CapOf => ({ scope: 'workspace', key_id: null, unit }))
    .filter((one) => ofWorkspace && !caps.some((cap) => idOf(cap) === idOf(one)));
  const close = () => setOpen(undefined);
  return (
    <Card title={say.caps}>
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      {data === undefined && !error && <Bones rows={2} />}
      {data?.data.length === 0 && <p className="dim">{words.home.noCap}</p>}
      {caps.map((cap) => {
        const label = cap.key_id === null ? say.ofWorkspace : say.ofKey(names.key(cap.key_id));
        return (
          <div key={idOf(cap)} className="stack tight">
            <CapGauge cap={cap} label={label} hint={cap.reserved > 0 ? say.reserved(capFormat(cap)(cap.reserved)) : ''} />
            {open === idOf(cap) ? (
              <CapForm cap={cap} now={cap.limit} onDone={close} />
            ) : (
              (cap.key_id === null ? ofWorkspace : isAdmin) && (
                <Button small look="quiet" className="start" about={label} onClick={() => setOpen(idOf(cap))}>
                  {words.settings.change}
                </Button>
              )
            )}
          </div>
        );
      })}
      {missing.map((cap) =>
        open === idOf(cap) ? (
          <CapForm key={idOf(cap)} cap={cap} now={undefined} onDone={close} />
        ) : (
          <Button key={idOf(cap)} small icon="plus" className="start" onClick={() => setOpen(idOf(cap))}>
            {say.addCap(cap.unit === 'tokens' ? words.brief.tokens.toLowerCase() : cap.unit)}
          </Button>
        ),
      )}
    </Card>
  );
}
