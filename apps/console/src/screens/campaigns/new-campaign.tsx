import type { CreateCampaignInput } from '@handbill/client';
import { campaignForms } from '@handbill/client/campaign-forms';
import { useHandbill, useProblem } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Page } from '../../components/empty.tsx';
import { Form } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { keep, readKept } from '../../data/kept.ts';
import { BriefFields } from '../../form/brief-fields.tsx';
import { isComplete, recordOf, type Values } from '../../form/values.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';

const { campaigns: say } = words;
const draft = 'campaign';
const form = campaignForms.campaign;

/** Makes a campaign, and goes there. */
function useCreate() {
  const { campaigns } = useHandbill();
  const [navigate, queryClient] = [useNavigate(), useQueryClient()];
  return useMutation({
    ...campaigns.create.mutationOptions(),
    onSuccess: (campaign) => {
      keep(draft, undefined);
      queryClient.setQueryData(['campaigns', 'get', { id: campaign.id }], campaign);
      void queryClient.invalidateQueries({ queryKey: ['campaigns', 'list'] });
      void navigate({ to: '/campaigns/$id/$tab', params: { id: campaign.id, tab: 'overview' } });
    },
  });
}

function CampaignForm() {
  const [values, setValues] = useState<Values>(() => (readKept(draft) as Values | undefined) ?? {});
  const [isTried, setTried] = useState(false);
  const create = useCreate();
  const problem = useProblem(
    create.error,
    Object.keys(form.schema.properties ?? {}).map((name) => `/${name}`),
  );
  const submit = () => {
    setTried(true);
    if (isComplete(form, values) && !create.isPending) create.mutate(recordOf(form, values) as CreateCampaignInput);
  };
  useKeys({ write: submit });
  return (
    <Form className="stack loose" onSend={submit}>
      {create.error && <ProblemNotice error={create.error} />}
      <BriefFields
        form={form}
        values={values}
        onChange={(next) => {
          if (create.error !== null) create.reset();
          setValues(next);
          keep(draft, next);
        }}
        problem={problem}
        isTried={isTried}
      />
      <div className="row">
        <Button type="submit" look="main" busy={create.isPending} shortcut={shortcutOf('write')}>
          {say.create}
        </Button>
        <span className="small dim">{words.brief.keep}</span>
      </div>
    </Form>
  );
}

/** A campaign that is to be made; the typed words survive a reload. */
export const NewCampaign = () => (
  <Page title={words.places.newCampaign} hint={say.createHint}>
    <Card label={words.places.newCampaign}>
      <CampaignForm />
    </Card>
  </Page>
);
