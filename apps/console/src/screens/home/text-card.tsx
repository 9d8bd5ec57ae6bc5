import type { ContentSummary, Page } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { Item, ListCard } from '../../components/card.tsx';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { FindingStatus, TextStatus } from '../../components/status.tsx';
import type { View } from '../../data/text-views.ts';
import { useApproval } from '../../data/use-approval.ts';
import { useMe } from '../../data/use-me.ts';
import { useWho } from '../../data/use-who.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { asWords, formatAgo } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';
import { moveFocus, rowInFocus } from '../../keys/use-row-keys.ts';

const { home: say } = words;

interface TextCardProps {
  readonly view?: View;
  readonly title: string;
  readonly none: string;
  readonly list: Page<ContentSummary> | undefined;
  readonly mayApprove?: boolean;
  /** Its texts open at their worst finding. */
  readonly atFinding?: boolean;
}

interface TextItemProps {
  readonly text: ContentSummary;
  readonly onApprove?: (() => void) | undefined;
  readonly atFinding: boolean;
}

function TextItem({ text, onApprove, atFinding }: TextItemProps) {
  const { id, type, title, language, updated_at: updated, error, findings, approval } = text;
  const who = useWho();
  const stands = approval.at === null ? undefined : wordFor(words.text.stands, approval.status)?.(who(approval), formatAgo(approval.at));
  const name = title || asWords(type);
  const to = { to: '/texts/$id', params: { id }, ...(atFinding && { search: { at: 'first' } }) } as const;
  return (
    <Item>
      <ChannelTile name={type} label={asWords(type)} />
      <div className="grow">
        <Link {...to} className="strong two-lines" data-row={id}>
          <bdi lang={language}>{name}</bdi>
        </Link>
        <p className="small dim two-lines">{error?.detail ?? stands ?? findings.worst ?? formatAgo(updated)}</p>
      </div>
      {approval.status === 'submitted' ? <FindingStatus findings={findings} /> : <TextStatus text={text} />}
      {onApprove ? (
        <Button small about={name} onClick={onApprove}>
          {words.text.approve}
        </Button>
      ) : (
        <Link {...to} className={buttonClass({ small: true })}>
          {words.keys.open}
          <span className="vh"> {name}</span>
        </Link>
      )}
    </Item>
  );
}

/** The texts of a card that the key may approve, by a press of their buttons or by the key for the row that has the focus. */
function useApproving(listed: readonly ContentSummary[], mayApprove: boolean) {
  const me = useMe();
  const approve = useApproval();
  const texts = listed.filter(({ approval }) => !mayApprove || approval.status !== 'approved');
  /** The person who had a text written is an author of it until it is approved. */
  const isOwn = ({ created_by: by }: ContentSummary) => me?.workspace.approval === 'four_eyes' && by?.key_id === me.key.id;
  const approvable = mayApprove ? texts.filter((text) => !isOwn(text)) : [];
  /** The next row has the focus before the approved one goes. */
  const approveRow = (text: ContentSummary) => {
    if (rowInFocus() === text.id) moveFocus(texts.length > 1 && text === texts.at(-1) ? -1 : 1);
    approve(text);
  };
  const approveChosen = () => {
    const focused = rowInFocus();
    const text = focused === undefined ? approvable[0] : approvable.find(({ id }) => id === focused);
    return text === undefined ? false : approveRow(text);
  };
  useKeys({ ...(mayApprove && { approve: approveChosen }) });
  return { texts, approvable, approve, approveRow };
}

/** The texts of one view, the newest of them, each with what is to be done next. */
export function TextCard({ view, title, none, list, mayApprove = false, atFinding = false }: TextCardProps) {
  const { texts, approvable, approve, approveRow } = useApproving(list?.data ?? [], mayApprove);
  const clean = approvable.filter(({ findings }) => findings.fail + findings.warn === 0);
  return (
    <ListCard
      title={title}
      total={list?.pagination.total}
      rows={list && texts}
      none={none}
      beside={
        mayApprove &&
        clean.length > 1 && (
          <Button look="quiet" small className="end" onClick={() => clean.forEach(approve)}>
            {say.approveClean(clean.length)}
          </Button>
        )
      }
      footer={
        view !== undefined && list?.pagination.has_more ? (
          <Link to="/texts" search={{ view }} className="link">
            {say.all}
          </Link>
        ) : undefined
      }
      draw={(text) => (
        <TextItem
          key={text.id}
          text={text}
          atFinding={atFinding}
          onApprove={approvable.includes(text) ? () => approveRow(text) : undefined}
        />
      )}
    />
  );
}
