// The page's part of the client; `serve.mjs` serves it bundled.
export { createClient, isHandbillError } from '@handbill/client';
