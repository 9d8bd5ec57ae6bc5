import './styles/tokens.css';
import './styles/icons.css';
import './styles/base.css';
import './styles/layout.css';
import './data/taken-link.ts';
import { loadWords } from './words/words.ts';

// The words are known before anything that says them is loaded.
void loadWords().then(() => import('./app.tsx'));
