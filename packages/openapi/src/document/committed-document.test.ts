import { expect, it } from 'vitest';
import { documentText } from './openapi-document.ts';

// After a change that is meant: npm run document
it('is the committed document, so that every change of what is promised shows in a review', async () => {
  await expect(documentText()).toMatchFileSnapshot('../../../../docs/openapi.json');
});
