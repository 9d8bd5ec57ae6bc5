import type { Theme } from '../../theme.ts';

export const cost: Theme = {
  headings: ['Was es kosten darf', 'Sinnvoll ausgeben', '{topic_title}: ein fairer Preis'],
  leads: [
    'Bei {topic_dative} ist der Preis nur ein Teil dessen, was es [kostet|verlangt].',
    'Geld für {topic} sollte dorthin fließen, wo es etwas [bewirkt|verändert].',
  ],
  points: [
    'Zuerst kommt der [Rahmen|Höchstbetrag], dann die Frage, was darin [Platz hat|möglich ist].',
    'Das [billigste|günstigste] Angebot wird teuer, wenn man es zweimal [kauft|ersetzen muss].',
    'Wichtig ist, was [enthalten|inbegriffen] ist und was später [dazukommt|berechnet wird].',
    'Oft ist die [mittlere|einfache] Lösung die [vernünftige|klügere].',
    'Ausgeben lohnt sich bei dem, was [oft|täglich] gebraucht wird, sparen bei dem, was nur [gut aussieht|Eindruck macht].',
    'Ein [Probelauf|Test] ist ein günstiger Weg, einen teuren [Fehler|Irrtum] zu vermeiden.',
    '[Gebraucht|Geliehen] und gut gepflegt ist manchmal besser als neu und [billig|einfach].',
    'Es ist sinnvoll, Ausgaben zu [notieren|sammeln], schon um ehrlich mit sich selbst zu sein.',
    'Nicht alles Nützliche hat einen Preis; guter [Rat|Zuspruch] ist oft umsonst.',
    'Kosten, die [jeden Monat|jedes Jahr] wiederkehren, verdienen einen zweiten [Blick|Gedanken].',
    'Was [Zeit|Mühe] spart, kann mehr wert sein, als die [Rechnung|Quittung] verrät.',
    'Ein fairer Preis stellt [beide|alle] Seiten zufrieden.',
  ],
};
