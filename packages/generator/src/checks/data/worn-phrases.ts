import { wordBounded, wordSet } from '../words.ts';

/** Phrases that machine-written copy is known by, by language: as a writer is told of them, and the pattern that finds them. Our own list. */
const worn: Readonly<Record<string, readonly (readonly [phrase: string, pattern: RegExp])[]>> = {
  en: [
    [
      'in today’s fast-paced world',
      /\bin today['’]s (?:[\p{L}-]+,? ){0,3}(?:world|landscape|age|era|market|marketplace|society|environment)\b/giu,
    ],
    [
      'in the ever-changing landscape',
      /\bin (?:the|an?) (?:ever|fast|constantly|rapidly)[- ](?:changing|evolving|paced|growing|moving)(?: [\p{L}]+){0,2}/giu,
    ],
    ['in the digital age', /\bin the (?:digital age|modern world|world of today)\b/gi],
    [
      'unlock the power',
      /\b(?:unlock|unleash|harness|tap into|discover|realize|realise) (?:the|your|its|their|our)(?: [\p{L}-]+['’]s?)? (?:full |true |hidden |inner )?(?:power|potential|magic|secrets?)\b/giu,
    ],
    ['game-changer', /\bgame[- ]chang(?:er|ers|ing)\b/gi],
    ['take it to the next level', /\btak(?:e|es|ing) (?:\w+ ){1,4}to the next level\b/gi],
    ['delve into', /\b(?:delve|delves|delving|deep dive|dive deep|let['’]s dive)\b(?: (?:into|in)\b)?/gi],
    ['look no further', /\blook no further\b/gi],
    ['say goodbye to', /\bsay goodbye to\b/gi],
    ['a tapestry of', /\b(?:a|the) (?:rich |vibrant |intricate )?tapestry of\b/gi],
    ['a testament to', /\b(?:a|is|stands as a|serves as a) testament to\b/gi],
    ['embark on a journey', /\bembark(?:s|ing)? on (?:a|an|your|the|this)(?: [\p{L}-]+){0,2} (?:journey|adventure)\b/giu],
    ['revolutionize', /\b(?:revolutioni[sz](?:e|es|ing)|supercharge|turbocharge|skyrocket)\b/gi],
    ['cutting-edge', /\b(?:cutting|bleeding)[- ]edge\b/gi],
    ['state-of-the-art', /\bstate[- ]of[- ]the[- ]art\b/gi],
    ['world-class', /\bbest[- ]in[- ]class\b|\bworld[- ]class\b/gi],
    ['synergy', /\bsynerg(?:y|ies|istic)\b/gi],
    ['seamless experience', /\bseamless(?:ly)? (?:integrat|experience|blend|transition|connect|journey)\w*\b/gi],
    ['elevate your game', /\belevate your \w+/gi],
    ['it’s not just a tool, it’s a partner', /\bit['’]?s (?:not just|more than just) (?:about )?[^.!?\n]{2,60}(?:[,;—–-]|\.) ?it['’]s\b/gi],
    ['more than just a product', /\bmore than just an? [\p{L}-]+/giu],
    ['whether you’re a beginner or an expert', /\bwhether you['’]re an? [^.!?\n]{3,60} or an? [^.!?\n]{3,40}/gi],
    ['the possibilities are endless', /\bthe possibilities are endless\b/gi],
    ['move the needle', /\b(?:needle|paradigm) (?:mover|shift)\b|\bmove the needle\b/gi],
    ['think outside the box', /\bthink outside the box\b/gi],
    ['one-stop shop', /\bone[- ]stop[- ]shop\b/gi],
    ['needless to say', /\b(?:at the end of the day|needless to say|it is important to note|it['’]s worth noting)\b/gi],
    ['in conclusion,', /\bin conclusion,/gi],
    ['navigate the complexities', /\bnavigat(?:e|ing) the (?:complex|ever)[\p{L}-]* [\p{L}-]+/giu],
    ['to new heights', /\bto new heights\b/gi],
    ['transform your business', /\btransform(?:s|ing)? (?:your|the way you) \w+/gi],
    ['thrilled to announce', /\b(?:thrilled|excited|delighted|proud) to (?:announce|share|introduce)\b/gi],
    ['in a world where', /\bin a world where\b/gi],
    ['stand out from the crowd', /\bstand out from the crowd\b/gi],
  ],
  de: [
    ['Tauchen Sie ein in', /\btauchen sie ein in\b/giu],
    ['lassen Sie sich begeistern', /\blassen sie sich (?:verzaubern|inspirieren|begeistern|überraschen)\b/giu],
    ['auf ein neues Level', /\bauf ein (?:ganz )?neues (?:level|niveau)\b/giu],
    ['ein absolutes Muss', /\b(?:das|ein) absolutes muss\b/giu],
    ['in der heutigen Zeit', /\bin der heutigen (?:[\p{L}-]+ ){0,2}(?:welt|zeit|gesellschaft|geschäftswelt|arbeitswelt)(?![\p{L}])/giu],
    [
      'in einer schnelllebigen Welt',
      /\bin einer (?:[\p{L}-]+ ){0,2}(?:schnelllebigen|sich (?:ständig|stetig|rasant) (?:wandelnden|verändernden)) [\p{L}]+/giu,
    ],
    ['auf das nächste Level', /\bauf (?:das|ein|die|eine) (?:nächste|neue|völlig neue) (?:level|niveau|stufe|ebene)(?![\p{L}])/giu],
    [
      'tauchen Sie in die Welt',
      /\b(?:tauch(?:e|en sie|t)|eintauchen) (?:noch heute |jetzt |tief )?(?:ein )?in die (?:faszinierende |spannende |wunderbare )?welt\b/giu,
    ],
    ['entfesseln Sie Ihr Potenzial', /\bentfessel(?:n sie|e|t)? (?:das|ihr|dein) (?:volles |wahres )?potenzial/giu],
    [
      'nutzen Sie Ihr volles Potenzial',
      /\b(?:schöpfen sie|entfalten sie|nutzen sie|schöpfe|entfalte|nutze) (?:das|ihr|dein) volles potenzial/giu,
    ],
    ['das volle Potenzial', /\b(?:das volle|(?:dein|ihr|euer|unser|sein)(?:e[nrms]?)? volles) potenzial\b/giu],
    ['maßgeschneiderte Lösungen', /\bmaßgeschneiderte lösung(?:en)?\b/giu],
    ['ganzheitlicher Ansatz', /\bganzheitliche[nr]? (?:lösung(?:en)?|ansatz|konzept)\b/giu],
    ['die Möglichkeiten sind grenzenlos', /\bdie möglichkeiten sind (?:endlos|grenzenlos|unbegrenzt)/giu],
    ['Gamechanger', /\bgame[- ]?changer\b/giu],
    ['revolutionieren', /\brevolutionier(?:en|t|end|ende[nrs]?)(?![\p{L}])/giu],
    ['begeben Sie sich auf eine Reise', /\bbegeben sie sich auf (?:eine|ihre) [\p{L} ]{0,20}reise/giu],
    ['mehr als nur ein Produkt', /\bmehr als nur (?:ein|eine|einen) [\p{L}]+/giu],
    ['nicht nur ein Produkt, sondern eine Lebenseinstellung', /\bnicht (?:nur )?[^.!?\n]{2,40}, sondern eine lebenseinstellung\b/giu],
    ['zusammenfassend lässt sich sagen', /\b(?:abschließend|zusammenfassend) lässt sich sagen\b/giu],
    ['es ist wichtig zu beachten', /\bes ist wichtig zu (?:beachten|erwähnen)\b/giu],
    ['am Ende des Tages', /\bam ende des tages\b/giu],
    ['suchen Sie nicht weiter', /\bsuchen sie nicht weiter\b/giu],
    ['zum Kinderspiel', /\bzum kinderspiel\b/giu],
  ],
};

/** More of them, which a writer is not told of: a longer list in a prompt is read less well. */
const unnamed: readonly RegExp[] = [
  /\b(?:in|across) the realm of\b|\ba (?:plethora|myriad|treasure trove) of\b|\bgone are the days\b|\bbuckle up\b|\blet that sink in\b/gi,
  /\bnestled in the heart of\b|\bhidden gems?\b|\bleave no stone unturned\b|\brest assured\b|\bthe (?:perfect|ideal) blend of\b|\bsecret sauce\b/gi,
  /\b(?:ready to|it['’]s time to) (?:elevate|transform|unlock|unleash|revolutioni[sz]e|supercharge)\b|\bsky['’]?s the limit\b|\bpush(?:es|ing)? the boundaries\b/gi,
  /\bdans (?:un|le) monde (?:d['’]aujourd['’]hui|(?:en|où tout) (?:constante?|perpétuelle?|change)[\p{L} ]{0,20}|de plus en plus [\p{L}]+)/giu,
  /\b(?:à l['’]ère du numérique|de nos jours, il est|plonge[zr]? (?:dans|au cœur) (?:de )?(?:l['’]|d['’]un |un )univers|(?:libérez|exploitez|révélez) (?:tout )?(?:le|votre) (?:plein )?potentiel)\b/giu,
  /\b(?:passe[rz] (?:à la vitesse supérieure|au niveau supérieur)|ne cherche[zr] plus|véritable (?:révolution|incontournable)|change(?:r|z)? la donne|à couper le souffle)\b/giu,
  /\b(?:un véritable havre de paix|une expérience (?:unique|inoubliable|incomparable|hors du commun))\b|\bn['’]attende[zr] plus\b|\bpoussez les portes d['’]/giu,
  /\buna experiencia (?:única|inolvidable|inigualable|sin igual)\b|\bun (?:mundo|universo) de posibilidades\b|\bno esperes más\b|\bal alcance de (?:tu|su) mano\b/giu,
  /\ben (?:el|un) mundo (?:actual|de hoy|cada vez más [\p{L}]+|en constante [\p{L}]+)\b|\ben la era digital\b|\bno busques más\b|\bsumérgete en\b/giu,
  /\b(?:lleva(?:r)?|lleve) (?:tu|su|el|la) [\p{L} ]{2,30} al siguiente nivel\b|\b(?:descubre|libera|desata|desbloquea) (?:el|tu|todo tu|todo el|su) (?:poder|potencial|verdadero potencial)\b|\bmarcar? la diferencia\b/giu,
];

/** What finds them, in any text. A writer who means one of them finds better words. */
export const wornPhrases: readonly RegExp[] = wordBounded([
  ...Object.values(worn).flatMap((list) => list.map(([, pattern]) => pattern)),
  ...unnamed,
]);

/** Those of a language as a writer is told of them; none where there is no list for it. */
export const wornPhrasesIn = (language: string): readonly string[] =>
  (worn[language.split('-', 1)[0] ?? ''] ?? []).map(([phrase]) => phrase);

/** The same word twice is right with these: `that that`, `die die`, `vous vous`. */
export const rightlyRepeated: ReadonlySet<string> = wordSet(
  'that|had|bye|so|very|really|no|ha|knock|win|night|go|now|never|more|many|much|long|big',
  'die|der|das|den|dem|sie|was|wer|sich|ja|nein|nie|viel|sehr|ganz|immer|auf|an|ein',
  'nous|vous|très|non|si|bien|tout|petit|muy|sí|poco|tan|paso|casi|bla|blah|cha|yo',
  'piano|pian|quasi|presto|subito|via|appena|bene|zitto|devagar|já|logo|mesmo|heel|erg|zo|veel|kling|ding|tick|chop|tut|hip|pio',
);
