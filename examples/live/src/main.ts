import { isHandbillError } from '@handbill/client';
import type { LiveEvent, LiveText } from '@handbill/client/live';
import { keepId, keptArticle, write, type Article } from './article.ts';
import { showArticle } from './show-article.ts';
import './style.css';

function find<E extends Element>(kind: new () => E, selector: string): E {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`index.html has no ${selector}`);
  return element;
}

const form = find(HTMLFormElement, 'form');
const topic = find(HTMLInputElement, '[name=topic]');
const length = find(HTMLInputElement, '[name=length]');
const writeButton = find(HTMLButtonElement, 'form button');
const stopButton = find(HTMLButtonElement, '#stop');
const status = find(HTMLElement, '[role=status]');
const article = find(HTMLElement, 'article');

const endings: Readonly<Record<Article['status'], string>> = {
  generating: 'Writing …',
  ready: 'Ready.',
  needs_review: 'Please review.',
  failed: 'That failed.',
  cancelled: 'Stopped.',
};

function showEvent(event: LiveEvent<Article>): void {
  if (event.event === 'content.started') keepId(event.id);
  status.textContent = event.event === 'connection.lost' ? 'Connection lost. Trying again …' : 'Writing …';
  showArticle(article, event.partial);
}

/** Shows an article until it is done. The connection may be cut meanwhile, or the tab frozen: it goes on where it was. */
async function show(text: LiveText<Article>): Promise<void> {
  const stop = () => void text.cancel().catch(showError);
  stopButton.addEventListener('click', stop);
  setWriting(true);
  try {
    for await (const event of text) showEvent(event);
    status.textContent = endings[(await text.result).status];
  } catch (error) {
    showError(error);
  } finally {
    setWriting(false);
    stopButton.removeEventListener('click', stop);
  }
}

function setWriting(isWriting: boolean): void {
  writeButton.disabled = isWriting;
  stopButton.hidden = !isWriting;
  article.ariaBusy = String(isWriting);
}

function showError(error: unknown): void {
  status.textContent = isHandbillError(error) ? error.detail : String(error);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void show(write({ topic: topic.value, length: length.valueAsNumber }));
});

const kept = keptArticle();
if (kept !== undefined) void show(kept);
