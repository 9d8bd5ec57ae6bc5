import { escape } from './html.ts';

/** The stylesheet has rules for so many. */
export const maxTabs = 6;

/** A row of tabs of which one is chosen. The stylesheet shows its panel, so it works without scripts. `name` is unique in the page. */
export function tabs(name: string, legend: string, labels: readonly string[]): string {
  if (labels.length > maxTabs) throw new Error(`${name} has ${labels.length} tabs: the stylesheet has rules for ${maxTabs}`);
  const inputs = labels.map(
    (label, index) =>
      `<label><input type="radio" name="${name}" class="t${index + 1}"${index === 0 ? ' checked' : ''}> ${escape(label)}</label>`,
  );
  return `<fieldset class="tabs"><legend class="unseen">${escape(legend)}</legend>${inputs.join('')}</fieldset>`;
}

/** The panel of one tab of the nearest row above it. */
export interface Panel {
  readonly label: string;
  readonly body: string;
}

/** Panels below a row of tabs. One alone needs none. */
export function tabbed(name: string, legend: string, panels: readonly Panel[]): string {
  if (panels.length < 2) return panels.map(({ body }) => body).join('');
  const bodies = panels.map(({ body }, index) => `<div class="of of-${index + 1}">\n${body}\n</div>`);
  const labels = panels.map(({ label }) => label);
  return `<div class="switch">${tabs(name, legend, labels)}\n${bodies.join('\n')}\n</div>`;
}
