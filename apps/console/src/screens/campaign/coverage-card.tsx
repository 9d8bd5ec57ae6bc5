import type { Campaign } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { formatMoney } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { CoverageTable } from './coverage-table.tsx';
import { useCoverage } from './use-coverage.ts';
import { useMissing, type Cell } from './use-missing.ts';
import { WriteDialog } from './write-dialog.tsx';

const { campaign: say } = words;
const nothing = {};

function Summary({ sums: { ready, review, writing }, missing }: Pick<ReturnType<typeof useCoverage>, 'sums' | 'missing'>) {
  const parts = [
    ready > 0 && say.ready(ready),
    review > 0 && say.review(review),
    writing > 0 && say.writing(writing),
    missing.length > 0 && say.missing(missing.length),
  ];
  return <span className="small dim">{parts.filter(Boolean).join(', ')}</span>;
}

interface CoverageCardProps {
  readonly campaign: Campaign;
  /** The form of fields that may have to be asked for. */
  readonly form: RecordForm;
}

/** Which texts a campaign has, and one press for all that it lacks. */
export function CoverageCard({ campaign, form }: CoverageCardProps) {
  const [cells, write] = useState<readonly Cell[]>();
  const [mayWrite, mayChange] = [useAllowed('content:write'), useAllowed('campaigns:write')];
  const { rows, languages, missing, sums, error, isPending, refetch } = useCoverage(campaign.id);
  const { estimate } = useMissing(campaign, form, missing, nothing, mayWrite);
  const isOffered = mayWrite && missing.length > 0;
  useKeys({ ...(isOffered && { writeMissing: () => write(missing) }) });
  const cost = estimate?.cost;
  return (
    <Card
      title={say.coverage}
      beside={
        <>
          <Summary sums={sums} missing={missing} />
          {isOffered && (
            <Button small look="main" icon="pen" className="end" shortcut={shortcutOf('writeMissing')} onClick={() => write(missing)}>
              {say.writeMissing(missing.length)}{' '}
              {cost && <span className="num">{say.about(cost.amount === 0 ? say.free : formatMoney(cost))}</span>}
            </Button>
          )}
        </>
      }
    >
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      {isPending ? (
        <Bones rows={5} />
      ) : rows.length === 0 ? (
        <Empty title={words.campaigns.noChannels} hint={say.noChannelsHint}>
          {mayChange && (
            <Link to="/campaigns/$id/$tab" params={{ id: campaign.id, tab: 'settings' }} className={buttonClass({})}>
              {say.addChannels}
            </Link>
          )}
        </Empty>
      ) : (
        <>
          <CoverageTable campaign={campaign} rows={rows} languages={languages} onWrite={(cell) => write([cell])} />
          {languages.length === 0 && <p className="small dim">{say.languagesHint}</p>}
        </>
      )}
      {cells && <WriteDialog campaign={campaign} form={form} cells={cells} onClose={() => write(undefined)} />}
    </Card>
  );
}
