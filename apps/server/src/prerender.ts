import { renderSite } from './pages/serving/render-site.ts';
import { builtSite, writeSite } from './pages/serving/site.ts';

// The build's last step: what is the same for everyone is rendered once, and not by every server.
writeSite(builtSite, renderSite());
