import type { ContentRequestInput } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill, useProblem, type FormProblem } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useForms } from '../../data/forms.ts';
import { useTitle } from '../../data/use-title.ts';
import { BriefFields } from '../../form/brief-fields.tsx';
import { fieldsOf, isComplete, requestOf } from '../../form/values.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';
import { BeginFrom } from './begin-from.tsx';
import { PlanCard, usePlan } from './plan-card.tsx';
import { useDraft } from './use-draft.ts';

const { brief: say } = words;

/** Has a text written: its record is there at once, and the page becomes the text. */
function useWrite(campaign: string | undefined, onBegun: () => void) {
  const { content } = useHandbill();
  const [navigate, queryClient] = [useNavigate(), useQueryClient()];
  return useMutation({
    ...content.generate.mutationOptions(),
    onSuccess: (record) => {
      onBegun();
      queryClient.setQueryData(['content', 'get', { id: record.id }], record);
      void queryClient.invalidateQueries({ queryKey: ['content', 'list'] });
      void navigate({ to: '/texts/$id', params: { id: record.id } });
    },
    mutationFn: (request: ContentRequestInput) =>
      content.generate.mutate({
        ...request,
        background: true,
        ...(campaign !== undefined && { campaign_id: campaign }),
      }),
  });
}

/** All that is wrong, each with a link to its field. */
const FaultSummary = ({ summary }: { readonly summary: FormProblem['summary'] }) => (
  <Notice tone="bad" role="alert">
    <b>{say.wrong(summary.length)}</b>
    <ul className="small" lang="en">
      {summary.map(({ pointer, message, fieldId }) => (
        <li key={pointer + message}>
          {fieldId === undefined ? (
            `${pointer} ${message}`
          ) : (
            <button type="button" className="link" onClick={() => document.getElementById(fieldId)?.focus()}>
              {pointer.slice(1).replaceAll('_', ' ')} {message}
            </button>
          )}
        </li>
      ))}
    </ul>
  </Notice>
);

interface BriefFormProps {
  readonly forms: readonly ContentForm[];
  readonly form: ContentForm;
  readonly campaign: string | undefined;
  readonly draft: ReturnType<typeof useDraft>;
}

/** The brief of one kind, with its estimate beside it. */
function BriefForm({ forms, form, campaign, draft }: BriefFormProps) {
  const [{ values }, change, clear] = draft;
  const [isTried, setTried] = useState(false);
  const plan = usePlan(form, values);
  const write = useWrite(campaign, clear);
  const pointers = Object.values(fieldsOf(form)).flatMap((fields) => fields.map(({ pointer }) => pointer));
  const problem = useProblem(write.error, pointers);
  // An impossible value shows while it is typed, without taking the focus.
  const foreseen = useProblem(plan.error, pointers, { isForeseen: true });
  const submit = () => {
    setTried(true);
    if (isComplete(form, values) && !write.isPending) write.mutate(requestOf(form, values) as ContentRequestInput);
  };
  useKeys({ write: submit });
  return (
    <div className="split">
      <Form className="stack loose" onSend={submit}>
        {write.error?.code === 'invalid_request' && <FaultSummary summary={problem.summary} />}
        {write.error && write.error.code !== 'invalid_request' && <ProblemNotice error={write.error} />}
        <RadioCards
          legend={say.kind}
          hideLegend
          cards={forms.map(({ type: value, label, description }) => ({ value, label, hint: description }))}
          value={form.type}
          onChange={(kind) => change({ type: kind, values })}
        />
        <BriefFields
          key={form.type}
          form={form}
          values={values}
          onChange={(next) => change({ type: form.type, values: next })}
          problem={write.error ? problem : foreseen}
          isTried={isTried}
        />
        <div className="row">
          <Button type="submit" look="main" icon="pen" busy={write.isPending} shortcut={shortcutOf('write')}>
            {say.write}
          </Button>
          <Button look="quiet" onClick={() => change({ type: form.type, values: {} })}>
            {say.clear}
          </Button>
          <span className="small dim">{say.keep}</span>
        </div>
      </Form>
      <div className="stack loose">
        <PlanCard form={form} values={values} plan={plan.data} />
        <BeginFrom />
      </div>
    </div>
  );
}

export function NewText() {
  useTitle(words.places.new);
  const search = useSearch({ from: '/shell/texts/new' });
  const draft = useDraft(search);
  const forms = useForms();
  const form = forms?.find(({ type }) => type === draft[0].type) ?? forms?.[0];
  return (
    <div className="page">
      <div>
        <h1>{say.title}</h1>
        <p className="dim">{say.hint}</p>
      </div>
      {forms && form ? <BriefForm forms={forms} form={form} campaign={search.campaign} draft={draft} /> : <Bones rows={8} />}
    </div>
  );
}
