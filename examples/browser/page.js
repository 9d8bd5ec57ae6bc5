import { writePost } from './write-post.js';

const form = document.querySelector('form');
const button = document.querySelector('button');
const output = document.querySelector('output');

async function write() {
  button.disabled = true;
  output.textContent = 'Writing …';
  output.textContent = await writePost(Object.fromEntries(new FormData(form)));
  button.disabled = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void write();
});
