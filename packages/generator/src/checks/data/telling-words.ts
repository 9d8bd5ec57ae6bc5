import { wordSet } from '../words.ts';

/** Frequent words that one language has and the others of this list have not. */
export const tellingWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordSet(
    'please|than|were|before|after|just|here|the|and|with|you|your|this|that|are|not|have|from|they|what|which|their|about|would|been|these|there|should|because|how|when|where|has|into|every|only|our|can|more|get|by|it|its|if|be|for|who|why|them|then|make|need|keep|without|now|know|while|does|to|out|most|some|any|each|much|many|well|good|first|never|always|through|between',
  ),
  de: wordSet(
    'zu|dort|endlich|welche|welcher|welches|dein|deine|deinen|dir|dich|ich|mir|mich|bist|und|das|ist|sie|nicht|wir|für|auf|eine|einen|einem|einer|sich|auch|wird|werden|haben|oder|aber|durch|zum|zur|ihre|ihren|dass|wenn|kann|noch|nach|über|mehr|uns|bei|der|dem|ihnen|unser|unsere|unserer|seine|seinen|seiner|während|beim|vom|diese|dieser|jede|jeden|sehr|schon|sind|wurde|wurden',
  ),
  fr: wordSet(
    'les|est|une|vous|nous|pour|dans|avec|sur|votre|vos|sont|cette|aux|leur|être|où|qui|chez|sans|très|ces|elle|tous|fait|peut|notre|mais|leurs|après|avant|comme|dont|lorsque|celui|celle|déjà|sous|toujours|encore|même|aussi|deux|tout|puis|quand|moins|faire|avez|êtes|jours',
  ),
  es: wordSet(
    'el|los|las|más|pero|también|muy|nuestro|nuestra|está|sus|usted|y|donde|sin|hasta|fue|cuando|hay|porque|años|puede|desde|ya|siempre|casi|lejos|cerca|hacia|nuestros|nuestras|tienes|puedes|tenemos|hacer',
  ),
  it: wordSet(
    'il|gli|che|della|delle|degli|nel|nella|sono|anche|più|questo|questa|perché|di|dei|alla|viene|ogni|molto|così|può|è|senza|dopo|anni|nostra|nostro|ed',
  ),
  nl: wordSet('het|een|voor|niet|zijn|ook|maar|wordt|naar|uw|onze|deze|wij|kunnen|heeft|meer|hebben|geen|aan|jouw|bij|van|dat|zo|hij|nog'),
  pt: wordSet('uma|não|com|são|você|dos|pelo|pela|seu|sua|também|ao|em|muito|isso|foi|já|até|quem|nossa|nosso|um|depois|sem|nos|os'),
};
