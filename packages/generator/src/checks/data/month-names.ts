/** Names of the months by their number, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
export const monthNames: readonly string[] = [
  'january|januar|jänner|janvier|enero|gennaio|januari|janeiro|jan',
  'february|februar|février|febrero|febbraio|februari|fevereiro|feb',
  'march|märz|mars|marzo|maart|março|mar',
  'april|avril|abril|aprile|apr',
  'may|mai|mayo|maggio|mei|maio',
  'june|juni|juin|junio|giugno|junho|jun',
  'july|juli|juillet|julio|luglio|julho|jul',
  'august|août|agosto|augustus|aug',
  'september|septembre|septiembre|settembre|setembro|sept|sep',
  'october|oktober|octobre|octubre|ottobre|outubro|oct|okt',
  'november|novembre|noviembre|novembro|nov',
  'december|dezember|décembre|diciembre|dicembre|dezembro|dec|dez',
];
