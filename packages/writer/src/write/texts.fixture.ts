import { createTexts } from '@handbill/text';

/** The tasks for texts, as a server has them. */
export const texts = createTexts();
