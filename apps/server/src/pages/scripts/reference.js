// What pages of documentation have besides their text. Without it they are read as they are. `searchIndex` is put in front of this.

const shownAddress = 'http://127.0.0.1:3000';

/** What the server's addresses begin with: behind a proxy it may be below a path. */
const base = new URL(document.currentScript.src).pathname.replace(/\/assets\/[^/]*$/, '');

/** Samples call the server that the page is from. */
function nameOwnAddress() {
  const ownAddress = `${location.origin}${base}`;
  if (ownAddress === shownAddress) return;
  for (const code of document.querySelectorAll('main code'))
    if (code.textContent.includes(shownAddress)) code.textContent = code.textContent.replaceAll(shownAddress, ownAddress);
}

async function copy(pre, button) {
  const text = pre.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers have a clipboard for secure pages alone; on others the text is selected, to be copied by hand.
    getSelection().selectAllChildren(pre);
    button.textContent = 'Selected';
    return;
  }
  button.textContent = 'Copied';
  setTimeout(() => (button.textContent = 'Copy'), 2_000);
}

function addCopyButtons() {
  for (const pre of document.querySelectorAll('main pre')) {
    const [block, button] = [document.createElement('div'), document.createElement('button')];
    block.className = 'copyable';
    Object.assign(button, { type: 'button', className: 'copy', textContent: 'Copy' });
    button.setAttribute('aria-label', `Copy: ${pre.getAttribute('aria-label')}`);
    button.addEventListener('click', () => void copy(pre, button));
    pre.replaceWith(block);
    block.append(pre, button);
  }
}

/** Marks in the contents what is being read. */
function followReading() {
  const links = new Map([...document.querySelectorAll('.contents.wide a[href^="#"]')].map((link) => [link.hash.slice(1), link]));
  let current;
  const mark = (link) => {
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    link.scrollIntoView({ block: 'nearest' });
    current = link;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen !== undefined) mark(links.get(seen.target.id));
    },
    // A line below the bar.
    { rootMargin: '-15% 0px -84% 0px' },
  );
  for (const id of links.keys()) {
    const place = document.getElementById(id);
    if (place !== null) observer.observe(place);
  }
}

const most = 20;

/** What has all words in its title or its fields: by title first. */
function found(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (where) => words.every((word) => where.toLowerCase().includes(word));
  const byTitle = searchIndex.filter(({ title }) => hasAll(title));
  const byFields = searchIndex.filter((entry) => !byTitle.includes(entry) && hasAll(`${entry.title} ${entry.fields}`));
  return [...byTitle, ...byFields].slice(0, most);
}

/** Searches calls, schemas and guides in what came with the page. */
function addSearch() {
  for (const search of document.querySelectorAll('.search')) {
    const [input, list] = [search.querySelector('input'), search.querySelector('ul')];
    const show = () => {
      const links = found(input.value).map(({ address, title, kind }) => {
        const [item, link, note] = ['li', 'a', 'span'].map((name) => document.createElement(name));
        const anchor = address.slice(address.indexOf('#'));
        link.href = anchor.startsWith('#') && document.getElementById(anchor.slice(1)) !== null ? anchor : `${base}${address}`;
        note.className = 'method';
        note.textContent = kind;
        link.append(`${title} `, note);
        item.append(link);
        return item;
      });
      list.replaceChildren(...links);
    };
    input.addEventListener('input', show);
    search.hidden = false;
  }
}

nameOwnAddress();
addCopyButtons();
followReading();
addSearch();
