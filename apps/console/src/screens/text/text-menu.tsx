import type { Content } from '@handbill/client';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { MenuAction } from '../../components/layers.tsx';
import { Menu } from '../../components/menu.tsx';
import { base } from '../../data/base.ts';
import { showToast } from '../../data/toasts.ts';
import { useDeletion } from '../../data/use-deletion.ts';
import { useAllowed } from '../../data/use-me.ts';
import { words } from '../../words/words.ts';
import { useWriteAgain } from './use-write-again.ts';

const { text: say } = words;
/** The formats that every kind can be saved as. */
const formats = { markdown: 'Markdown', html: 'HTML', text: 'plain text' } as const;

const PlaceDialog = lazy(async () => ({ default: (await import('../../plan/place-dialog.tsx')).PlaceDialog }));

/** The server sends a file, so that the page stays. */
function download(id: string, format: string): void {
  const link = document.createElement('a');
  link.href = `${base}/v1/content/${id}/export?format=${format}`;
  link.download = '';
  link.click();
}

/** Further actions on a text. */
export function TextMenu({ record }: { readonly record: Content }) {
  const { id, text, output, status } = record;
  const [mayWrite, mayPlan] = [useAllowed('content:write'), useAllowed('publications:write')];
  const [isPlaced, place] = useState(false);
  const navigate = useNavigate();
  const again = useWriteAgain();
  const remove = useDeletion('content');
  const copy = async () => {
    await navigator.clipboard.writeText(text ?? '');
    showToast(say.copied);
  };
  const isFinished = status === 'ready' || status === 'needs_review';
  const actions: readonly (MenuAction | false)[] = [
    mayPlan && isFinished && { label: words.calendar.placeIn, icon: 'calendar', act: () => place(true) },
    mayWrite && { label: say.writeAgain, icon: 'redo', act: () => again.mutate({ id, background: true }) },
    mayWrite && { label: say.briefAgain, icon: 'copy', act: () => void navigate({ to: '/texts/new', search: { from: id } }) },
    { label: say.copy, icon: 'copy', act: () => void copy() },
    ...Object.entries(output === null ? {} : formats).map(([format, name]) => ({
      label: say.download(name),
      icon: 'out',
      act: () => download(id, format),
    })),
    mayWrite && {
      label: say.delete,
      icon: 'trash',
      isDanger: true,
      isApart: true,
      act: () => remove(id, () => void navigate({ to: '/texts' })),
    },
  ];
  return (
    <>
      <Menu label={say.more} actions={actions.filter((action) => action !== false)} />
      <Suspense>{isPlaced && <PlaceDialog text={record} onClose={() => place(false)} />}</Suspense>
    </>
  );
}
