import type { BrandVoice } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { buttonClass, More } from '../../components/button.tsx';
import { Card, Item } from '../../components/card.tsx';
import { Empty, Page } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { useUses } from './use-voice.ts';

const { voices: say } = words;

function VoiceItem({ voice: { id, name, description, terms, updated_at: updated } }: { readonly voice: BrandVoice }) {
  const uses = useUses(id);
  return (
    <Item>
      <Icon name="voice" />
      <div className="grow">
        <Link to="/voices/$id" params={{ id }} className="strong">
          <bdi>{name}</bdi>
        </Link>
        {description !== null && (
          <p className="small dim cut" dir="auto" title={description}>
            {description}
          </p>
        )}
      </div>
      <span className="small dim num">{[say.terms(terms.length), uses, say.changed(formatAgo(updated))].filter(Boolean).join(' · ')}</span>
    </Item>
  );
}

const NewVoice = ({ label }: { readonly label: string }) => (
  <Link to="/voices/$id" params={{ id: 'new' }} className={buttonClass({ look: 'main' })}>
    <Icon name="plus" />
    {label}
  </Link>
);

/** How brands speak: all of them, newest first. */
export function Voices() {
  const mayWrite = useAllowed('content:write');
  const { brandVoices } = useHandbill();
  const { data, error, refetch, ...list } = useInfiniteQuery(brandVoices.list.infiniteOptions({ limit: 20 }));
  const voices = data?.pages.flatMap((page) => page.data);
  return (
    <Page title={words.places.voices} beside={mayWrite && voices !== undefined && voices.length > 0 && <NewVoice label={say.new} />}>
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={words.places.voices} flush>
        {voices === undefined ? (
          <Bones rows={4} />
        ) : voices.length === 0 ? (
          <Empty isFirst title={say.firstTitle} hint={say.firstHint}>
            {mayWrite && <NewVoice label={say.first} />}
          </Empty>
        ) : (
          <ul>
            {voices.map((voice) => (
              <VoiceItem key={voice.id} voice={voice} />
            ))}
          </ul>
        )}
      </Card>
      <More list={list} className="start" />
    </Page>
  );
}
