import { describe, expect, it } from 'vitest';
import { publicName } from '@rampa/program/domain';
import { DEMO_PROGRAMS } from './performances.ts';

const ALL = DEMO_PROGRAMS.flatMap(({ blocks }) => blocks.flatMap(({ performances }) => performances));

describe('the demo program', () => {
  it('has three nominations of twenty performances', () => {
    expect(DEMO_PROGRAMS.map(({ nomination }) => nomination)).toHaveLength(3);
    expect(ALL).toHaveLength(60);
    expect(new Set(ALL.map(({ performer, pieceTitle }) => `${performer}/${pieceTitle}`)).size).toBe(60);
  });

  it.each(ALL.map((one) => [one.performer, one] as const))(
    '%s has everything that is said of a performance',
    (_, one) => {
      for (const text of [one.performer, one.collective, one.city, one.pieceTitle, one.authors, one.teachers]) {
        expect(text.length).toBeGreaterThan(1);
        expect(text).not.toContain('\u0301');
        expect(text).not.toMatch(/["'!]| -|- |\s\s|\u2026/);
      }
      expect(one.duration).toBeGreaterThanOrEqual(60);
      expect(one.duration).toBeLessThanOrEqual(400);
      expect(one.form === 'соло').toBe(one.peopleCount === 1);
      expect(['7–9 лет', '10–12 лет', '13–15 лет']).toContain(one.age);
      expect(one.presenterText).toContain(`«${one.pieceTitle.replaceAll('«', '«')}`);
      expect(one.presenterText).not.toContain("'");
    },
  );

  it('has a long name and a long title among them, and stress marks for the presenter', () => {
    expect(Math.max(...ALL.map(({ performer, collective }) => performer.length + collective.length))).toBeGreaterThan(
      75,
    );
    expect(Math.max(...ALL.map(({ pieceTitle }) => pieceTitle.length))).toBeGreaterThan(70);
    expect(ALL.filter(({ presenterText }) => presenterText.includes('\u0301')).length).toBeGreaterThan(50);
  });

  it('shows no soloist by his full name in public, and every collective by its own', () => {
    for (const { performer, peopleCount } of ALL) {
      const shown = publicName(performer, { kind: 'unknown', peopleCount });
      if (peopleCount === 1) expect(shown).toMatch(/^\S+\u00A0[А-ЯЁ]\.$/);
      else expect(shown).toBe(performer);
    }
  });
});
