import { language } from './language.ts';

export const english = language({
  notice: 'This is sample text from the sandbox writer.',
  labels: 'Sample text|Topic|Keywords|From the brief|Audience|Campaign',
  letter: 'Hello,|Hi,|Kind regards',
  buttons: 'Read more|Go to the page|See the page',
  questions: 'What is this text?|Where do the words in quotation marks come from?|Who writes the real text?',
  answers: 'It is sample text, written by the sandbox.|They come from the brief, word for word.|A language model does, once one is set up.',
  sentences: `The text is short.|The next line follows.|A new line begins.|One more short line.|Here the text goes on.|More text follows.
    |The sample fills the space.|This line is short.|The sample goes on.|Another line.|A sample stands for the real text.
    |Nothing in this text is advice, and nothing in it is a claim.|Everything in quotation marks comes from the brief, word for word.
    |No language model was asked to write this text.|The same brief always gives the same text.|The sample says no more about the topic than the brief does.
    |The real text takes the place of the sample when a language model writes.|A sample is there to show a layout, not to be published.
    |The word “honorificabilitudinitatibus” is there because a narrow column has to break it.
    |Sentences of several lengths make a layout easier to judge.|Some lines are short, and others, like this one, take a little longer to come to an end.
    |What matters in a sample is its shape.`,
  frames: `{subject} shows {object} {place}.|{place}, {subject} makes {object} visible.|With {subject}, {object} can be judged {place}.
    |{subject} is there to show {object} {place}.`,
  subjects: `this paragraph|a short sentence|the opening line|a longer passage|each line of sample text|a plain statement
    |the next line|a block of text|the last line|a sentence in the middle`,
  objects: `the length of a line|the space between paragraphs|the size of the type|the weight of bold words|the width of the column
    |the line breaks|the margins of the text|the contrast of the colours|the order of the parts|the height of the page
    |the place of the button|the balance of text and space`,
  places: `on a narrow screen|on a wide screen|in print|in dark mode|in an inbox|next to a picture|below a heading|in a preview
    |at the end of a page|in a browser|in a larger font|after a list`,
});
