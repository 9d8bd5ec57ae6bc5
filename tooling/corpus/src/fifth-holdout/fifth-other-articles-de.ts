import type { CorpusText } from '../corpus-text.ts';
import { blocks, line, lines } from './fifth-other-prose.ts';

const pianoTuning: CorpusText = {
  id: 'w-de-article-piano',
  text: {
    type: 'blog_article',
    language: 'de',
    topic: 'Klavier stimmen lassen: wann, wie oft, zu welchem Preis',
    tone: 'ruhig und sachkundig',
    target_audience: 'Menschen mit einem Klavier im Wohnzimmer',
    formality: 'formal',
    keywords: ['Klavier stimmen', 'Luftfeuchte'],
    link: 'https://hollmann.example.com/termine',
    facts: [
      'Ein Klavier sollte einmal im Jahr gestimmt werden, in den ersten zwei Jahren nach dem Kauf zweimal im Jahr',
      'Eine Stimmung dauert 90 Minuten und kostet 135 €',
      'Kammerton a1: 440 Hz',
      'Ein Klavier hat rund 230 Saiten, zusammen ziehen sie mit etwa 18 Tonnen',
      'Ideale Luftfeuchte: 45 bis 60 %',
      'Heizperiode: Oktober bis April',
      'Abstand zur Heizung: mindestens 1,5 m',
      'Nach einem Umzug 3 Wochen mit dem Stimmen warten',
      'Ruth Hollmann gründete die Werkstatt 1987',
      'Ruth Hollmann: „Das Ohr gewöhnt sich an ein verstimmtes Klavier. Besuch merkt es zuerst.“',
    ],
    output: {
      title: 'Klavier stimmen: wann, wie oft und was es kostet',
      slug: 'klavier-stimmen-wann-und-wie-oft',
      meta_title: 'Klavier stimmen: wie oft und zu welchem Preis',
      meta_description: line(
        'Wann Sie Ihr Klavier stimmen lassen sollten, was Luftfeuchte damit zu tun hat',
        'und was eine Stimmung in unserer Werkstatt kostet.',
      ),
      introduction: line(
        'Wer sein Klavier stimmen lässt, schenkt ihm ein langes Leben. Einmal im Jahr genügt, solange das Instrument ruhig steht.',
        'Nur neue Klaviere brauchen mehr Pflege: In den ersten zwei Jahren nach dem Kauf kommen wir zweimal jährlich,',
        'weil sich die Saiten noch setzen.',
      ),
      sections: [
        {
          heading: 'Warum sich ein Klavier verstimmt',
          body: blocks(
            line(
              'In einem Klavier spannen sich rund 230 Saiten. Zusammen ziehen sie mit etwa achtzehn Tonnen am Rahmen, Tag und Nacht.',
              'Der Resonanzboden dahinter ist aus Holz, und Holz arbeitet: Bei feuchter Luft quillt es, bei trockener schwindet es.',
              'Jede Bewegung ändert den Zug der Saiten, und der Ton rutscht davon.',
            ),
            line(
              'Am meisten leidet das Instrument in der Heizperiode. Von Oktober bis April ist die Luft in vielen Wohnungen zu trocken.',
              'Ideal ist eine Luftfeuchte zwischen 45 und 60 Prozent.',
            ),
          ),
        },
        {
          heading: 'So helfen Sie Ihrem Instrument',
          body: blocks(
            lines(
              '- Stellen Sie das Klavier mindestens anderthalb Meter von der Heizung entfernt auf.',
              '- Meiden Sie direkte Sonne und den Platz neben der Balkontür.',
              '- Hängen Sie ein Hygrometer in die Nähe und schauen Sie im Winter öfter hin.',
              '- Lüften Sie kurz, aber kräftig.',
            ),
            line(
              'Nach einem Umzug warten Sie am besten drei Wochen, bevor Sie uns rufen.',
              'So lange braucht das Holz, um sich an die neue Luft zu gewöhnen.',
            ),
          ),
        },
        {
          heading: 'Was beim Stimmen geschieht',
          body: blocks(
            line(
              'Unsere Stimmerin beginnt in der Mitte der Tastatur. Dort legt sie den Kammerton fest, das a1 mit 440 Hertz.',
              'Von da aus wandert sie Oktave um Oktave nach außen, bis alle Töne zueinander passen.',
              'Das dauert anderthalb Stunden und kostet 135 Euro.',
            ),
            line(
              'Viele warten damit zu lange. „Das Ohr gewöhnt sich an ein verstimmtes Klavier“, sagt Ruth Hollmann,',
              'die unsere Werkstatt 1987 gegründet hat. „Besuch merkt es zuerst.“',
            ),
          ),
        },
      ],
      conclusion: line(
        'Wenn Sie beim Spielen zweimal hinhören müssen, ist es Zeit.',
        '[Wählen Sie Ihren Termin](https://hollmann.example.com/termine) und räumen Sie vorher nur den Deckel frei.',
        'Um alles andere kümmern wir uns.',
      ),
    },
  },
};

