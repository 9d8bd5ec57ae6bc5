import type { Campaign } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { controlKind } from '../../form/control-kind.ts';
import { leavesOf } from '../../form/leaves.ts';
import { RecordText } from '../../form/record-text.tsx';
import { partOf, valuesOf } from '../../form/values.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';
import { CampaignFields } from './campaign-fields.tsx';

const { campaign: say } = words;

/** The fields of a campaign that go into the brief of its texts: those of whole sentences. */
const ofBrief = (form: RecordForm): RecordForm =>
  partOf(form, (_, schema) => controlKind(schema) === 'area' || schema.properties !== undefined);

/** The message of a campaign for its texts, edited in place. */
export function BriefCard({ campaign, form }: { readonly campaign: Campaign; readonly form: RecordForm }) {
  const [isEdited, edit] = useState(false);
  const mayWrite = useAllowed('campaigns:write');
  const brief = ofBrief(form);
  const leaves = leavesOf(brief, valuesOf(form, campaign));
  useKeys({ ...(mayWrite && { edit: () => edit(true) }), ...(isEdited && { back: () => edit(false) }) });
  return (
    <Card
      title={say.brief}
      beside={
        mayWrite && (
          <Button small look="quiet" icon={isEdited ? 'check' : 'pen'} className="end" onClick={() => edit(!isEdited)}>
            {isEdited ? words.text.done : words.text.edit}
          </Button>
        )
      }
    >
      {isEdited ? (
        <CampaignFields record={campaign} form={form} shown={{ ...brief, helpful: Object.keys(brief.schema.properties ?? {}) }} />
      ) : leaves.length === 0 ? (
        <p className="dim">{say.noBrief}</p>
      ) : (
        <RecordText form={brief} values={valuesOf(form, campaign)} />
      )}
    </Card>
  );
}
