import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EventStreamReader } from './event-stream-reader.ts';

const read = (pieces: Iterable<string>) => {
  const reader = new EventStreamReader();
  return [...pieces].flatMap((piece) => reader.read(piece));
};

/** The events that another reader of such streams finds in one. */
function readElsewhere(text: string) {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  parser.feed(text);
  return events;
}

const line = fc.constantFrom(
  'data: a',
  'data:b',
  'data:  c',
  'data',
  'event: x',
  'event:y',
  'event',
  'id: 1',
  'id:2',
  ': note',
  'retry: 5',
  '',
);
const end = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n\r\n', '\r\r');

it('reads what others read, wherever the stream is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(line, end)), fc.array(fc.nat({ max: 9 }), { minLength: 1 }), (lines, lengths) => {
      const text = `${lines.flat().join('')}\n\n`;
      const pieces: string[] = [];
      for (let [from, turn] = [0, 0]; from < text.length && turn < 1_000; turn += 1) {
        const length = lengths[turn % lengths.length] ?? 1;
        pieces.push(text.slice(from, from + length));
        from += length;
      }
      if (pieces.join('') !== text) pieces.splice(0, pieces.length, text);
      const events = read(pieces);
      expect(events.map(({ data }) => data)).toEqual(readElsewhere(text).map(({ data }) => data));
      expect(events.map(({ event }) => event)).toEqual(readElsewhere(text).map(({ event = 'message' }) => event || 'message'));
    }),
    { numRuns: 1_000 },
  );
});

it('goes on where a server says so, event or none, and never behind an event that is not whole', () => {
  const reader = new EventStreamReader();
  const ids = ['id: 1\ndata: a\n\n', ': still here\nid: 4\n', '\n', 'id: 5\ndata: b\n', '\n'].map((piece) => {
    reader.read(piece);
    return reader.lastEventId;
  });
  expect(ids).toEqual(['1', '1', '4', '4', '5']);
});

it('keeps the last id', () => {
  expect(read('id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\nid: \0\ndata: d\n\n').map(({ id }) => id)).toEqual(['1', '1', '', '']);
});

it.each([
  ['in a line', 'x'.repeat(2 ** 20)],
  ['in lines', `data: ${'x'.repeat(2 ** 20)}\n`],
])('refuses an event without end %s', (_, piece) => {
  const reader = new EventStreamReader();
  reader.read('data: ');
  expect(() => {
    for (let count = 0; count < 20; count += 1) reader.read(piece);
  }).toThrow('too long');
});