const winterBike: CorpusText = {
  id: 'w-de-article-velo',
  text: {
    type: 'blog_article',
    language: 'de-CH',
    topic: 'Das Velo richtig einwintern',
    tone: 'locker, aus der Werkstatt',
    formality: 'informal',
    length: 280,
    keywords: ['Velo einwintern', 'Kettenöl'],
    instructions: 'Schweizer Rechtschreibung. Am Ende Adresse und Öffnungszeiten.',
    facts: [
      'Winterservice: CHF 89.–, mit Einlagerung bis 31. März CHF 149.–',
      'Annahme ohne Termin: Dienstag bis Freitag 9.00–18.30 Uhr, Samstag 9.00–16.00 Uhr',
      'Reifendruck beim Einlagern: 3,5 bar',
      'Akku mit 40 bis 60 % Ladung lagern, bei 10 bis 20 °C',
      'Bis 30. November ist die Velowäsche gratis',
      'Nadja Aebi, Leiterin der Werkstatt: «Salz frisst schneller als Rost.»',
      'Letzten Winter lagerten 214 Velos bei uns',
      'Länggassstrasse 44, 3012 Bern',
    ],
    output: {
      title: 'Velo einwintern: So kommt dein Rad gut in den Frühling',
      slug: 'velo-einwintern',
      meta_title: 'Velo einwintern: Anleitung aus der Werkstatt',
      meta_description: line(
        'Velo einwintern in fünf Schritten: putzen, ölen, pumpen, Akku versorgen, trocken stellen.',
        'Mit den Preisen unserer Werkstatt in Bern.',
      ),
      introduction: line(
        'Wer sein Velo einwintern will, braucht dafür weder eine Hebebühne noch teures Werkzeug.',
        'Ein freier Nachmittag, ein Eimer Wasser und etwas Kettenöl genügen.',
        'Im Frühling sparst du dir dafür Rost, Ärger und eine lange Wartezeit in der Werkstatt.',
      ),
      sections: [
        {
          heading: 'Erst putzen, dann ölen',
          body: blocks(
            line(
              'Strassensalz ist der grösste Feind deines Velos. «Salz frisst schneller als Rost», sagt Nadja Aebi,',
              'die unsere Werkstatt leitet. Wasche den Rahmen darum mit lauwarmem Wasser und einem weichen Schwamm.',
              'Den Hochdruckreiniger lässt du besser stehen, denn er drückt Wasser in die Lager.',
            ),
            line(
              'Ist alles trocken, kommt das Kettenöl: einen Tropfen auf jedes Glied geben, kurz warten,',
              'den Rest mit einem Lappen abwischen.',
            ),
          ),
        },
        {
          heading: 'Reifen und Akku versorgen',
          body: blocks(
            line(
              'Pumpe die Reifen auf 3,5 bar, damit sie sich nicht platt stehen.',
              'Such dem Velo dann einen trockenen Platz, am besten im Keller oder in der Garage.',
            ),
            line(
              'Beim E-Bike zählt der Akku. Nimm ihn heraus und lagere ihn halb voll, mit einer Ladung zwischen 40 und 60 Prozent.',
              'Ein Raum mit zehn bis zwanzig Grad ist ideal. In der kalten Garage hat er nichts verloren.',
            ),
          ),
        },
        {
          heading: 'Oder du gibst es uns',
          body: blocks(
            line(
              'Keine Lust auf schwarze Finger? Unser Winterservice kostet 89 Franken.',
              'Für 149 Franken bleibt dein Velo bis Ende März bei uns im Trockenen.',
              'Letzten Winter standen mehr als 200 Velos in unserem Lager.',
            ),
            lines(
              '| Angebot | Preis |',
              '|---|---|',
              '| Winterservice | CHF 89.– |',
              '| Winterservice mit Einlagerung bis 31. März | CHF 149.– |',
            ),
            'Wer bis zum 30. November kommt, bekommt die Wäsche geschenkt.',
          ),
        },
      ],
      conclusion: line(
        'Du findest uns an der Länggassstrasse 44 in Bern, von Dienstag bis Freitag zwischen neun Uhr und halb sieben am Abend,',
        'am Samstag bis vier Uhr. Bring dein Velo einfach vorbei. Einen Termin brauchst du nicht.',
      ),
    },
  },
};

export const germanArticles: readonly CorpusText[] = [pianoTuning, winterBike];
