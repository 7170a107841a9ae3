import type { DisplayView } from '@rampa/contract';
import { describe, expect, it } from 'vitest';
import { overridden } from './overridden.ts';

const view = {
  scene: 'result',
  current: { number: '24' },
  next: { number: '25' },
  judges: [{ name: 'Берестов', sent: true }],
  result: { total: '9,50' },
  leaders: null,
  prize: null,
  competitionTitle: 'Светлояр',
} as unknown as DisplayView;

describe('a key on the screen itself', () => {
  it('leaves the picture alone while it is not pressed', () => expect(overridden(view, null)).toBe(view));

  it.each(['blank', 'logo'] as const)('%s: nothing of the performance stays in the picture', (scene) => {
    const shown = overridden(view, scene)!;
    expect(shown).toMatchObject({ scene, competitionTitle: 'Светлояр', current: null, next: null, result: null });
    expect(JSON.stringify(shown)).not.toMatch(/9,50|Берестов/);
  });

  it('has nothing to change before the first picture', () => expect(overridden(null, 'blank')).toBeNull());
});
