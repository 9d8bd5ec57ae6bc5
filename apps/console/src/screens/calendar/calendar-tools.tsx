import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { words } from '../../words/words.ts';
import type { CalendarSearch } from './calendar-search.ts';
import { FeedsDialog } from './feeds-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

const { calendar: say } = words;

/** The actions on the whole calendar: an address for other programs, and the move of a whole campaign. */
export function CalendarTools({ of, nameOf }: { readonly of: CalendarSearch; readonly nameOf: (campaign: string) => string }) {
  const [over, open] = useState<'feeds' | 'move'>();
  const close = () => open(undefined);
  const { campaign_id: campaign } = of;
  if (!useAllowed('publications:write')) return null;
  return (
    <div className="row">
      <Button look="quiet" icon="out" onClick={() => open('feeds')}>
        {say.feeds}
      </Button>
      {campaign !== undefined && (
        <Button look="quiet" icon="calendar" onClick={() => open('move')}>
          {say.moveAll}…
        </Button>
      )}
      {over === 'feeds' && <FeedsDialog of={of} nameOf={nameOf} onClose={close} />}
      {over === 'move' && campaign !== undefined && <MoveDialog campaign={campaign} onClose={close} />}
    </div>
  );
}
