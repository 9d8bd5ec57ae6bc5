import type { Campaign } from '@handbill/client';
import { campaignForms as forms } from '@handbill/client/campaign-forms';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useRestore } from '../../data/use-deletion.ts';
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

function Gone({ id }: { readonly id: string }) {
  const restore = useRestore('campaigns');
  const mayWrite = useAllowed('campaigns:write');
  return (
    <div className="page">
      <h1>{words.places.campaign}</h1>
      <Empty title={say.gone} hint={say.goneHint}>
        <div className="row">
          <Link to="/campaigns" className={buttonClass({})}>
            {say.toCampaigns}
          </Link>
          {mayWrite && (
            <Button look="quiet" busy={restore.isPending} onClick={() => restore.mutate({ id })}>
              {say.restore}
            </Button>
          )}
        </div>
      </Empty>
    </div>
  );
}

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
  if (mayWrite)
    return (
      <Card label={say.tabs.settings}>
        <p className="dim">{say.saveHint}</p>
        <CampaignFields record={campaign} form={form} shown={form} />
      </Card>
    );
  return (
    <Card label={say.tabs.settings}>
      <RecordText form={form} values={valuesOf(form, campaign)} />
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
    <Card label={say.activity}>
      <Activity campaign={campaign} form={forms.campaign} count={pageOfActivity} isWhole />
    </Card>
  );
}

/** A campaign. */
export function CampaignScreen({ texts, calendar }: Omit<CampaignProps, 'campaign'>) {
  const { id, tab } = useParams({ from: '/shell/campaigns/$id/$tab' });
  const { data: campaign, error, refetch } = useQuery(useHandbill().campaigns.get.queryOptions({ id }));
  const [mayReadTexts, mayReadPlans] = [useAllowed('content:read'), useAllowed('publications:read')];
  useTitle(campaign?.name ?? words.places.campaign, campaign?.name);
  if (error?.code === 'not_found') return <Gone id={id} />;
  if (campaign === undefined)
    return (
      <div className="page">
        <h1 className="vh">{words.places.campaign}</h1>
        {error ? <ProblemNotice error={error} onAgain={() => void refetch()} /> : <Bones rows={9} />}
      </div>
    );
  const shown = tabs.filter((each) => (each !== 'texts' || mayReadTexts) && (each !== 'calendar' || mayReadPlans));
  const current = shown.find((each) => each === tab) ?? 'overview';
  return (
    <div className="page">
      <CampaignHead campaign={campaign} />
      <Tabs
        label={say.tabsLabel}
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
