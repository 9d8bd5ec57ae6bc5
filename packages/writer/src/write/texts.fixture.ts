import { createTexts } from '@handbill/text';

/** What is done to texts, as a server has it. */
export const texts = createTexts();
