import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { found } from '../../data/findings.ts';
import { useApprovalRights } from '../../data/use-approval.ts';
import { useAllowed } from '../../data/use-me.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Changes } from '../../sheet/changes.tsx';
import { limitsOf } from '../../form/limit-words.ts';
import { findingId, marksOf } from '../../sheet/marks.ts';
import { nodesOf, textsOf } from '../../sheet/nodes.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { wordDifference } from '../../sheet/word-difference.ts';
import { words } from '../../words/words.ts';
import { PostHead } from './post-head.tsx';
import { firstFinding, type TextSearch } from './text-search.ts';
import { useRewrite, type Rewrite } from './use-rewrite.ts';
import { commentMarks, useComments } from './use-comments.ts';
import { useVariantTools } from './variant-tools.tsx';
import { Verdict } from './verdict.tsx';

const none = [] as const;
const FindingCard = lazy(async () => ({ default: (await import('./finding-card.tsx')).FindingCard }));

interface ShownTextProps {
  readonly record: Content;
  readonly form: ContentForm;
  readonly head: ReactNode;
  readonly onEdit: () => void;
}

/** Goes from finding to finding; the one that is open is in the address, and comes into sight. */
function useFindings(checks: Content['checks'], onMove: () => void) {
  const { at: asked } = useSearch({ from: '/shell/texts/$id' });
  const navigate = useNavigate({ from: '/texts/$id' });
  const findings = found(checks);
  const at = asked === firstFinding ? findings[0] && findingId(findings[0]) : asked;
  const index = findings.findIndex((check) => findingId(check) === at);
  const open = (id: string | undefined) => {
    onMove();
    void navigate({ search: (now) => ({ ...now, at: id }) as TextSearch, replace: true, resetScroll: false });
  };
  const move = (by: number) => {
    if (findings.length === 0) return false;
    const next = findings[(Math.max(index, by > 0 ? -1 : 0) + by + findings.length) % findings.length];
    open(next && findingId(next));
    return true;
  };
  useKeys({ nextFinding: () => move(1), previousFinding: () => move(-1) });
  useEffect(() => {
    if (at !== undefined) document.querySelector(`[data-card="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at]);
  return { findings, index, current: findings[index], open, at: index < 0 ? undefined : at };
}

/** Words as they come behind those that they replace, and the difference once they are there. */
function struckOut({ pointer, text }: { readonly pointer: string; readonly text: string }, { former, coming }: Rewrite): ReactNode {
  const before = former.get(pointer);
  if (before === undefined || before === text) return undefined;
  if (pointer !== coming) return <Changes changes={wordDifference(before, text)} />;
  return (
    <Changes
      changes={[
        { op: 'delete', text: before },
        { op: 'insert', text: ` ${text}` },
      ]}
    />
  );
}

function KeysHint({ record: { approval } }: Pick<ShownTextProps, 'record'>) {
  const maySubmit = useApprovalRights().maySubmit && approval.allowed_actions.includes('submit');
  return (
    <p className="small dim wide-only">
      <kbd>{shortcutOf('nextFinding')}</kbd> {words.text.keysHint} <kbd>{shortcutOf('edit')}</kbd> {words.text.keysEdit}{' '}
      <kbd>{shortcutOf(maySubmit ? 'submit' : 'approve')}</kbd> {maySubmit ? words.text.keysSubmit : words.text.keysApprove}
    </p>
  );
}

/** A text as its channel shows it, with its findings at their places. */
export function ShownText({ record, form, head, onEdit }: ShownTextProps) {
  const { language, request, checks } = record;
  const mayWrite = useAllowed('content:write');
  const rewrite = useRewrite(record);
  const variants = useVariantTools(record, form, rewrite);
  const { output, coming, fading } = rewrite;
  const comments = useComments(record).data?.data ?? none;
  const { findings, index, current, open, at } = useFindings(checks, rewrite.accept);
  const present = findings.filter(({ pointer }) => pointer !== coming);
  const texts = new Map(textsOf(nodesOf(form, output)).map(({ pointer, text }) => [pointer, text]));
  const placeOfCard = current?.pointer ?? '';
  useKeys({ ...(mayWrite && placeOfCard !== '' && { rewrite: () => rewrite.start(placeOfCard) }) });
  const card = current && (
    <Suspense>
      <FindingCard
        key={at}
        record={record}
        check={current}
        place={words.text.finding(index + 1, findings.length)}
        isBusy={rewrite.isPending}
        mayWrite={mayWrite}
        onRewrite={() => rewrite.start(placeOfCard)}
        onStop={rewrite.stop}
        onEdit={onEdit}
      />
    </Suspense>
  );
  const isPlaced = texts.has(placeOfCard);
  return (
    <>
      <div className="middle">
        {head}
        {rewrite.error && (
          <div className="measure">
            <ProblemNotice error={rewrite.error} />
          </div>
        )}
        {card !== undefined && !isPlaced && <div className="measure">{card}</div>}
        <Sheet
          form={form}
          output={output}
          language={language}
          limits={limitsOf(form, request)}
          label={words.text.asShown}
          marks={marksOf(present, texts, commentMarks(comments))}
          caretAt={coming}
          fading={fading}
          head={<PostHead form={form} />}
          replace={(node) => struckOut(node, rewrite)}
          {...(mayWrite && variants)}
          after={(pointer) => isPlaced && placeOfCard === pointer && card}
        />
        {findings.length > 0 && <KeysHint record={record} />}
      </div>
      <Verdict record={record} form={form} output={output} checks={checks} isBusy={rewrite.isPending} open={at} onOpen={open} />
    </>
  );
}
