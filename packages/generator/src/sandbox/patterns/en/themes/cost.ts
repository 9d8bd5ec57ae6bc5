import type { Theme } from '../../theme.ts';

export const cost: Theme = {
  headings: ['What it may cost', 'Spending wisely', 'Value for money in {topic}'],
  leads: [
    'With {topic}, the price is [only|just] one part of what it [costs|takes].',
    'Money spent on {topic} should go where it makes a [difference|real change].',
  ],
  points: [
    'Set a [limit|frame] first, and then look at what [fits|is possible] within it.',
    'The [cheapest|lowest] offer can become dear if it has to be [replaced|bought] twice.',
    'Ask what is [included|part of it] and what will be [charged|added] later.',
    'Often the [middle|simple] option is the [reasonable|sensible] one.',
    'Spend on what is used [often|daily], and save on what only [looks good|impresses].',
    'A [trial|test] is a cheap way to avoid an expensive [mistake|disappointment].',
    '[Used|Borrowed] and well kept is sometimes better than new and [simple|cheap].',
    'It makes sense to note what has been [spent|paid], if only to be [honest|clear] with oneself.',
    'Not every [good|useful] thing has a price; [advice|encouragement] is often free.',
    'Costs that come back every [month|year] deserve a second [look|thought].',
    'What saves [time|effort] may be worth more than the [receipt|bill] suggests.',
    'A fair price leaves both sides [content|satisfied].',
  ],
};
