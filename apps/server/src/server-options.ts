import { answer, type Door } from '@handbill/http';

/** The methods that some address has. */
export const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

/** `OPTIONS *` asks what the server as a whole can do. */
export const serverOptions: Door = ({ url }, response, { requestId, refusal }) => {
  if (url !== '*' || refusal !== undefined) return false;
  answer(response, 204, { Allow: methods.join(', '), 'X-Request-Id': requestId });
  return true;
};
