// Searches calls, guides, problems and schemas, in an index that is loaded when somebody is about to search.

const search = document.querySelector('.search');
const [input, results] = [search.querySelector('input'), search.querySelector('.results')];

/** What the server's addresses begin with: behind a proxy it may be below a path. */
const base = new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '');

const wordsOf = (text) => text.toLowerCase().match(/[\p{Letter}\p{Number}_]+/gu) ?? [];

/** `1,2,0` → 1, 3, 3 */
function placesIn(steps) {
  let last = 0;
  return steps.split(',').map((step) => (last += Number.parseInt(step, 36)));
}

async function loadIndex() {
  const answer = await fetch(`${base}${search.dataset.index}`);
  if (!answer.ok) throw new Error(`The index of the search: ${answer.status}`);
  const { entries, words, places } = await answer.json();
  const steps = places.split(' ');
  return {
    entries: entries.map(([title, address, kind, about]) => ({ title, address, kind, about })),
    // A word without places is in too many entries to tell them apart.
    words: words.split(' ').map((word, at) => ({ word, places: steps[at] === '' ? undefined : placesIn(steps[at]) })),
  };
}

let loading;

/** The index; where it could not be loaded, it is asked for again the next time. */
async function readIndex() {
  loading ??= loadIndex();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** How well a part of a word fits the word: 4 the whole of it, 2 its beginning, 1 the rest. */
function fit(word, part) {
  if (word === part) return 4;
  if (word.startsWith(part)) return 2;
  return part.length > 2 && word.includes(part) ? 1 : 0;
}

const best = (words, part) => Math.max(0, ...words.map((word) => fit(word, part)));

/** How well each entry fits what is looked for: in its title thrice as well as in its text. */
function scoresOf({ entries, words }, part) {
  const inTexts = entries.map(() => 0);
  for (const { word, places = [] } of words) {
    const score = fit(word, part);
    if (score > 0) for (const place of places) inTexts[place] = Math.max(inTexts[place], score);
  }
  return entries.map(({ title }, place) => inTexts[place] + 3 * best(wordsOf(title), part));
}

/** The entries that have all words in their title or their text, the best first. */
function find(index, text) {
  const isCommon = (part) => index.words.some(({ word, places }) => places === undefined && word.startsWith(part));
  const told = wordsOf(text).map((part) => ({ scores: scoresOf(index, part), isOptional: isCommon(part) }));
  const sum = (place) => told.reduce((sofar, { scores }) => sofar + scores[place], 0);
  return index.entries
    .map((entry, place) => ({ entry, score: told.every(({ scores, isOptional }) => isOptional || scores[place] > 0) ? sum(place) : 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

const most = 20;

function element(name, className, ...content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

function linkTo(address, ...content) {
  const anchor = address.slice(address.indexOf('#'));
  const link = element('a', '', ...content);
  link.href = anchor.startsWith('#') && document.getElementById(anchor.slice(1)) !== null ? anchor : `${base}${address}`;
  return link;
}

const itemOf = ({ title, address, kind, about }) =>
  element(
    'li',
    '',
    linkTo(
      address,
      element('span', '', title),
      element('span', `method ${kind.toLowerCase()}`, kind),
      ...(about === '' ? [] : [element('span', 'quiet', about)]),
    ),
  );

const otherWays = () => [
  ' Try another word, or the beginning of one, or look through ',
  linkTo('/docs/guides', 'the guides'),
  ', ',
  linkTo('/docs', 'all calls'),
  ' and ',
  linkTo('/problems', 'all problems'),
  '.',
];

function show(found, text) {
  const [status, list] = [results.querySelector('p'), results.querySelector('ul')];
  if (found.length === 0) status.replaceChildren(`Nothing found for “${text}”.`, ...otherWays());
  else status.replaceChildren(found.length > most ? `The best ${most} of ${found.length}` : `${found.length} found`);
  list.replaceChildren(...found.slice(0, most).map(itemOf));
}

async function update() {
  const text = input.value.trim();
  results.hidden = text === '';
  if (text === '') return;
  try {
    const index = await readIndex();
    // What has been typed meanwhile has its own answer.
    if (text === input.value.trim()) show(find(index, text), text);
  } catch {
    results.querySelector('p').replaceChildren('The search cannot be loaded: is the server running?');
  }
}

function close() {
  results.hidden = true;
}

/** The arrow keys go from the field through what was found and back; Enter in the field opens the first. */
function onKey(event) {
  const links = [...results.querySelectorAll('li a')];
  const at = links.indexOf(document.activeElement);
  const open = !results.hidden && links.length > 0;
  if (event.key === 'Escape') {
    input.focus();
    close();
  } else if (open && event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)].focus();
  else if (open && event.key === 'ArrowUp') (at > 0 ? links[at - 1] : input).focus();
  else if (open && event.key === 'Enter' && at === -1) links[0].click();
  else return;
  event.preventDefault();
}

const isTyped = (target) => target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null;

input.addEventListener('focus', () => void readIndex().catch(() => undefined), { once: true });
input.addEventListener('input', () => void update());
input.addEventListener('focus', () => void update());
search.addEventListener('keydown', onKey);
search.addEventListener('click', (event) => event.target.closest('a') !== null && close());
search.addEventListener('focusout', (event) => !search.contains(event.relatedTarget) && close());
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
  event.preventDefault();
  input.focus();
});
search.hidden = false;
