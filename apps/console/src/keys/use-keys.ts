import { useEffect, useRef } from 'react';
import { preferences } from '../state/preferences.ts';
import { keyTable } from './key-table.ts';

/** The actions of keys here; `false`: none after all, so that the handlers below may act. */
export type KeyHandlers = Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>>;

/** The handlers of the components on the screen, the newest last. */
const stack: { readonly current: KeyHandlers }[] = [];

/** How long after the first key of two the second may come. */
const patience = 1_500;
let first: { readonly key: string; readonly at: number } | undefined;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) && !isTick(target);
const isTick = (target: HTMLElement): boolean => target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);

function pressed(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.metaKey || event.ctrlKey ? `mod+${key}` : key;
}

function run(id: string, event: KeyboardEvent): boolean {
  return stack.toReversed().some(({ current }) => {
    const handler = current[id];
    return handler !== undefined && handler(event) !== false;
  });
}

/** Enter and Escape are of whatever is focused, where that is a control. */
const isOfControl = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('a, button, summary, [role=menuitem]') !== null;

/** Whether a key is the page's, and not that of a field, of a layer that is open over the page, or of a person who has turned single keys off. */
function isOurs(event: KeyboardEvent, key: string): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector('[role=menu], [role=dialog]') !== null)
    return false;
  // In a field, the browser's own undo is nearer.
  if (key.startsWith('mod+') || key === 'Escape') return key !== 'mod+z' || !isField(event.target);
  return !isField(event.target) && preferences().singleKeys && !isOfControl(event);
}

function listen(event: KeyboardEvent): void {
  const key = pressed(event);
  if (!isOurs(event, key)) return;
  const sequence = first !== undefined && event.timeStamp - first.at < patience ? `${first.key} ${key}` : key;
  first = undefined;
  const hit = keyTable.find(({ keys }) => keys === sequence) ?? keyTable.find(({ keys }) => keys === key);
  if (hit !== undefined) {
    if (run(hit.id, event)) event.preventDefault();
  } else if (keyTable.some(({ keys }) => keys.startsWith(`${key} `))) first = { key, at: event.timeStamp };
}

/** Has keys act while a component is on the screen, before those of the components around it. */
export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (stack.push(latest) === 1) document.addEventListener('keydown', listen);
    return () => {
      stack.splice(stack.indexOf(latest), 1);
      if (stack.length === 0) document.removeEventListener('keydown', listen);
    };
  }, []);
}
