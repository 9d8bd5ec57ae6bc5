import type { ContentSummary } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Item, ListCard } from '../../components/card.tsx';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { Icon } from '../../components/icon.tsx';
import { asWords } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './calendar.module.css';
import { useIsNarrow } from './use-is-narrow.ts';
import type { Moved } from './use-moving.ts';

const { calendar: say } = words;
const maxShown = 100;

/** Texts that may go out, and have no place yet. */
export function useTray(campaign: string | undefined, enabled: boolean) {
  const list = useQuery({
    ...useHandbill().content.list.queryOptions({
      is_placed: false,
      status: ['ready', 'needs_review'],
      view: 'summary',
      limit: maxShown,
      ...(campaign !== undefined && { campaign_id: campaign }),
    }),
    enabled,
  });
  return { rows: list.data?.data, texts: list.data?.data ?? [], total: list.data?.pagination.total };
}

interface TrayProps {
  readonly tray: ReturnType<typeof useTray>;
  readonly onDrag: (moved: Moved | undefined) => void;
  readonly onPlace: (text: ContentSummary) => void;
}

/** Has the focus when one comes to the calendar, unless something else has it already. */
function useFocusAtFirst(isThere: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (isThere && (activeElement === document.body || activeElement?.matches('h1, main') === true))
      list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isThere]);
  return list;
}

/** The texts that have no place yet: dragged onto a day, moved by keys, or placed by a form. */
export function Tray({ tray: { rows, texts, total }, onDrag, onPlace }: TrayProps) {
  const isNarrow = useIsNarrow();
  const list = useFocusAtFirst(texts.length > 0);
  return (
    <ListCard
      title={say.tray}
      total={total}
      rows={rows}
      bones={4}
      none={say.trayEmpty}
      list={{ ref: list, className: styles['tray'] }}
      footer={isNarrow || texts.length === 0 ? undefined : say.trayHint}
      draw={(text) => {
        const { id, type, title, language } = text;
        const name = title || asWords(type);
        return (
          <Item key={id}>
            <Link
              to="/texts/$id"
              params={{ id }}
              className="row nowrap grow"
              data-movable={id}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData('text/plain', id);
                onDrag({ text });
              }}
              onDragEnd={() => onDrag(undefined)}
            >
              <ChannelTile name={type} label={asWords(type)} small />
              <bdi className={`${styles['name']} two-lines grow`} lang={language}>
                {name}
              </bdi>
              <span className="wide-only">
                <Icon name="drag" small />
              </span>
            </Link>
            <Button look="quiet" icon="calendar" aria-label={`${say.place}: ${name}`} title={say.place} onClick={() => onPlace(text)} />
          </Item>
        );
      }}
    />
  );
}
