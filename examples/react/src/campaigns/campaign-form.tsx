import { campaignTypes, type CreateCampaignInput, type Fault, type HandbillError } from '@handbill/client';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { ErrorMessage } from '../forms/error-message.tsx';
import { Field, isAt } from '../forms/field.tsx';
import { textIn } from '../forms/text-in.ts';
import { useCreateCampaign } from './use-create-campaign.ts';

/** The fields as the server names them. What was left empty is left out, and what is wrong is for the server to say. */
function campaignIn(form: FormData): CreateCampaignInput {
  const number = (name: string) => (textIn(form, name) === '' ? null : Number(textIn(form, name)));
  return {
    name: textIn(form, 'name'),
    campaign_type: campaignTypes.find((type) => type === textIn(form, 'campaign_type')) ?? 'awareness',
    budget: number('budget'),
    target_audience: { age_min: number('age_min'), age_max: number('age_max') },
  };
}

const pointers = ['/name', '/campaign_type', '/budget', '/target_audience/age_min', '/target_audience/age_max'];

const none: readonly Fault[] = [];
const faultsOf = (error: HandbillError | null) => (error?.problem.code === 'invalid_request' ? error.problem.errors : none);

export function CampaignForm() {
  const create = useCreateCampaign();
  const form = useRef<HTMLFormElement>(null);
  const faults = faultsOf(create.error);
  const elsewhere = faults.filter((fault) => !pointers.some((pointer) => isAt(fault, pointer)));

  useEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    create.mutate(campaignIn(new FormData(event.currentTarget)), { onSuccess: () => form.current?.reset() });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="new-campaign">
      <h2 id="new-campaign">New campaign</h2>
      <Field label="Name" pointer="/name" faults={faults}>
        {(control) => <input {...control} name="name" />}
      </Field>
      <Field label="Type" pointer="/campaign_type" faults={faults}>
        {(control) => (
          <select {...control} name="campaign_type">
            {campaignTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Budget in US dollars" pointer="/budget" faults={faults}>
        {(control) => <input {...control} name="budget" type="number" step="any" />}
      </Field>
      <Field label="Youngest age" pointer="/target_audience/age_min" faults={faults}>
        {(control) => <input {...control} name="age_min" type="number" />}
      </Field>
      <Field label="Oldest age" pointer="/target_audience/age_max" faults={faults}>
        {(control) => <input {...control} name="age_max" type="number" />}
      </Field>
      <button disabled={create.isPending}>Create</button>
      <ErrorMessage error={create.error} />
      {/* What is wrong with fields that this form does not show. */}
      {elsewhere.map(({ pointer, message }) => (
        <p key={pointer} className="error">{`${pointer} ${message}`}</p>
      ))}
      {create.data && <output>{create.data.name} is created.</output>}
    </form>
  );
}
