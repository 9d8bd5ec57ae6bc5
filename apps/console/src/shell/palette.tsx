import type { Campaign, ContentSummary } from '@handbill/client';
import { Combobox, ComboboxGroup, ComboboxGroupLabel, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ChannelTile } from '../components/channel-tile.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { useLate } from '../data/use-late.ts';
import { allows, useMe } from '../data/use-me.ts';
import { keyTable, shownKeys } from '../keys/key-table.ts';
import { asWords } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { placeOf, usePlaces, type Place } from '../data/places.ts';
import styles from './palette.module.css';

const { palette: say } = words;
const id = /^[a-z]{3}_[0-9a-z]{26}$/;

const wordsIn = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Whether each word that is typed begins one of a name. */
const begins = (name: string, typed: string): boolean =>
  wordsIn(typed).every((word) => wordsIn(name).some((each) => each.startsWith(word)));
/** The records that the server finds by whole words, behind those that are found by the beginnings of words among the last changed ones. */
const together = <Named extends { readonly id: string }>(known: readonly Named[], found: readonly Named[]): Named[] =>
  [...new Map([...known, ...found].map((each) => [each.id, each])).values()].slice(0, most);
const [most, lastChanged] = [8, 100];

/** Texts by their words, from two letters on; before that, those changed last. */
function useTexts(text: string, isAllowed: boolean): readonly ContentSummary[] {
  const { list } = useHandbill().content;
  const q = useLate(text.trim(), 150);
  const isSearch = isAllowed && q.length > 1 && !id.test(q);
  const known = useQuery({ ...list.queryOptions({ view: 'summary', limit: lastChanged }), enabled: isAllowed }).data?.data ?? [];
  const found = useQuery({ ...list.queryOptions({ view: 'summary', limit: most, q }), enabled: isSearch }).data?.data ?? [];
  return isSearch
    ? together(
        known.filter(({ title }) => begins(title, q)),
        found,
      )
    : known.slice(0, id.test(q) ? 0 : most);
}

/** Campaigns by the words of their names, from two letters on. */
function useCampaigns(text: string, isAllowed: boolean): readonly Campaign[] {
  const { list } = useHandbill().campaigns;
  const q = useLate(text.trim(), 150);
  const enabled = isAllowed && q.length > 1 && !id.test(q);
  const known = useQuery({ ...list.queryOptions({ limit: lastChanged }), enabled }).data?.data ?? [];
  const found = useQuery({ ...list.queryOptions({ limit: most, q }), enabled }).data?.data ?? [];
  const beginning = known.filter(({ name }) => begins(name, q));
  return enabled ? together(beginning, found) : [];
}

interface GroupProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly draw: (row: Row) => ReactNode;
  readonly onGo: (row: Row) => void;
}

function Group<Row extends { readonly id: string }>({ label, rows, draw, onGo }: GroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <ComboboxGroup>
      <ComboboxGroupLabel className={styles['label']}>{label}</ComboboxGroupLabel>
      {rows.map((row) => (
        <ComboboxItem key={row.id} className={styles['item']} hideOnClick={false} onClick={() => onGo(row)}>
          {draw(row)}
        </ComboboxItem>
      ))}
    </ComboboxGroup>
  );
}

const TextName = ({ text: { type, title, language } }: { readonly text: ContentSummary }) => (
  <>
    <ChannelTile name={type} label={asWords(type)} small />
    <bdi className="grow cut" lang={language}>
      {title || asWords(type)}
    </bdi>
  </>
);

const CampaignName = ({ campaign: { name } }: { readonly campaign: Campaign }) => (
  <>
    <Icon name="flag" small />
    <bdi className="grow cut">{name}</bdi>
  </>
);

const PlaceName = ({ place: { id: place, icon } }: { readonly place: Place }) => (
  <>
    <Icon name={icon} small />
    <span className="grow">{words.places[place]}</span>
    {shownKeys(keyTable.find((row) => row.id === place)?.keys ?? '')
      .filter(Boolean)
      .map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
  </>
);

/** Finds everything: places, texts, and a record by its id. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const texts = useTexts(text, allows(me, 'content:read'));
  const campaigns = useCampaigns(text, allows(me, 'campaigns:read'));
  const matching = usePlaces(({ id: place, under }) => under === undefined && begins(words.places[place], text));
  const go = (to: Place['to'], params: { readonly tab?: string; readonly id?: string }) => {
    onClose();
    void navigate({ to, params: { tab: 'you', id: '', ...params } });
  };
  const isId = id.test(text.trim());
  const found = placeOf(text.trim());
  return (
    <Dialog title={words.find} hideTitle onClose={onClose} wide>
      <ComboboxProvider value={text} setValue={setText} open>
        <Combobox autoFocus autoSelect="always" className={styles['input']} placeholder={say.placeholder} aria-label={words.find} />
        <ComboboxList alwaysVisible className={styles['list']}>
          {isId && (
            <ComboboxItem
              className={styles['item']}
              hideOnClick={false}
              onClick={() => go(found?.to ?? '/texts/$id', { id: text.trim(), tab: found?.tab ?? '' })}
            >
              <Icon name="pen" small />
              {text.trim()}
            </ComboboxItem>
          )}
          <Group label={say.places} rows={matching} draw={(place) => <PlaceName place={place} />} onGo={({ to }) => go(to, {})} />
          <Group
            label={text.trim().length > 1 ? words.library.list : say.recent}
            rows={texts}
            draw={(row) => <TextName text={row} />}
            onGo={(row) => go('/texts/$id', { id: row.id })}
          />
          <Group
            label={words.places.campaigns}
            rows={campaigns}
            draw={(row) => <CampaignName campaign={row} />}
            onGo={(row) => go('/campaigns/$id/$tab', { id: row.id, tab: 'overview' })}
          />
          {matching.length + texts.length + campaigns.length === 0 && !isId && <p className="dim">{say.none}</p>}
        </ComboboxList>
      </ComboboxProvider>
    </Dialog>
  );
}
