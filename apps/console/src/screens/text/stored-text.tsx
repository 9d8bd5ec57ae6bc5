import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Chip } from '../../components/chip.tsx';
import { TextStatus } from '../../components/status.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';
import { ShownText } from './shown-text.tsx';
import { modes, type TextSearch } from './text-search.ts';

const EditedText = lazy(async () => ({ default: (await import('./edited-text.tsx')).EditedText }));
const Beside = lazy(() => import('./versions.tsx').then(({ Beside: component }) => ({ default: component })));
const TextMenu = lazy(() => import('./text-menu.tsx').then(({ TextMenu: component }) => ({ default: component })));
const FailedText = lazy(() => import('./failed-text.tsx').then(({ FailedText: component }) => ({ default: component })));
const Difference = lazy(() => import('./difference.tsx').then(({ Difference: component }) => ({ default: component })));
const { text: say } = words;

/** The column beside a text that says how it came about. */
const BriefColumn = ({ record, form }: { readonly record: Content; readonly form: ContentForm }) => (
  <section className="beside stack loose" aria-label={say.brief}>
    <Suspense fallback={<Bones rows={6} />}>
      <Beside record={record} form={form} />
    </Suspense>
  </section>
);

/** A text that is written: as it is shown, to be edited, or beside a version of before. */
export function StoredText({ record, form }: { readonly record: Content; readonly form: ContentForm }) {
  const { mode = 'shown' } = useSearch({ from: '/shell/texts/$id' });
  const navigate = useNavigate({ from: '/texts/$id' });
  const mayEdit = useAllowed('content:write') && record.output !== null && record.status !== 'cancelled';
  const to = (next: TextSearch['mode']) =>
    void navigate({ search: (now) => ({ ...now, mode: next === 'shown' ? undefined : next }) as TextSearch, replace: true });
  const available = modes.filter((each) => (each === 'edit' ? mayEdit : record.output !== null));
  useKeys({
    ...(mayEdit && { edit: () => to('edit') }),
    difference: () => to(mode === 'difference' ? 'shown' : 'difference'),
    back: () => (mode === 'shown' ? void navigate({ to: '/texts' }) : to('shown')),
  });
  const head = (
    // The menu stays beside the first line, however many lines the status and the views take.
    <div className="row nowrap measure" style={{ alignItems: 'flex-start' }}>
      <div className="row grow">
        <TextStatus text={record} />
        <span className="row tight" role="group" aria-label={say.views}>
          {available.map((each) => (
            <Chip
              key={each}
              on={each === mode}
              pressed={each === mode}
              onClick={() => to(each)}
              {...(each !== 'shown' && { shortcut: shortcutOf(each) })}
            >
              {say[each]}
            </Chip>
          ))}
        </span>
      </div>
      <Suspense>
        <TextMenu record={record} />
      </Suspense>
    </div>
  );
  const props = { record, form, head };
  return (
    <div className="desk">
      <BriefColumn record={record} form={form} />
      {record.output === null ? (
        <Suspense fallback={<Bones />}>
          <FailedText {...props} />
        </Suspense>
      ) : mode === 'edit' && mayEdit ? (
        // The shown text stays until the editor is loaded.
        <Suspense fallback={<ShownText {...props} onEdit={() => undefined} />}>
          <EditedText {...props} onDone={() => to('shown')} />
        </Suspense>
      ) : mode === 'difference' ? (
        <Suspense fallback={<Bones />}>
          <Difference {...props} />
        </Suspense>
      ) : (
        <ShownText {...props} onEdit={() => to('edit')} />
      )}
    </div>
  );
}
