import { wordBounded } from '../word-bounds.ts';

/** A model that speaks of itself or refuses, anywhere in a text. */
const anywhere: readonly RegExp[] = wordBounded([
  /\bas an? (?:large )?(?:ai|artificial intelligence)(?: language)?(?: model| assistant)?\b(?=,| i\b| model)/gi,
  /\bas a (?:large )?language model\b/gi,
  /\bi (?:don['’]t|do not) have (?:access to|the ability to|real-time)\b[^.\n]{0,60}/gi,
  /\bi apologi[sz]e,? but (?:i (?:can['’]?t|cannot|can not|am (?:unable|not able)|won['’]t|don['’]t have)|as an?)\b[^.\n]{0,60}/gi,
  /\bich bin (?:nur )?(?:eine? )?(?:ki|künstliche intelligenz|sprachmodell)\b(?:-\p{L}+)?/giu,
  /\bje suis (?:une ia|un modèle de langage|un assistant (?:ia|virtuel))\b/gi,
  /\bje n['’]ai pas accès (?:à|aux)\b[^.\n]{0,60}/gi,
  /\bsoy (?:una ia|un modelo de lenguaje|un asistente (?:de ia|virtual))\b/gi,
  /\b(?:i am|i['’]m) (?:just )?an? (?:ai|artificial intelligence|large language model|language model)\b/gi,
  /\b(?:i['’]m|i am) (?:very |really )?sorry,? but (?:i (?:can['’]?t|cannot|can not|am (?:unable|not able)|['’]m (?:unable|not able)|won['’]t|don['’]t have)|as an?)\b[^.\n]{0,60}/gi,
  /\bi (?:can['’]?t|cannot|can not|am unable to|['’]m unable to|won['’]t|am not able to) (?:(?:help|assist)(?: you)? with|fulfil+ (?:this|that|your)|comply with (?:this|that|your)|(?:create|write|generate|provide|produce|continue|complete|support|discuss|engage(?: in| with)?) (?:this|that|such|any|content|copy|material|details|information|assistance|guidance|medical|legal|financial|(?:an? |the )?(?:[\p{L}-]+ )?(?:post|article|email|e-mail|ad|text|page|content|copy|advice|request|conversation)))\b[^.\n]{0,60}/giu,
  /\b(?:my|the) (?:knowledge cut-?off|training data)\b/gi,
  /\b(?:against|violates?) (?:my|our|openai['’]s|the) (?:content |usage )?(?:guidelines|polic(?:y|ies))\b/gi,
  /\bals (?:ein )?(?:ki|künstliche intelligenz)(?:[- ](?:sprach)?modell|[- ]assistent(?:in)?)?\b(?=,| kann| bin| habe| darf| ist)/gi,
  /\bals (?:großes )?sprachmodell\b/gi,
  /\b(?:ich kann|kann ich)(?: (?:dir|ihnen|dabei|dazu|das|diese[nrms]?|hierbei|daher|leider|jedoch|aber|anfrage|wunsch|text))* (?:nicht|leider nicht|keine[nr]?)(?: [\p{L}]+){0,4} (?:helfen|behilflich|erstellen|schreiben|verfassen|unterstützen|erfüllen|nachkommen|liefern|generieren)\b/giu,
  /\b(?:es )?tut mir leid,? (?:(?:aber|doch) (?:ich (?:kann|darf|bin)|als (?:ki|sprachmodell)|dabei|das kann)|ich kann)\b[^.\n]{0,60}/gi,
  /\ben tant (?:que|qu['’])\s?(?:modèle de langage|ia\b|intelligence artificielle|assistant)/gi,
  /\bje (?:suis désolée?,? mais (?:je ne (?:peux|suis)|en tant)|ne (?:peux|suis) pas (?:vous aider à|en mesure de (?:créer|rédiger|écrire|générer|fournir|répondre)|créer|rédiger|générer|fournir))[^.\n]{0,60}/gi,
  /\bcomo (?:un )?(?:modelo de lenguaje|(?:una )?ia\b|inteligencia artificial|asistente (?:de ia|virtual))/gi,
  /\blo siento,? pero (?:no puedo|como (?:ia|modelo|asistente|inteligencia))\b[^.\n]{0,60}/gi,
  /\bno puedo (?:ayudar|crear|escribir|redactar|generar|proporcionar|cumplir|completar)\b[^.\n]{0,60}/gi,
]);

/** What is written, in several languages. */
const works = {
  en: 'post|article|email|e-mail|ad|ads|copy|draft|version|text|page|variants?|newsletter|blog|caption|headlines?|description|section|content|tone',
  de: 'beitrag|artikel|e-mail|mail|anzeige|text|entwurf|post|landingpage|seite|variante|version|newsletter|vorschlag|beschreibung|ton|tonalität',
  fr: 'article|post|publication|e-mail|email|annonce|texte|page|version|proposition|brouillon|ton|légende',
  es: 'artículo|publicación|correo|email|anuncio|texto|página|versión|propuesta|borrador|tono',
} as const;
const some = (list: string): string => `(?:[\\p{L}-]+ ){0,5}(?:${list})`;

/** A model that talks to whoever asked it, at the beginning of a text. */
const atStart: readonly RegExp[] = wordBounded([
  /^\s*(?:sure|certainly|absolutely|of course|great|okay|ok)[!,.:]? (?:here(?:['’]s| is| are)|i['’](?:ve|ll)|below)\b[^\n]{0,80}/i,
  new RegExp(`^\\s*here(?:['’]s| is| are) (?:a|an|the|your|my|some|one|two|three) ${some(works.en)}\\b[^\\n]{0,100}:(?=\\s|$)`, 'iu'),
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

/** The same at the end of a text. */
const atEnd: readonly RegExp[] = wordBounded([
  /(?:let me know (?:if|whether|how) (?:you(?:['’]d| would) like|you(?:['’]d)? (?:want|need|prefer)|i (?:should|can)|any (?:changes|adjustments|edits))|feel free to (?:adjust|edit|modify|tweak|adapt|customi[sz]e)|would you like me to)[^\n]{0,160}$/i,
  new RegExp(`\\bi hope (?:this|the|that)(?: ${some(works.en)})? (?:helps|meets|works|fits|matches|suits)\\b[^\\n]{0,200}$`, 'iu'),
  new RegExp(
    `\\bi(?:['’]ve| have)? (?:kept|tried to keep|aimed (?:for|to)|made sure|ensured|used|included|written|wrote) [^.\\n]{0,60}\\b(?:tone|word count|word limit|keywords?|character limit|brief|as (?:you )?requested)\\b[^\\n]{0,120}$`,
    'iu',
  ),
  /\(?\b(?:word count|character count|wortanzahl|zeichenanzahl|nombre de mots|número de palabras):? ?(?:approx\.? |ca\. |~)?\d+(?: (?:words|characters|wörter|zeichen|mots|palabras))?\b[).]?$/i,
  /(?:lass(?:en sie)? (?:es )?mich (?:gerne? )?wissen,? (?:ob|wenn|falls) (?:ich|du|sie)[^\n]{0,100}(?:anpass|änder|überarbeit|kürz|möcht|wünsch)|ich hoffe,? (?:das|dies(?:er|e|es)?)(?: [\p{L}-]+){0,2} (?:hilft|passt|entspricht|gefällt)|soll ich (?:noch|den|die|das|ihn|sie|es)\b[^\n]{0,80}(?:anpassen|ändern|kürzen|erstellen|schreiben)\?|passen sie (?:den|die|das) (?:text|entwurf|e-mail) (?:gerne? )?(?:nach|an|bei))[^\n]{0,120}$/iu,
  /(?:n['’]hésite(?:z)? pas à me (?:le )?(?:dire|demander|faire savoir|signaler)|(?:dites|dis)-moi si (?:vous|tu) (?:souhaite|veu|voule|préfère)|j['’]espère que (?:cela|ce texte|cette|cet)|souhaitez-vous que je|veux-tu que je)[^\n]{0,160}$/i,
  /(?:(?:avísame|avíseme|dime|dígame|hazme saber|házmelo saber|déjame saber) si (?:quieres?|deseas?|necesitas?|prefieres?)|espero que (?:esto|este|esta|te|le)(?: [\p{L}-]+){0,3} (?:ayude|sirva|guste|sea (?:útil|de utilidad)|cumpla)|¿quieres? que (?:lo|la|te|haga|ajuste|cambie|escriba))[^\n]{0,160}$/iu,
  /(?:fammi sapere se (?:vuoi|preferisci|desideri|hai bisogno)|spero che (?:questo|questa|ti)|vuoi che (?:lo|la|ti)|laat (?:het )?me (?:het )?(?:gerust )?weten (?:als|of|wanneer) (?:je|u|ik)|ik hoop dat (?:dit|deze)|avise-me se|diga-me se (?:quer|deseja|prefere)|espero que (?:isto|este texto|esta)|quer que eu)[^\n]{0,160}$/i,
]);

export const refusalPhrases = { anywhere, atStart, atEnd } as const;
