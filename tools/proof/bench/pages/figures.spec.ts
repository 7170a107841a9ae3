import { expect, it } from 'vitest';
import { faultsOf, figuresOf, typical, type LighthouseResult } from './figures.ts';

const RESULT: LighthouseResult = {
  categories: {
    performance: { score: 0.954, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: 0.9,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'label', weight: 7 },
        { id: 'hint', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: null, auditRefs: [{ id: 'is-crawlable', weight: 4 }] },
  },
  audits: {
    'total-byte-weight': { numericValue: 150_000 },
    'network-requests': { details: { items: [{}, {}, {}] } },
    'first-contentful-paint': { numericValue: 1200 },
    'largest-contentful-paint': { numericValue: 1900, score: 0.8, displayValue: '1.9 s' },
    'total-blocking-time': { numericValue: 40 },
    'cumulative-layout-shift': { numericValue: 0.01 },
    'color-contrast': { score: 0 },
    label: { score: 1 },
    hint: { score: 0 },
    'is-crawlable': { score: 0 },
  },
};

it('takes the four marks and what a phone has loaded', () => {
  expect(figuresOf(RESULT)).toEqual({
    marks: { performance: 95, accessibility: 90, 'best-practices': 100, seo: 0 },
    bytes: 150_000,
    files: 3,
    first: 1200,
    largest: 1900,
    blocked: 40,
    shift: 0.01,
  });
});

it('names what costs a mark, and nothing of the marks that are not asked for', () => {
  expect(faultsOf(RESULT, ['performance', 'accessibility', 'best-practices'])).toEqual([
    'largest-contentful-paint (1.9 s)',
    'color-contrast',
  ]);
});

it('takes the load in the middle, whichever came first', () => {
  const loads = [0.97, 0.6, 0.92].map((score) => ({
    ...RESULT,
    categories: { ...RESULT.categories, performance: { score, auditRefs: [] } },
  }));
  expect(typical(loads).categories.performance!.score).toBe(0.92);
});
