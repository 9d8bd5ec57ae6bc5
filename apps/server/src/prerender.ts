import { prerender } from './pages/serving/render-site.ts';
import { builtFolder } from './pages/serving/site.ts';

// The build's last step.
prerender(builtFolder);
