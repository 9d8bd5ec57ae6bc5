import { language, type Language } from './language.ts';

export const romance: Readonly<Record<string, Language>> = {
  fr: language({
    notice: 'Ceci est un exemple de texte, écrit par le bac à sable.',
    labels: 'Exemple de texte|Sujet|Mots-clés|Dans le brief|Public|Campagne|Lien',
    quotes: ['« ', ' »'],
    colon: ' : ',
    greeting: 'Bonjour,',
    closing: 'Cordialement',
    buttons: 'Lire la suite|Voir la page',
    questions: 'Qu’est-ce que ce texte ?|D’où viennent les mots entre guillemets ?',
    answers: 'C’est un exemple, écrit par le bac à sable.|Ils viennent du brief, mot pour mot.',
    table: 'À voir',
    sentences:
      'Le texte continue ici.|La ligne est courte.|Encore une ligne.|Rien ici n’est un conseil ni une promesse.|Le même brief donne toujours le même texte.',
    frames: '{subject} montre {object} {place}.',
    subjects: 'ce paragraphe|cette phrase|la première ligne|un passage plus long|chaque ligne de l’exemple|la dernière ligne',
    objects:
      'la longueur d’une ligne|l’espace entre les paragraphes|la taille des lettres|la largeur de la colonne|l’ordre des parties|la hauteur de la page',
    places: 'sur un petit écran|sur un grand écran|à l’impression|en mode sombre|dans la boîte de réception|à côté d’une image',
  }),
  es: language({
    notice: 'Este es un texto de ejemplo, escrito por el entorno de pruebas.',
    labels: 'Texto de ejemplo|Tema|Palabras clave|Del encargo|Público|Campaña|Enlace',
    quotes: ['«', '»'],
    greeting: 'Buenos días:|Hola:',
    closing: 'Un cordial saludo',
    buttons: 'Leer más|Ver la página',
    questions: '¿Qué es este texto?|¿De dónde vienen las palabras entre comillas?',
    answers: 'Es un ejemplo, escrito por el entorno de pruebas.|Vienen del encargo, palabra por palabra.',
    table: 'Qué muestra',
    sentences:
      'El texto sigue aquí.|La línea es corta.|Otra línea más.|Nada de esto es un consejo ni una promesa.|El mismo encargo da siempre el mismo texto.',
    frames: '{subject} muestra {object} {place}.',
    subjects: 'este párrafo|esta frase|la primera línea|un pasaje más largo|cada línea del ejemplo|la última línea',
    objects:
      'la longitud de una línea|el espacio entre los párrafos|el tamaño de las letras|el ancho de la columna|el orden de las partes|la altura de la página',
    places: 'en una pantalla pequeña|en una pantalla grande|en papel|en el modo oscuro|en la bandeja de entrada|junto a una imagen',
  }),
  it: language({
    notice: 'Questo è un testo di esempio, scritto dall’ambiente di prova.',
    labels: 'Testo di esempio|Tema|Parole chiave|Dal brief|Pubblico|Campagna|Link',
    quotes: ['«', '»'],
    greeting: 'Buongiorno,|Ciao,',
    closing: 'Cordiali saluti',
    buttons: 'Leggi tutto|Vai alla pagina',
    questions: 'Che cos’è questo testo?|Da dove vengono le parole tra virgolette?',
    answers: 'È un esempio, scritto dall’ambiente di prova.|Vengono dal brief, parola per parola.',
    table: 'Che cosa mostra',
    sentences:
      'Il testo continua qui.|La riga è breve.|Ancora una riga.|Niente di tutto questo è un consiglio o una promessa.|Lo stesso brief dà sempre lo stesso testo.',
    frames: '{subject} mostra {object} {place}.',
    subjects: 'questo paragrafo|questa frase|la prima riga|un brano più lungo|ogni riga dell’esempio|l’ultima riga',
    objects:
      'la lunghezza di una riga|lo spazio tra i paragrafi|la grandezza delle lettere|la larghezza della colonna|l’ordine delle parti|l’altezza della pagina',
    places: 'su uno schermo piccolo|su uno schermo grande|sulla carta|in modalità scura|nella posta in arrivo|accanto a un’immagine',
  }),
  pt: language({
    notice: 'Este é um texto de exemplo, escrito pelo ambiente de testes.',
    labels: 'Texto de exemplo|Tema|Palavras-chave|Do briefing|Público|Campanha|Link',
    greeting: 'Bom dia,|Olá,',
    closing: 'Atenciosamente',
    buttons: 'Ler mais|Ver a página',
    questions: 'O que é este texto?|De onde vêm as palavras entre aspas?',
    answers: 'É um exemplo, escrito pelo ambiente de testes.|Vêm do briefing, palavra por palavra.',
    table: 'O que mostra',
    sentences:
      'O texto continua aqui.|A linha é curta.|Mais uma linha.|Nada disto é um conselho nem uma promessa.|O mesmo briefing dá sempre o mesmo texto.',
    frames: '{subject} mostra {object} {place}.',
    subjects: 'este parágrafo|esta frase|a primeira linha|um trecho mais longo|cada linha do exemplo|a última linha',
    objects:
      'o comprimento de uma linha|o espaço entre os parágrafos|o tamanho das letras|a largura da coluna|a ordem das partes|a altura da página',
    places: 'numa tela pequena|numa tela grande|no papel|no modo escuro|na caixa de entrada|ao lado de uma imagem',
  }),
};
