import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useForms, useRecordForms } from '../../data/forms.ts';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { VoiceEditor } from './voice-editor.tsx';

const { voices: say } = words;

/** A brand voice to be edited, or a new one. */
export function VoiceScreen() {
  const { id } = useParams({ from: '/shell/voices/$id' });
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({ ...useHandbill().brandVoices.get.queryOptions({ id }), enabled: !isNew });
  const [forms, records] = [useForms(), useRecordForms()];
  const title = isNew ? say.new : (data?.name ?? words.places.voice);
  useTitle(title, title);
  const isGone = error?.code === 'not_found';
  return (
    <div className="page">
      {isGone ? (
        <>
          <h1 className="vh">{words.places.voice}</h1>
          <Empty title={say.gone} hint={say.goneHint}>
            <Link to="/voices" className={buttonClass({})}>
              {say.toVoices}
            </Link>
          </Empty>
        </>
      ) : records && forms && (isNew || data) ? (
        <VoiceEditor key={id} voice={data} form={records.CreateBrandVoice} kinds={forms} />
      ) : (
        <>
          <h1>{title}</h1>
          {error ? <ProblemNotice error={error} onAgain={() => void refetch()} /> : <Bones rows={8} />}
        </>
      )}
    </div>
  );
}
