import { language, type Language } from './language.ts';

export const northern: Readonly<Record<string, Language>> = {
  nl: language({
    notice: 'Dit is een voorbeeldtekst uit de zandbak.',
    labels: 'Voorbeeldtekst|Onderwerp|Trefwoorden|Uit de briefing|Doelgroep|Campagne|Link',
    greeting: 'Goedendag,|Hallo,',
    closing: 'Met vriendelijke groet',
    buttons: 'Lees meer|Naar de pagina',
    questions: 'Wat is dit voor tekst?|Waar komen de woorden tussen aanhalingstekens vandaan?',
    answers: 'Het is een voorbeeld uit de zandbak.|Ze komen woord voor woord uit de briefing.',
    table: 'Wat het toont',
    sentences:
      'De tekst gaat hier verder.|Deze regel is kort.|Nog een regel.|Niets hiervan is een advies of een belofte.|Dezelfde briefing geeft altijd dezelfde tekst.',
    frames: '{subject} toont {object} {place}.',
    subjects: 'deze alinea|deze zin|de eerste regel|een langer stuk|elke regel van het voorbeeld|de laatste regel',
    objects:
      'de lengte van een regel|de ruimte tussen de alinea’s|de grootte van de letters|de breedte van de kolom|de volgorde van de delen|de hoogte van de pagina',
    places: 'op een klein scherm|op een groot scherm|op papier|in de donkere modus|in het postvak|naast een afbeelding',
  }),
  sv: language({
    notice: 'Det här är en exempeltext från sandlådan.',
    labels: 'Exempeltext|Ämne|Nyckelord|Ur briefen|Målgrupp|Kampanj|Länk',
    quotes: ['”', '”'],
    greeting: 'Hej,',
    closing: 'Vänliga hälsningar',
    buttons: 'Läs mer|Till sidan',
    questions: 'Vad är det här för text?|Varifrån kommer orden inom citattecken?',
    answers: 'Det är ett exempel från sandlådan.|De kommer ord för ord ur briefen.',
    table: 'Vad som visas',
    sentences:
      'Texten fortsätter här.|Den här raden är kort.|En rad till.|Ingenting av detta är råd eller löften.|Samma brief ger alltid samma text.',
    frames: '{subject} visar {object} {place}.',
    subjects: 'det här stycket|den här meningen|den första raden|ett längre avsnitt|varje rad i exemplet|den sista raden',
    objects:
      'längden på en rad|avståndet mellan styckena|storleken på bokstäverna|bredden på spalten|ordningen mellan delarna|höjden på sidan',
    places: 'på en liten skärm|på en stor skärm|på papper|i mörkt läge|i inkorgen|bredvid en bild',
  }),
  da: language({
    notice: 'Dette er en eksempeltekst fra sandkassen.',
    labels: 'Eksempeltekst|Emne|Nøgleord|Fra briefet|Målgruppe|Kampagne|Link',
    greeting: 'Hej,',
    closing: 'Venlig hilsen',
    buttons: 'Læs mere|Til siden',
    questions: 'Hvad er det her for en tekst?|Hvor kommer ordene i anførselstegn fra?',
    answers: 'Det er et eksempel fra sandkassen.|De kommer ord for ord fra briefet.',
    table: 'Hvad der vises',
    sentences:
      'Teksten fortsætter her.|Denne linje er kort.|En linje mere.|Intet af dette er råd eller løfter.|Det samme brief giver altid den samme tekst.',
    frames: '{subject} viser {object} {place}.',
    subjects: 'dette afsnit|denne sætning|den første linje|et længere stykke|hver linje i eksemplet|den sidste linje',
    objects:
      'længden af en linje|afstanden mellem afsnittene|størrelsen af bogstaverne|bredden af spalten|rækkefølgen af delene|højden af siden',
    places: 'på en lille skærm|på en stor skærm|på papir|i mørk tilstand|i indbakken|ved siden af et billede',
  }),
};
