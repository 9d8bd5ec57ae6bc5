import type { Campaign } from '@handbill/client';
import { campaignForms as forms } from '@handbill/client/campaign-forms';
import { Link } from '@tanstack/react-router';
import { Card } from '../../components/card.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { FourWeeks } from '../../plan/four-weeks.tsx';
import { words } from '../../words/words.ts';
import { Activity } from './activity.tsx';
import { BriefCard } from './brief-card.tsx';
import { BudgetCard } from './budget-card.tsx';
import { CoverageCard } from './coverage-card.tsx';

/** How it stands with a campaign. */
export function Overview({ campaign }: { readonly campaign: Campaign }) {
  const [mayReadTexts, mayReadPlans] = [useAllowed('content:read'), useAllowed('publications:read')];
  return (
    <div className="split">
      <div className="stack loose">
        {mayReadTexts && <CoverageCard campaign={campaign} form={forms.missingTexts} />}
        {mayReadPlans && <FourWeeks campaign={campaign} />}
        <BriefCard campaign={campaign} form={forms.campaign} />
      </div>
      <div className="stack loose">
        <BudgetCard campaign={campaign} mayReadTexts={mayReadTexts} />
        <Card
          title={words.places.activity}
          beside={
            <Link to="/campaigns/$id/$tab" params={{ id: campaign.id, tab: 'activity' }} className="link small end">
              {words.home.all}
            </Link>
          }
        >
          <Activity campaign={campaign} form={forms.campaign} count={5} />
        </Card>
      </div>
    </div>
  );
}
