import type { ContentSummary, Pagination } from '@handbill/client';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useApprovalRights } from '../../data/use-approval.ts';
import { useAllowed } from '../../data/use-me.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Filters, type Change } from './filters.tsx';
import type { LibrarySearch } from './library-search.ts';
import { Nothing } from './nothing.tsx';
import { TextList } from './text-list.tsx';
import { useChoosing } from './use-choosing.ts';
import { useAllMatching, useTexts } from './use-texts.ts';

const { library: say } = words;

function totalOf(shown: number, pagination: Pagination | undefined): string {
  const count = formatNumber(pagination?.total ?? shown);
  return pagination?.total_is_exact === false ? say.moreThan(count) : count;
}

function Footer({ shown, pagination }: { readonly shown: number; readonly pagination: Pagination | undefined }) {
  return (
    <div className="row">
      <span className="num">{say.count(formatNumber(shown), totalOf(shown, pagination))}</span>
      <span className="end wide-only">
        {say.keys} <kbd>{shortcutOf('next')}</kbd> <kbd>{shortcutOf('previous')}</kbd> {say.keysMove}, <kbd>{shortcutOf('choose')}</kbd>{' '}
        {say.keysChoose}, <kbd>{shortcutOf('open')}</kbd> {say.keysOpen}
      </span>
    </div>
  );
}

interface LibraryListProps {
  readonly search: LibrarySearch;
  readonly onChange: Change;
  /** Filters that cannot be dropped: those of one campaign. */
  readonly always?: LibrarySearch;
}

/** Texts by filters, and the actions on the chosen ones. */
export function LibraryList({ search, onChange, always = {} }: LibraryListProps) {
  const navigate = useNavigate();
  const { mayApprove } = useApprovalRights();
  const mayChange = useAllowed('content:write') || mayApprove;
  const { texts, pagination, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useTexts({
    ...search,
    ...always,
  });
  const choosing = useChoosing(texts.map(({ id }) => id));
  const { at, chosen, choose, move, toggle } = choosing;
  const [matching, setMatching] = useState<readonly ContentSummary[]>([]);
  const all = useAllMatching({ ...search, ...always }, (found) => {
    setMatching(found);
    choose(found.map(({ id }) => id));
  });
  const known = useMemo(() => new Map([...matching, ...texts].map((text) => [text.id, text])), [matching, texts]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const chosenTexts = [...chosen].flatMap((id) => known.get(id) ?? []);
  useKeys({
    next: () => move(at + 1),
    previous: () => move(at - 1),
    choose: (event) => toggle(at, event.shiftKey),
    open: () => (texts[at] === undefined ? false : void navigate({ to: '/texts/$id', params: { id: texts[at].id } })),
  });
  return (
    <>
      <Filters search={search} onChange={onChange} always={always} />
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={say.list} flush {...(texts.length > 0 && { footer: <Footer shown={texts.length} pagination={pagination} /> })}>
        {isPending ? (
          <Bones rows={8} />
        ) : texts.length === 0 ? (
          <Nothing search={search} onChange={onChange} always={always} />
        ) : (
          <TextList
            texts={texts}
            total={pagination?.total_is_exact === true ? pagination.total + 1 : -1}
            choosing={choosing}
            onEnd={more}
            isStale={isPlaceholderData}
          />
        )}
      </Card>
      {chosenTexts.length > 0 && mayChange && (
        <BulkBar texts={chosenTexts} isDeleted={search.view === 'deleted'} onDone={choose}>
          {chosenTexts.length < (pagination?.total ?? 0) && (
            <Button small look="quiet" busy={all.isPending} onClick={() => all.mutate()}>
              {say.chooseMatching(totalOf(texts.length, pagination))}
            </Button>
          )}
        </BulkBar>
      )}
    </>
  );
}
