import type { Campaign } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useProblem } from '@handbill/react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { BriefFields } from '../../form/brief-fields.tsx';
import { leavesOf } from '../../form/leaves.ts';
import { valuesOf, type Values } from '../../form/values.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Changes } from '../../sheet/changes.tsx';
import { wordDifference } from '../../sheet/word-difference.ts';
import { words } from '../../words/words.ts';
import { useCampaignEdit, type CampaignEdit } from './use-campaign-edit.ts';

const { text: say, campaign: own } = words;

/** What differs between two states of a campaign, member by member and word by word. */
export function MemberChanges({ form, before, after }: { readonly form: RecordForm; readonly before: Values; readonly after: Values }) {
  const [old, now] = [leavesOf(form, before), leavesOf(form, after)];
  const texts = (leaves: typeof old) => new Map(leaves.map(({ pointer, text }) => [pointer, text]));
  const [were, are] = [texts(old), texts(now)];
  const all = [...new Map([...old, ...now].map((leaf) => [leaf.pointer, leaf.label]))];
  return all
    .filter(([pointer]) => were.get(pointer) !== are.get(pointer))
    .map(([pointer, label]) => (
      <div key={pointer} dir="auto">
        <span className="small dim">{label}</span>
        <br />
        <Changes changes={wordDifference(were.get(pointer) ?? '', are.get(pointer) ?? '')} />
      </div>
    ));
}

/** Someone was faster: both versions, and which of them is to be. */
function Conflict({ form, edit, theirs }: { readonly form: RecordForm; readonly edit: CampaignEdit; readonly theirs: Campaign }) {
  return (
    <Notice tone="warn" role="alert">
      <b>{own.faster}</b>
      <p className="small dim">
        <del>{say.theirs}</del> <ins>{say.mine}</ins>
      </p>
      <MemberChanges form={form} before={valuesOf(form, theirs)} after={edit.values} />
      <div className="row">
        <Button look="main" small onClick={edit.keepMine}>
          {say.keepMine}
        </Button>
        <Button small onClick={edit.takeTheirs}>
          {say.takeTheirs}
        </Button>
      </div>
    </Notice>
  );
}

interface CampaignFieldsProps {
  readonly record: Campaign;
  readonly form: RecordForm;
  /** Those of its fields that are shown. */
  readonly shown: RecordForm;
}

/** Fields of a campaign, edited where they stand. */
export function CampaignFields({ record, form, shown }: CampaignFieldsProps) {
  const edit = useCampaignEdit(record, form);
  const problem = useProblem(
    edit.error,
    Object.keys(form.schema.properties ?? {}).map((name) => `/${name}`),
  );
  useKeys({ save: edit.save });
  return (
    <div className="stack loose">
      {edit.theirs && <Conflict form={form} edit={edit} theirs={edit.theirs} />}
      {edit.error && <ProblemNotice error={edit.error} onAgain={edit.save} />}
      <BriefFields form={shown} values={edit.values} onChange={edit.change} problem={problem} isTried autoFocus={false} />
      <p className="small dim" role="status">
        {say[edit.state]}
      </p>
    </div>
  );
}
