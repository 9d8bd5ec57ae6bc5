import { isHandbillError, type ContentRequestInput, type Model } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { Answer } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useForms } from '../../data/forms.ts';
import { useSaving } from '../../data/use-saving.ts';
import { Estimate } from '../../form/estimate.tsx';
import { words } from '../../words/words.ts';

const { settings: say } = words;

/** Has a model write one sample, of a kind that it is for, once its estimate is seen. */
export function TryModel({ model: { name, default_for: usual, types }, onClose }: { readonly model: Model; readonly onClose: () => void }) {
  const { content } = useHandbill();
  const navigate = useNavigate();
  const forms = useForms();
  const form = forms?.find(({ type }) => [...usual, ...types].includes(type)) ?? forms?.[0];
  const request = { ...form?.example.request, model: name } as ContentRequestInput;
  const plan = useQuery({
    queryKey: content.plan.queryKey(request),
    queryFn: ({ signal }) => content.plan.mutate(request, { signal }),
    enabled: form !== undefined,
    retry: false,
  });
  const write = useSaving(content.generate, [], ({ id }) => void navigate({ to: '/texts/$id', params: { id } }));
  const error = plan.error ?? write.error;
  return (
    <Dialog title={say.tryTitle(name)} onClose={onClose}>
      <p className="dim">{say.tryHint(form?.label ?? '')}</p>
      {plan.data ? <Estimate estimate={plan.data.estimate} /> : <Bones rows={2} />}
      {isHandbillError(error) && <ProblemNotice error={error} />}
      <Answer look="main" busy={write.isPending || plan.data === undefined} onClick={() => write.mutate(request)} onCancel={onClose}>
        {words.brief.write}
      </Answer>
    </Dialog>
  );
}
