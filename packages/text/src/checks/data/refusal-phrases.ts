import { wordBounded } from '../../characters/words.ts';
import refusals from './refusals.json' with { type: 'json' };

/** A model that speaks of itself or refuses, anywhere in a text. */
const anywhere: readonly RegExp[] = wordBounded(refusals.map((pattern) => new RegExp(pattern, 'giu')));

/** What is written, in several languages. */
const works = {
  en: 'post|article|email|e-mail|ad|ads|copy|draft|version|text|page|variants?|newsletter|blog|caption',
  de: 'beitrag|artikel|e-mail|mail|anzeige|text|entwurf|post|landingpage|seite|variante|version|newsletter|vorschlag',
  fr: 'article|post|publication|e-mail|email|annonce|texte|page|version|proposition|brouillon|légende',
  es: 'artículo|publicación|correo|email|anuncio|texto|página|versión|propuesta|borrador',
} as const;
const some = (list: string): string => `(?:[\\p{L}-]+ ){0,5}(?:${list})`;

/** A model that talks to whoever asked it, at the beginning of a text. */
const atStart: readonly RegExp[] = wordBounded([
  /^\s*(?:sure|certainly|absolutely|of course|great|okay|ok)[!,.:]? (?:here(?:['’]s| is| are)|i['’](?:ve|ll)|below)\b[^\n]{0,80}/i,
  new RegExp(`^\\s*here(?:['’]s| is| are) (?:a|an|the|your|my|some|one|two|three) ${some(works.en)}\\b[^\\n]{0,100}:(?=\\s|$)`, 'iu'),
  /^\s*(?:as (?:requested|you asked)|per your request),? (?:here|below|i['’]ve|this is)\b[^\n]{0,80}/i,
  /^\s*(?:wie (?:gewünscht|angefragt)[,:]? (?:hier|anbei|ich habe)|anbei (?:der|die|das|ein|eine) (?:gewünschte|überarbeitete|fertige|neue)[rs]?)\b[^\n]{0,80}/iu,
  /^\s*comme (?:demandé|convenu)[, ]{1,2}(?:voici|j['’]ai)\b[^\n]{0,80}/iu,
  /^\s*(?:tal y )?como (?:solicitaste|pediste|me pidió|has pedido|solicitó)[, ]{1,2}(?:aquí|he|te)\b[^\n]{0,80}/iu,
  /^\s*(?:below|attached) is (?:a|an|the|your) (?:[\p{L}-]+ ){0,5}(?:post|article|email|e-mail|ad|copy|draft|version|text|page|newsletter|blog)\b[^\n]{0,60}/iu,
  /^\s*(?:gerne|natürlich|klar|selbstverständlich|sicher)[!,.:]? (?:hier (?:ist|sind|kommt)|ich habe)\b[^\n]{0,80}/i,
  new RegExp(
    `^\\s*hier (?:ist|sind|kommt) (?:ein|eine|der|die|das|dein|deine|ihr|ihre|mein) ${some(works.de)}\\b[^\\n]{0,80}:(?=\\s|$)`,
    'iu',
  ),
  /^\s*(?:bien sûr|certainement|d['’]accord|avec plaisir)[ !,.:]{1,3}voici\b[^\n]{0,80}/i,
  new RegExp(`^\\s*voici (?:un|une|le|la|votre|les) ${some(works.fr)}\\b[^\\n]{0,80}:(?=\\s|$)`, 'iu'),
  /^\s*¡?(?:claro|por supuesto|desde luego)[ !,.:]{1,3}(?:aquí (?:tienes?|está|va)|te)\b[^\n]{0,80}/i,
  new RegExp(`^\\s*aquí (?:tienes?|está|va) (?:un|una|el|la|tu|su) ${some(works.es)}\\b[^\\n]{0,80}:(?=\\s|$)`, 'iu'),
  /^\s*(?:certo|certamente|ecco|zeker|natuurlijk|hier is|claro|aqui está)[!,.:]? (?:ecco |hier is |aqui está |aqui vai )?(?:un|una|il|la|een|de|um|uma|o|a) (?:[\p{L}-]+ ){0,5}(?:post|articolo|e-?mail|testo|bozza|proposta|versione|bericht|artikel|tekst|concept|voorstel|publicação|artigo|texto|rascunho)\b[^\n]{0,80}:(?=\s|$)/iu,
]);

/** What shows that a closing question is about the text, and not the reader’s own affairs: `Let me know if you would like to come` is fine. */
const about = {
  en: '(?:versions?|variations?|variants?|tone|changes?|adapt|adjust|edits?\\b|revis|rewrit|rewrite|shorten|shorter|longer|tweak|modif|draft|word count|hashtags|angle|wording|phrasing|format)',
  de: '(?:anpass|änder|überarbeit|kürz|umschreib|umformulier|variante|version|entwurf|tonfall|tonalität|formulierung|\\bton\\b|locker|förmlich|sachlich)',
  fr: '(?:\\bton\\b|version|adapt|ajust|modifi|raccourci|retouch|reformul|variante|texte|autre angle)',
  es: '(?:versión|\\btono\\b|adapt|ajust|cambi|modific|acort|reescrib|variante|texto|más cort[oa]|más larg[oa])',
  other:
    '(?:versione|tono|modific|accorci|cambi|testo|versie|toon|aanpas|korter|langer|wijzig|herschrij|tekst|versão|\\btom\\b|ajust|alter|encurt|mais curt[oa]|texto)',
} as const;
const closing = (phrase: string, subject: string): RegExp => new RegExp(`${phrase}[^\\n]{0,100}${subject}[^\\n]{0,120}$`, 'iu');

/** The same at the end of a text. */
const atEnd: readonly RegExp[] = wordBounded([
  closing('\\b(?:let me know (?:if|whether|how)|would you like me to|do you want me to)\\b', about.en),
  /\bfeel free to (?:adjust|edit|modify|tweak|adapt|customi[sz]e) (?:it (?:as|to (?:fit|match|suit))|this\b|any\b|as (?:needed|you)|the (?:text|post|copy|email|e-mail|draft|wording|tone|details|placeholders))[^\n]{0,120}$/i,
  new RegExp(`\\bi hope (?:this|the|that) ${some(works.en)} (?:helps|meets|works|fits|matches|suits)\\b[^\\n]{0,200}$`, 'iu'),
  /\bi hope this (?:helps[.!]?$|(?:meets|matches|fits|suits) your (?:needs|requirements|expectations|brief)[^\n]{0,160}$)/i,
  /\bi(?:['’]ve| have)? (?:kept|tried to keep|aimed (?:for|to)|made sure|ensured|used|included|written|wrote) [^.\n]{0,60}\b(?:tone|word count|word limit|keywords?|character limit|as (?:you )?requested)\b[^\n]{0,120}$/iu,
  /\(?\b(?:word count|character count|wortanzahl|zeichenanzahl|nombre de mots|número de palabras):? ?(?:approx\.? |ca\. |~)?\d+(?: (?:words|characters|wörter|zeichen|mots|palabras))?\b[).]?$/i,
  closing(
    '\\b(?:lass(?:en sie)? (?:es )?mich (?:gerne? )?wissen,? (?:ob|wenn|falls)|soll ich|möchten sie,? dass ich|sagen sie mir,? (?:ob|wenn))\\b',
    about.de,
  ),
  // A note on the text itself.
  /(?:^|\n)[ \t]*[*_([]{0,3}(?:please )?note(?: to (?:the )?(?:editor|client))?:[*_]{0,2} (?:i(?:['’]ve| have| kept| used)|this (?:post|text|copy|email|draft|version|article|ad)|the (?:tone|keywords?|hashtags?|word count)|all (?:figures|facts|claims))\b[^\n]{0,240}$/iu,
  /(?:^|\n)[ \t]*[*_([]{0,3}(?:hinweis|anmerkung):[*_]{0,2} (?:ich habe|diese[rs]? (?:text|beitrag|entwurf|version|e-mail|anzeige)|der ton|die (?:keywords|hashtags|wortzahl)|alle (?:fakten|angaben|zahlen))\b[^\n]{0,240}$/iu,
  /(?:^|\n)[ \t]*[*_([]{0,3}(?:note|remarque) ?:[*_]{0,2} (?:j['’]ai|ce texte|cette (?:version|publication|annonce)|le ton|les (?:mots-clés|hashtags))\b[^\n]{0,240}$/iu,
  /(?:^|\n)[ \t]*[*_([]{0,3}nota:[*_]{0,2} (?:he (?:mantenido|usado|incluido|escrito)|este (?:texto|correo|artículo|anuncio)|esta (?:versión|publicación)|el tono|las (?:palabras clave|etiquetas))\b[^\n]{0,240}$/iu,
  // Only who writes the text speaks of what is to be done with it: “Sag Bescheid, wenn du Fragen hast” is fine.
  /\b(?:sag(?:t|en sie)?|gib|geben sie)(?: mir| uns| einfach| gerne?| kurz)* bescheid,? (?:wenn|falls|ob) ich\b[^\n]{0,160}$/iu,
  // What a text is worth by its length is told to whoever asked for it.
  /(?:^|\n)[ \t]*[(*_]{0,3}(?:[\p{L}~’']+[ :]+){0,4}\d{2,5} (?:characters|words|zeichen|wörter|caractères|mots|caracteres|palabras|caratteri|tekens|woorden)\b[^\n]{0,100}$/iu,
  /\bich hoffe,? (?:das (?:hilft|passt)|dies(?:er|e|es) (?:text|entwurf|beitrag|artikel|e-mail|anzeige|version) [^\n]{0,60})[^\n]{0,40}$/iu,
  /\bpassen sie (?:den|die|das) (?:text|entwurf|e-mail|beitrag) (?:gerne? )?(?:nach|an|bei)\b[^\n]{0,120}$/iu,
  closing(
    "(?:n['’]hésite[zs]? pas à me (?:le )?(?:dire|demander|faire savoir|signaler)|dites-moi si|dis-moi si|souhaitez-vous que je|veux-tu que je)",
    about.fr,
  ),
  /\bj['’]espère que (?:ce texte|cette (?:version|proposition|publication|annonce)|cet (?:e-mail|email|article)|cela (?:répond|convient|vous aide))[^\n]{0,160}$/i,
  closing('(?:avís[ea]me|d[íi](?:me|game)|hazme saber|házmelo saber|déjame saber|¿quieres? que) ?', about.es),
  /\bespero que (?:est[ea] (?:texto|versión|publicación|propuesta|artículo|correo|anuncio)|(?:esto |te |le )?(?:te |le )?(?:sirva|sea (?:útil|de utilidad)))[^\n]{0,160}$/iu,
  closing(
    '(?:fammi sapere se|vuoi che|laat (?:het )?me (?:het )?(?:gerust )?weten (?:als|of|wanneer)|zal ik|avise-me se|diga-me se|quer que eu)',
    about.other,
  ),
  /\b(?:spero che (?:questo testo|questa versione|questo post)|ik hoop dat deze (?:tekst|versie|e-mail|post)|espero que (?:este texto|esta versão|este e-mail))[^\n]{0,160}$/i,
]);

export const refusalPhrases = { anywhere, atStart, atEnd } as const;
