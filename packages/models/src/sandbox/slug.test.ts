import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Sourdough for beginners: a guide', 'en', 'sourdough-for-beginners-a-guide'],
    ['Über Straßen & A\u0308pfel', 'de-AT', 'ueber-strassen-aepfel'],
    ['Café 24/7', 'fr', 'cafe-24-7'],
    ['Büyütün: Işık, İstanbul', 'tr', 'buyutun-isik-istanbul'],
    ['Новый чайный вечер', 'ru', 'новый-чайный-вечер'],
    ['ขนมปังสดใหม่', 'th', 'ขนมปังสดใหม่'],
    ['食パン の 焼き方', 'ja', '食パン-の-焼き方'],
    ['!!!', 'en', 'blog-article'],
  ])('of %s in %s is %s', (title, language, slug) => {
    expect(slugOf(title, 'blog-article', language)).toBe(slug);
  });

  it('ends at a word when it gets long', () => {
    expect(slugOf('word '.repeat(40), 'x')).toMatch(/^word(-word){14}$/);
  });
});
