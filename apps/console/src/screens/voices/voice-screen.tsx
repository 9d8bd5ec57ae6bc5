import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Awaited, Gone } from '../../components/empty.tsx';
import { useForms, useRecordForms } from '../../data/forms.ts';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { VoiceEditor } from './voice-editor.tsx';

const { voices: say } = words;

/** A brand voice to be edited, or a new one. */
export function VoiceScreen() {
  const { id } = useParams({ from: '/shell/voices/$id' });
  const isNew = id === 'new';
  const query = useQuery({ ...useHandbill().brandVoices.get.queryOptions({ id }), enabled: !isNew });
  const { data, error } = query;
  const [forms, records] = [useForms(), useRecordForms()];
  const title = isNew ? say.new : (data?.name ?? words.places.voice);
  useTitle(title, title);
  if (error?.code === 'not_found') return <Gone title={words.places.voice} hideTitle say={say} to="/voices" toLabel={say.toVoices} />;
  if (!records || !forms || !(isNew || data)) return <Awaited title={title} query={query} />;
  return (
    <div className="page">
      <VoiceEditor key={id} voice={data} form={records.CreateBrandVoice} kinds={forms} />
    </div>
  );
}
