import { Store, useStore } from './store.ts';

/** How the page is for this reader: the only thing that a browser keeps, and nothing of the workspace's. */
export interface Preferences {
  /** `auto`: the browser's. */
  readonly language: 'auto' | 'en' | 'de';
  readonly theme: 'auto' | 'light' | 'dark';
  readonly density: 'roomy' | 'compact';
  /** Whether keys without a modifier act (WCAG 2.1.4). */
  readonly singleKeys: boolean;
}

const name = 'handbill.preferences';
const usual: Preferences = { language: 'auto', theme: 'auto', density: 'roomy', singleKeys: true };

function read(): Preferences {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

const store = new Store(read());
export const preferences = (): Preferences => store.value;
export const usePreferences = (): Preferences => useStore(store);

/** The tokens follow these two. */
function show({ theme, density }: Preferences): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['density'] = density;
}
show(store.value);

export function prefer(change: Partial<Preferences>): void {
  store.value = { ...store.value, ...change };
  localStorage.setItem(name, JSON.stringify(store.value));
  show(store.value);
}
