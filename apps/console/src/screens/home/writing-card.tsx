import type { ContentSummary } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { Card, Item } from '../../components/card.tsx';
import { Status } from '../../components/status.tsx';
import { TextStatus } from '../../components/text-status.tsx';
import { asWords, formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

/** What is being written, and what waits for its turn. */
export const WritingCard = ({ texts }: { readonly texts: readonly ContentSummary[] | undefined }) => (
  <Card title={words.home.writing} flush beside={texts && texts.length > 0 && <Status tone="live">{String(texts.length)}</Status>}>
    {texts === undefined ? (
      <Bones rows={2} />
    ) : (
      <ul>
        {texts.length === 0 && (
          <Item>
            <span className="dim">{words.home.noWriting}</span>
          </Item>
        )}
        {texts.map((text) => (
          <Item key={text.id}>
            <Link to="/texts/$id" params={{ id: text.id }} className="grow">
              <bdi className="two-lines" lang={text.language}>
                {text.title || asWords(text.type)}
              </bdi>
              <span className="small dim">{formatAgo(text.created_at)}</span>
            </Link>
            <TextStatus text={text} />
          </Item>
        ))}
      </ul>
    )}
  </Card>
);
