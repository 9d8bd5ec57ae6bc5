import type { KnownLanguage } from '../language-of.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that no sentence of a language ends with: articles, conjunctions, possessives. Words that may end one (English prepositions, German prefixes) are left out. */
export const functionWords: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: words(
    'the a an and or but because your our their my its of than whose every if into to for with from at is are by when which was were will can has have been as we they',
  ),
  de: words(
    'und oder aber weil der das dem den des ein eine einen einem einer eines ihre ihren unser unsere unseren unserer dein deine deinen deiner mein meine sowie dass wenn für ohne von zum zur im beim ist sind in bei am als',
  ),
  fr: words('et ou mais le la les un une des du au aux votre vos notre nos leur leurs de pour dans sans avec que qui parce est sont à'),
  es: words(
    'y o pero porque el los las la una unos unas del al tu tus su sus nuestro nuestra nuestros nuestras para con sin por de que en es son',
  ),
};
