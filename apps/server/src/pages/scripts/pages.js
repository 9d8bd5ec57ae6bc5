// What pages of documentation have besides their text. Without it they are read as they are.

const shownAddress = 'http://127.0.0.1:3000';

/** What the server's addresses begin with: behind a proxy it may be below a path. */
const base = new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '');

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
  for (const block of document.querySelectorAll('main .code')) {
    const [button, pre] = [document.createElement('button'), block.querySelector('pre')];
    Object.assign(button, { type: 'button', className: 'copy', textContent: 'Copy' });
    button.setAttribute('aria-label', `Copy: ${pre.getAttribute('aria-label')}`);
    button.addEventListener('click', () => void copy(pre, button));
    block.querySelector('figcaption').append(button);
  }
}

/** Marks in the contents what is being read. */
function followReading() {
  const links = new Map(
    [...document.querySelectorAll('.contents.wide a[href^="#"], .outline a')].map((link) => [link.hash.slice(1), link]),
  );
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

const tokens =
  /(?<comment>(?<=^|\s)(?:#|\/\/) .*$)|(?<name>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>(?<![\w./:-])\d[\d.]*(?![\w.]))|(?<word>(?<![\w./$-])(?:async|await|catch|const|else|export|false|for|from|function|if|import|interface|let|new|null|None|return|throw|true|True|try|typeof)\b)/gm;

/** Gives code its colours, block by block as they come into sight. It changes nothing in the page. */
function colourCode() {
  if (!('highlights' in CSS)) return;
  const highlights = new Map(['comment', 'name', 'string', 'number', 'word'].map((kind) => [kind, new Highlight()]));
  for (const [kind, highlight] of highlights) CSS.highlights.set(kind, highlight);
  const colour = ({ firstChild: text }) => {
    for (const { index, groups, 0: token } of text.data.matchAll(tokens)) {
      const [kind] = Object.entries(groups).find(([, found]) => found !== undefined);
      const range = { startContainer: text, startOffset: index, endContainer: text, endOffset: index + token.length };
      highlights.get(kind).add(new StaticRange(range));
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      colour(target);
    }
  });
  for (const code of document.querySelectorAll('main .code code')) observer.observe(code);
}

nameOwnAddress();
addCopyButtons();
colourCode();
followReading();
