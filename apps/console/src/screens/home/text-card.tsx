import type { ContentSummary, Page } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card, Item } from '../../components/card.tsx';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { TextStatus } from '../../components/status.tsx';
import type { View } from '../../data/text-views.ts';
import { useApproval } from '../../data/use-approval.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { asWords, formatAgo, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { home: say } = words;

interface TextCardProps {
  readonly view?: View;
  readonly title: string;
  readonly none: string;
  readonly list: Page<ContentSummary> | undefined;
  readonly mayApprove?: boolean;
}

function TextItem({ text, onApprove }: { readonly text: ContentSummary; readonly onApprove?: (() => void) | undefined }) {
  const { id, type, title, language, updated_at: updated, error, findings } = text;
  const name = title || asWords(type);
  return (
    <Item>
      <ChannelTile name={type} label={asWords(type)} />
      <div className="grow">
        <Link to="/texts/$id" params={{ id }} className="strong two-lines">
          <bdi lang={language}>{name}</bdi>
        </Link>
        <p className="small dim two-lines">{error?.detail ?? findings.worst ?? formatAgo(updated)}</p>
      </div>
      <TextStatus text={text} />
      {onApprove ? (
        <Button small about={name} onClick={onApprove}>
          {say.approve}
        </Button>
      ) : (
        <Link to="/texts/$id" params={{ id }} className={buttonClass({ small: true })}>
          {say.open}
          <span className="vh"> {name}</span>
        </Link>
      )}
    </Item>
  );
}

/** The texts of one view, the newest of them, each with what is to be done next. */
export function TextCard({ view, title, none, list, mayApprove = false }: TextCardProps) {
  const { approve } = useApproval();
  const texts = list?.data ?? [];
  const clean = texts.filter(({ findings }) => findings.fail + findings.warn === 0);
  useKeys({ ...(mayApprove && texts[0] && { approve: () => approve(texts[0]?.id ?? '') }) });
  return (
    <Card
      title={title}
      flush
      beside={
        <>
          {list !== undefined && <span className="dimmer num">{formatNumber(list.pagination.total)}</span>}
          {mayApprove && clean.length > 1 && (
            <Button look="quiet" small className="end" onClick={() => clean.forEach(({ id }) => approve(id))}>
              {say.approveClean(clean.length)}
            </Button>
          )}
        </>
      }
      {...(list !== undefined &&
        view !== undefined &&
        list.pagination.has_more && {
          footer: (
            <Link to="/texts" search={{ view }} className="link">
              {say.all}
            </Link>
          ),
        })}
    >
      {list === undefined ? (
        <Bones rows={3} />
      ) : (
        <ul>
          {texts.length === 0 && (
            <Item>
              <span className="dim">{none}</span>
            </Item>
          )}
          {texts.map((text) => (
            <TextItem key={text.id} text={text} onApprove={mayApprove ? () => approve(text.id) : undefined} />
          ))}
        </ul>
      )}
    </Card>
  );
}
