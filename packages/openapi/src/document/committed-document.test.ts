import { expect, it } from 'vitest';
import { documentText } from './profiles.ts';

// After an intended change: npm run document
it('is the committed document, so that each change of the API is seen in a review', async () => {
  await expect(documentText()).toMatchFileSnapshot('../../../../docs/openapi.json');
});
