import type { Theme } from '../../theme.ts';

export const trust: Theme = {
  headings: ['Vertrauen aufbauen', 'Warum Ehrlichkeit sich auszahlt', '{topic_title} und das Vertrauen'],
  leads: [
    'Vertrauen in {topic} [wächst|entsteht], wenn Worte und [Taten|Ergebnisse] zusammenpassen.',
    'Für {topic} gewinnt man Menschen, die sich ernst genommen [fühlen|wissen].',
  ],
  points: [
    'Gesagt werden sollte, was [möglich|sicher] ist, und ebenso klar, was nicht.',
    'Ein gehaltenes [Versprechen|Wort] ist das stärkste [Argument|Zeugnis].',
    '[Offenheit|Ehrlichkeit] über Grenzen macht die Stärken [glaubhafter|überzeugender].',
    'Fragen sollten [willkommen|erwünscht] sein, auch die [unbequemen|kritischen].',
    'Wer zeigt, wie es [entsteht|gemacht wird], lässt niemanden [raten|im Ungewissen].',
    'Fehler werden [verziehen|entschuldigt], wenn sie schnell [zugegeben|behoben] werden.',
    'Der Ton macht den Unterschied: [freundlich|ruhig], klar und ohne [Druck|Lärm].',
    'Vertrauen braucht [Zeit|Geduld] zum Wachsen und nur einen Moment, um [verloren|beschädigt] zu werden.',
    'Ein Mensch, der [erreichbar|ansprechbar] ist, ist mehr wert als ein [Werbespruch|Siegel].',
    'Was andere aus Erfahrung [berichten|erzählen], wird eher [gehört|geglaubt] als jede Behauptung.',
    'Kleine [Gesten|Aufmerksamkeiten] bleiben länger im Gedächtnis als [laute|große] Ankündigungen.',
    'Wer im Kleinen [verlässlich|fair] ist, dem traut man auch das [Große|Schwierige] zu.',
  ],
};
