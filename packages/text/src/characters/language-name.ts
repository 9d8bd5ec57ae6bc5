const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language, or its tag where it has none: `Swiss High German`. */
export const languageName = (tag: string): string => inEnglish.of(tag) ?? tag;
