import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { Button } from '../../components/button.tsx';
import { queued } from '../../data/queued.ts';
import { showToast } from '../../data/toasts.ts';
import { useSaving } from '../../data/use-saving.ts';
import { valueAt } from '../../sheet/nodes.ts';
import type { SheetProps } from '../../sheet/sheet.tsx';
import { words } from '../../words/words.ts';
import type { Rewrite } from './use-rewrite.ts';
import { useWriteAgain } from './use-write-again.ts';

const { text: say } = words;
const further = 2;

interface Update {
  readonly id: string;
  readonly output: object;
  readonly if_revision: number;
}

/** The actions on items that stand beside each other: one is chosen of them, written anew, or two more are written from the same brief. */
export function useVariantTools(record: Content, form: ContentForm, rewrite: Rewrite): Pick<SheetProps, 'aboveColumn' | 'belowColumns'> {
  const { id, output, revision } = record;
  const { content } = useHandbill();
  const restore = useSaving(content.restoreRevision, ['content'], () => showToast(words.undone));
  const choose = useSaving(queued<Update, Content>(content.update, id), ['content'], () =>
    showToast(say.variantChosen, { undo: () => restore.mutate({ id, revision }) }),
  );
  const more = useWriteAgain();
  /** The list that an item is in, by its name: the brief says by the same one how many there are to be. */
  const nameOf = (pointer: string): string => pointer.split('/')[1] ?? '';
  return {
    aboveColumn: (pointer) => (
      <span className="row tight">
        <Button
          small
          busy={choose.isPending}
          onClick={() => choose.mutate({ id, output: { [nameOf(pointer)]: [valueAt(output, pointer)] }, if_revision: revision })}
        >
          {say.chooseVariant}
        </Button>
        <Button small look="quiet" icon="pen" busy={rewrite.isPending} onClick={() => rewrite.start(pointer)}>
          {say.rewriteVariant}
        </Button>
      </span>
    ),
    belowColumns: (pointer) =>
      form.schema.properties?.[nameOf(pointer)]?.maximum !== undefined && (
        <Button
          small
          look="quiet"
          icon="plus"
          busy={more.isPending}
          onClick={() => more.mutate({ id, [nameOf(pointer)]: further, background: true })}
        >
          {say.moreVariants}
        </Button>
      ),
  };
}
