import type { CorpusText } from '../corpus-text.ts';
import { blocks, line, lines } from './fifth-other-prose.ts';

const wormCompost: CorpusText = {
  id: 'w-fr-article-compost',
  text: {
    type: 'blog_article',
    language: 'fr',
    topic: 'Faire son compost en appartement avec un lombricomposteur',
    tone: 'pratique et léger',
    target_audience: 'Citadins sans jardin',
    formality: 'formal',
    keywords: ['lombricomposteur', 'déchets organiques'],
    link: 'https://ruchette.example.com/bacs',
    facts: [
      'Un foyer de 2 personnes jette environ 90 kg de déchets organiques par an',
      'Les vers mangent jusqu’à la moitié de leur poids par jour',
      'Température idéale : de 15 à 25 °C',
      'Premier compost au bout de 4 mois',
      'Modèle Ruchette : 3 plateaux, 42 cm de haut, 119 €, livré avec 500 g de vers, garanti 5 ans',
      'Depuis le 1er janvier 2024, le tri des déchets organiques est obligatoire en France',
      line(
        'Claire Vasseur, maître composteur à Nantes : « Un bac qui sent mauvais est un bac qui a trop mangé.',
        'Il lui faut du carton et du repos. »',
      ),
    ],
    output: {
      title: 'Lombricomposteur : réussir son compost en appartement',
      slug: 'lombricomposteur-compost-appartement',
      meta_title: 'Lombricomposteur en appartement : mode d’emploi',
      meta_description: line(
        'Choisir un lombricomposteur, nourrir les vers, éviter les odeurs :',
        'la méthode pour changer vos déchets organiques en compost, même sans balcon.',
      ),
      introduction: line(
        'Pas besoin de jardin pour faire son compost. Un lombricomposteur tient dans un coin de la cuisine',
        'et change vos déchets organiques en engrais. Depuis le début de 2024, leur tri est d’ailleurs obligatoire en France :',
        'autant que vos plantes en profitent.',
      ),
      sections: [
        {
          heading: 'Comment le bac travaille',
          body: blocks(
            line(
              'Des vers vivent dans des plateaux empilés. Ils mangent les épluchures, montent d’un étage quand la table est vide',
              'et laissent derrière eux un terreau noir et fin. Chaque jour, ils avalent jusqu’à la moitié de leur poids.',
            ),
            line(
              'À deux, on jette près de 90 kilos de déchets organiques par an. Le bac en absorbe une belle part,',
              'et votre poubelle cesse de couler dans l’escalier.',
            ),
          ),
        },
        {
          heading: 'Bien démarrer en quatre gestes',
          body: blocks(
            lines(
              '1. Posez le bac à l’ombre, dans une pièce où il fait de 15 à 25 degrés.',
              '2. Tapissez le plateau du bas de carton humide.',
              '3. Versez les vers, couvrez-les et laissez-les tranquilles quelques jours.',
              '4. Nourrissez-les peu, puis un peu plus chaque semaine.',
            ),
            'Ne courez pas trop vite au balcon : la première récolte arrive au bout de quatre mois.',
          ),
        },
        {
          heading: 'Garder une cuisine sans odeur',
          body: line(
            '« Un bac qui sent mauvais est un bac qui a trop mangé », explique Claire Vasseur, maître composteur à Nantes.',
            'Le remède tient en deux mots : carton et repos. Évitez aussi la viande, le poisson et les agrumes, que les vers boudent.',
            'Une poignée de feuilles sèches, de temps en temps, fait le plus grand bien.',
          ),
        },
        {
          heading: 'Quel modèle choisir',
          body: line(
            'Notre Ruchette compte trois plateaux et mesure 42 centimètres de haut : elle se glisse sous beaucoup d’éviers.',
            'Elle coûte 119 euros, avec une livre de vers dans le colis. Et comme un bon bac doit durer, nous la garantissons cinq ans.',
          ),
        },
      ],
      conclusion: line(
        'Le plus dur est de commencer. Gardez dès ce soir vos épluchures dans un bol,',
        'puis [choisissez votre bac](https://ruchette.example.com/bacs). Vos tomates vous diront mille mercis.',
      ),
    },
  },
};

export const frenchArticles: readonly CorpusText[] = [wormCompost];
