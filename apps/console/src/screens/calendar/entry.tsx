import type { Publication } from '@handbill/client';
import { base } from '../../data/base.ts';
import type { Look } from '../../plan/look.ts';
import { PublicationLine } from '../../plan/lines.tsx';
import { stepsOf } from '../../plan/use-publication-changes.ts';
import styles from './calendar.module.css';
import type { Moved } from './use-moving.ts';

export interface EntryActions {
  readonly lookOf: (publication: Publication) => Look;
  readonly mayMove: boolean;
  readonly onOpen: (publication: Publication) => void;
  readonly onDrag: (moved: Moved | undefined) => void;
}

interface EntryProps extends EntryActions {
  readonly publication: Publication;
  readonly isHeld: boolean;
}

/** Whether its time may change. */
export const isOpen = (publication: Publication): boolean => stepsOf(publication).includes('mark_published');

/** A publication on its day: it opens to its actions, and is dragged onto another day. */
export function Entry({ publication, isHeld, lookOf, mayMove, onOpen, onDrag }: EntryProps) {
  const { id, content_id: text } = publication;
  return (
    <a
      href={`${base}/console/texts/${text}`}
      className={styles['entry']}
      aria-haspopup="dialog"
      data-movable={id}
      data-held={isHeld || undefined}
      draggable={mayMove && isOpen(publication)}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', id);
        onDrag({ publication });
      }}
      onDragEnd={() => onDrag(undefined)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(publication);
      }}
    >
      <PublicationLine publication={publication} look={lookOf(publication)} />
    </a>
  );
}
