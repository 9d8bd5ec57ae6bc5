import type { Campaign } from '@handbill/client';
import { campaignForms as forms } from '@handbill/client/campaign-forms';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Card } from '../../components/card.tsx';
import { Awaited, Gone } from '../../components/empty.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { useTitle } from '../../data/use-title.ts';
import { RecordText } from '../../form/record-text.tsx';
import { partOf, valuesOf } from '../../form/values.ts';
import { words } from '../../words/words.ts';
import { Activity } from './activity.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { Overview } from './overview.tsx';

const { campaign: say } = words;
const tabs = ['overview', 'texts', 'calendar', 'activity', 'settings'] as const;
/** Walked by steps, and not set. */
const walked = 'status';
const pageOfActivity = 50;

interface CampaignProps {
  readonly campaign: Campaign;
  /** The library, of one campaign. */
  readonly texts: ComponentType<{ readonly campaign: string }>;
  /** The calendar, of one campaign. */
  readonly calendar: ComponentType<{ readonly campaign: Campaign }>;
}

/** All fields of a campaign: to be edited, or to be read by who may not. */
function CampaignSettings({ campaign }: Pick<CampaignProps, 'campaign'>) {
  const mayWrite = useAllowed('campaigns:write');
  const form = partOf(forms.campaign, (name) => name !== walked);
  return (
    <Card label={say.tabs.settings}>
      {mayWrite ? (
        <>
          <p className="dim">{say.saveHint}</p>
          <CampaignFields record={campaign} form={form} shown={form} />
        </>
      ) : (
        <RecordText form={form} values={valuesOf(form, campaign)} />
      )}
    </Card>
  );
}

function TabContent({ tab, campaign, texts: Texts, calendar: Calendar }: CampaignProps & { readonly tab: (typeof tabs)[number] }) {
  if (tab === 'overview') return <Overview campaign={campaign} />;
  if (tab === 'settings') return <CampaignSettings campaign={campaign} />;
  if (tab === 'texts' || tab === 'calendar')
    return (
      <Suspense fallback={<Bones rows={8} />}>
        {tab === 'texts' ? <Texts campaign={campaign.id} /> : <Calendar campaign={campaign} />}
      </Suspense>
    );
  return (
    <Card label={words.places.activity}>
      <Activity campaign={campaign} form={forms.campaign} count={pageOfActivity} isWhole />
    </Card>
  );
}

/** A campaign. */
export function CampaignScreen({ texts, calendar }: Omit<CampaignProps, 'campaign'>) {
  const { id, tab } = useParams({ from: '/shell/campaigns/$id/$tab' });
  const query = useQuery(useHandbill().campaigns.get.queryOptions({ id }));
  const { data: campaign, error } = query;
  const mayWrite = useAllowed('campaigns:write');
  const [mayReadTexts, mayReadPlans] = [useAllowed('content:read'), useAllowed('publications:read')];
  useTitle(campaign?.name ?? words.places.campaign, campaign?.name);
  if (error?.code === 'not_found')
    return (
      <Gone
        title={words.places.campaign}
        say={say}
        to="/campaigns"
        toLabel={say.toCampaigns}
        deleted={mayWrite ? { noun: 'campaigns', id } : undefined}
      />
    );
  if (campaign === undefined) return <Awaited title={words.places.campaign} hideTitle query={query} />;
  const shown = tabs.filter((each) => (each !== 'texts' || mayReadTexts) && (each !== 'calendar' || mayReadPlans));
  const current = shown.find((each) => each === tab) ?? 'overview';
  return (
    <div className="page">
      <CampaignHead campaign={campaign} />
      <Tabs
        label={words.places.campaign}
        current={current}
        tabs={shown.map((each) => ({
          id: each,
          label: say.tabs[each],
          link: { to: '/campaigns/$id/$tab', params: { id, tab: each }, search: {} },
        }))}
      />
      <TabContent key={`${id} ${current}`} tab={current} campaign={campaign} texts={texts} calendar={calendar} />
    </div>
  );
}
