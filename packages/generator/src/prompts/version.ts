/** The wording of the prompts, kept in every record. A change of the wording is a new version: a test holds the two together. */
export const promptVersion = '2026-11-22.1';
