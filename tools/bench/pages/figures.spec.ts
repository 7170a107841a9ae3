import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it('takes the four marks and what a phone has loaded', () => {
  const figures = figuresOf({
    categories: {
      performance: { score: 0.954 },
      accessibility: { score: 1 },
      'best-practices': { score: 1 },
      seo: { score: null },
    },
    audits: {
      'total-byte-weight': { numericValue: 150_000 },
      'network-requests': { details: { items: [{}, {}, {}] } },
      'largest-contentful-paint': { numericValue: 1900 },
      'cumulative-layout-shift': { numericValue: 0.01 },
    },
  });
  expect(figures).toEqual({
    marks: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 0 },
    bytes: 150_000,
    files: 3,
    largest: 1900,
    shift: 0.01,
  });
});
