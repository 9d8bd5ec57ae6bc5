import { campaignTypes, type CreateCampaignInput } from '@handbill/client';
import { useHandbill, useProblem } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import { ErrorMessage } from '../forms/error-message.tsx';
import { Field } from '../forms/field.tsx';
import { textIn } from '../forms/text-in.ts';

/** The fields as the server names them. Empty ones are left out, and the server names the faults. */
function campaignIn(form: FormData): CreateCampaignInput {
  const number = (name: string) => (textIn(form, name) === '' ? null : Number(textIn(form, name)));
  return {
    name: textIn(form, 'name'),
    campaign_type: campaignTypes.find((type) => type === textIn(form, 'campaign_type')) ?? 'awareness',
    budget: number('budget'),
    target_audience: { age_min: number('age_min'), age_max: number('age_max') },
  };
}

const pointers = ['/name', '/campaign_type', '/budget', '/target_audience/age_min', '/target_audience/age_max'] as const;

export function CampaignForm() {
  const { campaigns } = useHandbill();
  const queryClient = useQueryClient();
  const create = useMutation({
    ...campaigns.create.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: campaigns.list.queryKey() }),
  });
  const problem = useProblem(create.error, pointers);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    create.mutate(campaignIn(new FormData(event.currentTarget)), { onSuccess: () => form.current?.reset() });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="new-campaign">
      <h2 id="new-campaign">New campaign</h2>
      <Field label="Name" pointer="/name" problem={problem}>
        {(control) => <input {...control} name="name" />}
      </Field>
      <Field label="Type" pointer="/campaign_type" problem={problem}>
        {(control) => (
          <select {...control} name="campaign_type">
            {campaignTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Budget in US dollars" pointer="/budget" problem={problem}>
        {(control) => <input {...control} name="budget" type="number" step="any" />}
      </Field>
      <Field label="Youngest age" pointer="/target_audience/age_min" problem={problem}>
        {(control) => <input {...control} name="age_min" type="number" />}
      </Field>
      <Field label="Oldest age" pointer="/target_audience/age_max" problem={problem}>
        {(control) => <input {...control} name="age_max" type="number" />}
      </Field>
      <button disabled={create.isPending}>Create</button>
      <ErrorMessage error={create.error} />
      {/* The faults of fields that this form does not show. */}
      {problem.summary.map(
        ({ pointer, message, fieldId }) => fieldId === undefined && <p key={pointer} className="error">{`${pointer} ${message}`}</p>,
      )}
      {create.data && <output>{create.data.name} is created.</output>}
    </form>
  );
}
