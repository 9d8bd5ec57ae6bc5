import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { base } from '../../data/base.ts';
import { words } from '../../words/words.ts';
import { CopiedLine } from '../../components/copied-line.tsx';

const { settings: say } = words;

/** A key just after it was made: the only time that it is shown, so that it stays until it is put away. */
export function CreatedKeyDialog({
  secret,
  name,
  onDone,
}: {
  readonly secret: string;
  readonly name: string;
  readonly onDone: () => void;
}) {
  const url = location.origin + base;
  return (
    <Dialog title={words.activity.keyNamed(name)} wide>
      <Notice tone="warn">
        <p>{say.onlyOnce}</p>
      </Notice>
      <CopiedLine label={say.theKey} line={secret} />
      <CopiedLine label="curl" line={`curl -H 'Authorization: Bearer ${secret}' ${url}/v1/me`} />
      <CopiedLine
        label="TypeScript"
        line={`import { createClient } from '@handbill/client'; console.log(await createClient({ url: '${url}', key: '${secret}' }).me.get.query());`}
      />
      <Button look="main" className="start" onClick={onDone}>
        {say.haveIt}
      </Button>
    </Dialog>
  );
}
