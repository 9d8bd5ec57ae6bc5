import { wordBounded } from '../word-bounds.ts';

/** A model that speaks of itself or refuses, anywhere in a text. */
const anywhere: readonly RegExp[] = wordBounded([
  /\bas an? (?:large )?(?:ai|artificial intelligence)(?: language)?(?: model| assistant)?\b(?=,| i\b| model)/gi,
  /\bas a (?:large )?language model\b/gi,
  /\bi (?:don['’]t|do not) have (?:access to|the ability to|real-time)\b[^.\n]{0,60}/gi,
  /\bi apologi[sz]e,? but (?:i|as)\b[^.\n]{0,60}/gi,
  /\bich bin (?:nur )?(?:eine? )?(?:ki|künstliche intelligenz|sprachmodell)\b(?:-\p{L}+)?/giu,
  /\bje suis (?:une ia|un modèle de langage|un assistant (?:ia|virtuel))\b/gi,
  /\bje n['’]ai pas accès (?:à|aux)\b[^.\n]{0,60}/gi,
  /\bsoy (?:una ia|un modelo de lenguaje|un asistente (?:de ia|virtual))\b/gi,
  /\b(?:i am|i['’]m) (?:just )?an? (?:ai|artificial intelligence|large language model|language model)\b/gi,
  /\b(?:i['’]m|i am) (?:very |really )?sorry,? but (?:i|as)\b[^.\n]{0,60}/gi,
  /\bi (?:can['’]?t|cannot|can not|am unable to|['’]m unable to|won['’]t|am not able to) (?:help|assist|fulfil+|comply|create|write|generate|provide|produce|continue|complete|support|discuss|engage)\b[^.\n]{0,60}/gi,
  /\b(?:my|the) (?:knowledge cut-?off|training data)\b/gi,
  /\b(?:against|violates?) (?:my|our|openai['’]s|the) (?:content |usage )?(?:guidelines|polic(?:y|ies))\b/gi,
  /\bals (?:ein )?(?:ki|künstliche intelligenz)(?:[- ](?:sprach)?modell|[- ]assistent(?:in)?)?\b(?=,| kann| bin| habe| darf| ist)/gi,
  /\bals (?:großes )?sprachmodell\b/gi,
  /\b(?:ich kann|kann ich)(?: (?:dir|ihnen|dabei|dazu|das|diese[nrms]?|hierbei|daher|leider|jedoch|aber|anfrage|wunsch|text))* (?:nicht|leider nicht|keine[nr]?)(?: [\p{L}]+){0,4} (?:helfen|behilflich|erstellen|schreiben|verfassen|unterstützen|erfüllen|nachkommen|liefern|generieren)\b/giu,
  /\b(?:es )?tut mir leid,? (?:aber|doch|ich kann)\b[^.\n]{0,60}/gi,
  /\ben tant (?:que|qu['’])\s?(?:modèle de langage|ia\b|intelligence artificielle|assistant)/gi,
  /\bje (?:suis désolée?,? mais|ne (?:peux|suis) pas (?:vous aider|en mesure|créer|rédiger|écrire|générer|fournir))[^.\n]{0,60}/gi,
  /\bcomo (?:un )?(?:modelo de lenguaje|(?:una )?ia\b|inteligencia artificial|asistente (?:de ia|virtual))/gi,
  /\blo siento,? pero (?:no|como)\b[^.\n]{0,60}/gi,
  /\bno puedo (?:ayudar|crear|escribir|redactar|generar|proporcionar|cumplir|completar)\b[^.\n]{0,60}/gi,
]);

/** A model that talks to whoever asked it, at the beginning of a text. */
const atStart: readonly RegExp[] = wordBounded([
  /^\s*(?:sure|certainly|absolutely|of course|great|okay|ok)[!,.:]? (?:here(?:['’]s| is| are)|i['’](?:ve|ll)|below)\b[^\n]{0,80}/i,
  /^\s*here(?:['’]s| is| are) (?:a|an|the|your|my|some) (?:[\p{L}-]+ ){0,5}(?:post|article|email|e-mail|ad|ads|copy|draft|version|text|page|variants?|newsletter|blog)\b[^\n]{0,60}:/iu,
  /^\s*(?:below|attached) is (?:a|an|the|your) (?:[\p{L}-]+ ){0,5}(?:post|article|email|e-mail|ad|copy|draft|version|text|page|newsletter|blog)\b[^\n]{0,60}/iu,
  /^\s*(?:gerne|natürlich|klar|selbstverständlich|sicher)[!,.:]? (?:hier (?:ist|sind|kommt)|ich habe)\b[^\n]{0,80}/i,
  /^\s*hier (?:ist|sind|kommt) (?:ein|eine|der|die|das|dein|deine|ihr|ihre|mein) (?:[\p{L}-]+ ){0,5}(?:beitrag|artikel|e-mail|mail|anzeige|text|entwurf|post|landingpage|variante|newsletter)\b[^\n]{0,60}:/iu,
  /^\s*(?:bien sûr|certainement|d['’]accord|avec plaisir)[ !,.:]{1,3}voici\b[^\n]{0,80}/i,
  /^\s*voici (?:un|une|le|la|votre|les) (?:[\p{L}-]+ ){0,5}(?:article|post|publication|e-mail|email|annonce|texte|page|version)\b[^\n]{0,60}:/iu,
  /^\s*¡?(?:claro|por supuesto|desde luego)[ !,.:]{1,3}(?:aquí (?:tienes?|está|va)|te)\b[^\n]{0,80}/i,
  /^\s*aquí (?:tienes?|está) (?:un|una|el|la|tu|su) (?:[\p{L}-]+ ){0,5}(?:artículo|publicación|correo|email|anuncio|texto|página|versión)\b[^\n]{0,60}:/iu,
]);

/** The same at the end of a text. */
const atEnd: readonly RegExp[] = wordBounded([
  /(?:let me know if (?:you(?:['’]d| would) like|you want|i (?:should|can)|any (?:changes|adjustments|edits))|i hope this (?:helps|meets|works)|feel free to (?:adjust|edit|modify|tweak))[^\n]{0,120}$/i,
  /(?:lass(?:en sie)? (?:es )?mich wissen,? (?:ob|wenn|falls) (?:ich|du|sie)[^\n]{0,60}(?:anpass|änder|überarbeit|möcht|wünsch)|ich hoffe,? (?:das|dies) (?:hilft|passt))[^\n]{0,80}$/i,
  /(?:n['’]hésitez pas à me (?:dire|demander) (?:si|de)|j['’]espère que (?:cela|ce texte))[^\n]{0,120}$/i,
  /(?:(?:avísame|dime|hazme saber) si (?:quieres|deseas|necesitas)|espero que (?:esto|te) (?:ayude|sirva))[^\n]{0,120}$/i,
]);

export const refusalPhrases = { anywhere, atStart, atEnd } as const;
