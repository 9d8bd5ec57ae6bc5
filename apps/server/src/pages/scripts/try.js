// Makes calls in a drawer of the page. The key is in its field, and where its user says so in the tab, until that is closed.

const [drawer, key, keep] = [document.querySelector('.drawer'), document.querySelector('#api-key'), document.querySelector('#keep-key')];
const keptName = 'handbill.key';

/** The tab's storage; `undefined` where the browser is set to have none. */
function tabStorage() {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Fills in the key that the tab has kept, and keeps it on a tick. */
function keepKey(storage) {
  const kept = storage.getItem(keptName);
  key.value = kept ?? key.value;
  keep.checked = kept !== null;
  const store = () => (keep.checked ? storage.setItem(keptName, key.value.trim()) : storage.removeItem(keptName));
  for (const field of [key, keep]) field.addEventListener('input', store);
  keep.parentElement.hidden = false;
}

/** The address of a call, and what is sent, as its form says. */
function requestOf(form) {
  let { path } = form.dataset;
  const query = new URLSearchParams();
  for (const { name, value, dataset } of form.querySelectorAll('input[data-in]')) {
    if (dataset.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') for (const one of dataset.list === undefined ? [value] : value.split(',')) query.append(name, one.trim());
  }
  const body = form.querySelector('textarea')?.value.trim() ?? '';
  const isStream = form.querySelector('input[name="stream"]')?.checked === true;
  return {
    address: `${path}${query.size > 0 ? `?${query}` : ''}`,
    init: {
      method: form.dataset.method,
      headers: {
        // No form of another page can send the second one: with it the session of the console counts.
        ...(key.value === '' ? { 'Handbill-Console': '1' } : { Authorization: `Bearer ${key.value.trim()}` }),
        ...(isStream && { Accept: 'text/event-stream' }),
        ...(body !== '' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== '' && { body }),
    },
  };
}

const shownHeaders = ['location', 'etag', 'retry-after', 'link', 'idempotency-replayed', 'handbill-writer', 'content-type', 'x-request-id'];

const head = ({ status, statusText, headers }) =>
  [`${status} ${statusText}`, ...shownHeaders.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []))].join('\n');

/** Shows an answer as it comes: JSON in lines, anything else as it is. */
async function show(answer, output) {
  const [shownHead, shownBody] = output.querySelectorAll('pre');
  shownHead.textContent = head(answer);
  shownBody.textContent = '';
  if (/\bjson\b/.test(answer.headers.get('content-type') ?? '')) {
    shownBody.textContent = JSON.stringify(await answer.json(), null, 2);
    return;
  }
  const text = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await text?.read(); piece?.done === false; piece = await text.read()) shownBody.append(piece.value);
}

async function send(form) {
  const [output, button] = [drawer.querySelector('.answer'), form.querySelector('button')];
  const { address, init } = requestOf(form);
  button.disabled = true;
  try {
    await show(await fetch(address, init), output);
  } catch (error) {
    output.querySelector('pre').textContent = `No complete answer: ${error.message}`;
  } finally {
    output.hidden = false;
    button.disabled = false;
  }
}

/** Opens the drawer with the form of a call. */
function open(template) {
  const form = template.content.firstElementChild.cloneNode(true);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
  const examples = form.querySelector('.examples');
  examples?.addEventListener('change', () => (form.querySelector('textarea').value = examples.value));
  drawer.querySelector('.chosen').replaceChildren(form);
  drawer.querySelector('.answer').hidden = true;
  drawer.showModal();
}

for (const button of document.querySelectorAll('button.try')) {
  button.hidden = false;
  button.addEventListener('click', () => open(button.nextElementSibling));
}
const storage = tabStorage();
if (storage !== undefined) keepKey(storage);
