import { describe, expect, it } from 'vitest';
import { slugOf } from './quote.ts';

describe('a slug', () => {
  it.each([
    ['Sourdough for beginners: a guide', 'sourdough-for-beginners-a-guide'],
    ['Über Straßen & Äpfel', 'ueber-strassen-aepfel'],
    ['Café 24/7', 'cafe-24-7'],
    ['食パン の 焼き方', '食パン-の-焼き方'],
    ['!!!', 'blog-article'],
  ])('of %s is %s', (title, slug) => {
    expect(slugOf(title, 'blog-article')).toBe(slug);
  });

  it('ends at a word when it gets long', () => {
    expect(slugOf('word '.repeat(40), 'x')).toMatch(/^word(-word){14}$/);
  });
});
