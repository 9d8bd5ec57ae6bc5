import type { Campaign } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useHandbill, useProblem } from '@handbill/react';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useRecordEdit } from '../../data/use-record-edit.ts';
import { BriefFields } from '../../form/brief-fields.tsx';
import { changedMembers } from '../../form/leaves.ts';
import { partOf, recordOf, valuesOf, type Values } from '../../form/values.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Conflict } from '../../sheet/conflict.tsx';
import { words } from '../../words/words.ts';

interface CampaignFieldsProps {
  readonly record: Campaign;
  readonly form: RecordForm;
  /** Those of its fields that are shown. */
  readonly shown: RecordForm;
}

/** Fields of a campaign, edited where they stand. */
export function CampaignFields({ record, form, shown }: CampaignFieldsProps) {
  const edit = useRecordEdit(record, {
    noun: 'campaigns',
    calls: useHandbill().campaigns,
    fieldsOf: (members) => {
      const changed = partOf(form, (name) => Object.hasOwn(members, name));
      return recordOf(changed, members);
    },
    isStale: (call) => call !== 'get',
  });
  const { theirs, error } = edit;
  const values: Values = { ...valuesOf(form, record), ...edit.members };
  const change = (next: Values) => edit.change(Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== values[name])));
  const problem = useProblem(
    error,
    Object.keys(form.schema.properties ?? {}).map((name) => `/${name}`),
  );
  useKeys({ save: edit.save });
  return (
    <div className="stack loose">
      {theirs && <Conflict title={words.campaign.faster} edit={edit} changes={changedMembers(form, valuesOf(form, theirs), values)} />}
      {error && <ProblemNotice error={error} onAgain={edit.save} />}
      <BriefFields form={shown} values={values} onChange={change} problem={problem} isTried autoFocus={false} />
      <p className="small dim" role="status">
        {words.text[edit.state]}
      </p>
    </div>
  );
}
