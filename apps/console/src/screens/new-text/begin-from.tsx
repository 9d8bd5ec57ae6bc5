import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Item, ListCard } from '../../components/card.tsx';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { asWords, formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

/** The briefs of the texts written last. */
export function BeginFrom() {
  const texts = useQuery(useHandbill().content.list.queryOptions({ view: 'summary', limit: 5 })).data?.data;
  return (
    <ListCard
      title={words.brief.from}
      rows={texts}
      none={words.brief.noFrom}
      draw={({ id, type, title, language, created_at }) => (
        <Item key={id}>
          <ChannelTile name={type} label={asWords(type)} small />
          <Link className="grow" to="/texts/new" search={{ from: id }}>
            <bdi className="two-lines" lang={language}>
              {title || asWords(type)}
            </bdi>
            <span className="small dim">{formatAgo(created_at)}</span>
          </Link>
        </Item>
      )}
    />
  );
}
