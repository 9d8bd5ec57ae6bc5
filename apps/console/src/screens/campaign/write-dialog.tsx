import type { Campaign } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import type { RecordForm } from '@handbill/client/counting';
import { useHandbill, useProblem } from '@handbill/react';
import { useState } from 'react';
import { Answer } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { showToast } from '../../data/toasts.ts';
import { useSaving } from '../../data/use-saving.ts';
import { BriefFields } from '../../form/brief-fields.tsx';
import { Estimate } from '../../form/estimate.tsx';
import { partOf, type Values } from '../../form/values.ts';
import { formatLanguage } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { requestFor, useMissing, type Cell } from './use-missing.ts';

const { campaign: say } = words;

interface WriteDialogProps {
  readonly campaign: Campaign;
  readonly form: RecordForm;
  readonly cells: readonly Cell[];
  readonly onClose: () => void;
}

type Missing = ReturnType<typeof useMissing>;

const Refused = ({ rows }: { readonly rows: Missing['refused'] }) => (
  <Notice tone="warn">
    <b>{say.cannot}</b>
    <ul className="small">
      {rows.map(({ channel, language, reason }) => (
        <li key={`${channel} ${language}`}>
          {channelName(channel)}, {formatLanguage(language)}: <span lang="en">{reason}</span>
        </li>
      ))}
    </ul>
  </Notice>
);

/** Has the missing texts written, all at once or none, once their estimate is seen; fields that the campaign lacks are asked for. */
export function WriteDialog({ campaign, form, cells, onClose }: WriteDialogProps) {
  const [values, setValues] = useState<Values>({});
  const [asked, ask] = useState<readonly string[]>([]);
  const { count, estimate, refused, lacked, error, isFetching, refetch } = useMissing(campaign, form, cells, values, true);
  // A field that was asked for stays while it is typed.
  if (lacked.some((name) => !asked.includes(name))) ask([...new Set([...asked, ...lacked])]);
  const fields = partOf(form, (name) => asked.includes(name));
  const write = useSaving(useHandbill().campaigns.generate, ['campaigns', 'content'], ({ data }) => {
    showToast(say.begun(data.filter(({ content_id: text }) => text !== null).length));
    onClose();
  });
  const problem = useProblem(
    write.error,
    asked.map((name) => `/${name}`),
  );
  const isReady = (count ?? 0) > 0;
  const refusal = asked.length > 0 ? say.asked : say.nothing;
  return (
    <Dialog title={say.confirm(count ?? cells.length)} onClose={onClose} wide={asked.length > 0}>
      <Form onSend={() => isReady && !write.isPending && write.mutate(requestFor(campaign, cells, values))}>
        {asked.length > 0 && (
          <>
            <p className="dim">{say.asked}</p>
            <BriefFields form={{ ...fields, helpful: asked }} values={values} onChange={setValues} problem={problem} isTried={false} />
          </>
        )}
        {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
        {write.error && <ProblemNotice error={write.error} />}
        {estimate && <Estimate estimate={estimate} />}
        {refused.length > 0 && <Refused rows={refused} />}
        <Answer
          type="submit"
          look="main"
          icon="pen"
          busy={write.isPending || (isFetching && !isReady)}
          refusal={isReady || isFetching ? undefined : refusal}
          onCancel={onClose}
          cancelLook="quiet"
        >
          {words.brief.write}
        </Answer>
      </Form>
    </Dialog>
  );
}
