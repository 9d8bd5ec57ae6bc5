import type { ContentForm, PlatformLimit } from '@handbill/client/counting';
import { createContext, useContext, type ReactNode } from 'react';
import { Bone } from '../components/bones.tsx';
import { foldAt, foldOf } from './fold.ts';
import type { Mark } from './inline.ts';
import { nodesOf, type SheetNode } from './nodes.ts';
import { PartText } from './part-text.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly form: ContentForm;
  readonly output: unknown;
  readonly language: string;
  readonly limits?: readonly PlatformLimit[];
  readonly label: string;
  /** By the pointers of their parts. */
  readonly marks?: ReadonlyMap<string, readonly Mark[]>;
  /** Whether the text is being written: missing parts are shown as bones. */
  readonly isBusy?: boolean;
  /** The part that is in work. */
  readonly caretAt?: string | undefined;
  /** Parts that are being written anew. */
  readonly fading?: readonly string[];
  /** In place of a part's words: an editor, or a difference. */
  readonly replace?: (node: Part) => ReactNode;
  /** Behind a part: the findings in it. */
  readonly after?: (pointer: string) => ReactNode;
  /** Around the items of a list: the buttons that add and move them. */
  readonly aroundItem?: (pointer: string, index: number, item: ReactNode) => ReactNode;
  readonly afterList?: (pointer: string, label: string) => ReactNode;
  /** Above an item that stands beside others: the button that chooses it, for example. */
  readonly aboveColumn?: (pointer: string) => ReactNode;
  /** Below those that stand beside each other. */
  readonly belowColumns?: (pointer: string) => ReactNode;
  readonly head?: ReactNode;
}

type Part = Pick<Extract<SheetNode, { kind: 'part' }>, 'pointer' | 'part' | 'text'>;

const Context = createContext<SheetProps | undefined>(undefined);
const none: readonly Mark[] = [];

function useSheet(): SheetProps {
  const sheet = useContext(Context);
  if (sheet === undefined) throw new Error('A part is drawn on a sheet');
  return sheet;
}

/** The words of a part: as they are, as they come, or the editor in their place. */
function Words({ pointer, part, text }: Part) {
  const { replace, marks, caretAt, language, limits = [], isBusy } = useSheet();
  const replaced = replace?.({ pointer, part, text });
  if (replaced !== undefined && replaced !== null) return replaced;
  if (isBusy === true && text === '') return <Bone />;
  const fold = foldOf(limits, pointer);
  return (
    <PartText
      part={part}
      text={text}
      marks={marks?.get(pointer) ?? none}
      caret={caretAt === pointer}
      fold={fold && !isBusy ? foldAt(text, fold, language) : undefined}
    />
  );
}

const elements = { title: 'h2', heading: 'h3', body: 'div', line: 'p', item: 'span' } as const;

function PartView({ node }: { readonly node: Part }) {
  const { caretAt, fading = [], after } = useSheet();
  const { pointer, part, text } = node;
  const Element = elements[part.role];
  const isFading = fading.some((each) => pointer === each || pointer.startsWith(`${each}/`));
  const look = [styles['part'], styles[part.role], caretAt === pointer && styles['fresh'], isFading && styles['fading']]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={look} data-part={pointer}>
      {part.role === 'line' && <span className={styles['name']}>{part.label}</span>}
      <Element dir="auto" className={part.format === 'plain' ? styles['plain'] : ''}>
        <Words pointer={pointer} part={part} text={text} />
      </Element>
      {after?.(pointer)}
    </div>
  );
}

function Items({ node: { pointer, part, items } }: { readonly node: Extract<SheetNode, { kind: 'items' }> }) {
  const { aroundItem, afterList, after, isBusy } = useSheet();
  if (items.length === 0 && afterList === undefined) return null;
  return (
    <div className={styles['items']} data-part={pointer}>
      <span className={styles['name']}>{part.label}</span>
      <ul dir="auto">
        {items.map((text, index) => {
          const at = `${pointer}/${index}`;
          const item = <Words pointer={at} part={part} text={text} />;
          return (
            <li key={at} data-part={at}>
              {aroundItem?.(pointer, index, item) ?? item}
              {after?.(at)}
            </li>
          );
        })}
      </ul>
      {isBusy !== true && afterList?.(pointer, part.label)}
    </div>
  );
}

function Group({ node: { pointer, label, items } }: { readonly node: Extract<SheetNode, { kind: 'group' }> }) {
  const { aroundItem, afterList, aboveColumn, belowColumns } = useSheet();
  /** Items without a heading stand beside each other: one is chosen of them. */
  const isColumns = items[0]?.every((node) => node.kind !== 'part' || node.part.role !== 'heading') === true;
  return (
    <div className={isColumns ? styles['columns'] : ''} data-part={pointer}>
      {items.map((nodes, index) => {
        const item = <Nodes nodes={nodes} />;
        return (
          <div key={`${pointer}/${index}`} className={isColumns ? styles['column'] : ''} data-part={`${pointer}/${index}`}>
            {isColumns && <span className={styles['name']}>{`${label} ${index + 1}`}</span>}
            {isColumns && items.length > 1 && aboveColumn?.(`${pointer}/${index}`)}
            {aroundItem?.(pointer, index, item) ?? item}
          </div>
        );
      })}
      {afterList?.(pointer, label)}
      {isColumns && belowColumns?.(pointer)}
    </div>
  );
}

const Nodes = ({ nodes }: { readonly nodes: readonly SheetNode[] }) =>
  nodes.map((node) => {
    if (node.kind === 'part') return <PartView key={node.pointer} node={node} />;
    return node.kind === 'items' ? <Items key={node.pointer} node={node} /> : <Group key={node.pointer} node={node} />;
  });

/** A text as it is shown: each part in its role, in the order of its form. */
export function Sheet(props: SheetProps) {
  const { form, output, language, label, isBusy = false, head } = props;
  return (
    <Context value={props}>
      <article
        className={`${styles['sheet']} ${form.isPlain ? styles['post'] : ''} measure`}
        lang={language}
        aria-label={label}
        aria-busy={isBusy}
      >
        {head}
        <Nodes nodes={nodesOf(form, output)} />
      </article>
    </Context>
  );
}
