import { expect, it } from 'vitest';
import names from '../../../kernel/testing/real-names/names.json' with { type: 'json' };
import { casesOf } from '../testing/cases.ts';
import { bandOf } from './band-of.ts';

const view = (scene: string) => [...casesOf(names, 'brief')].find((one) => one.scene === scene)!.view;

it('says what the hall shows, and nothing where the hall is dark or lists leaders', () => {
  const said = ['current', 'judging', 'next', 'result', 'prize', 'ceremony', 'message', 'pause'].map((scene) => [
    scene,
    bandOf(view(scene))?.names[0] !== undefined,
  ]);
  expect(said.filter(([, is]) => !is)).toEqual([]);
  expect(bandOf({ ...view('logo'), scene: 'blank' })).toBeNull();
  expect(bandOf(view('leaders'))).toBeNull();
});

it('shows lamps while marks come, each value only once the hall may see it, and the total at the end', () => {
  const judging = view('judging');
  const band = bandOf({
    ...judging,
    judges: [
      { name: 'А', sent: true },
      { name: 'Б', sent: false },
    ],
  })!;
  expect(band).toMatchObject({
    judges: [
      { sent: true, value: '' },
      { sent: false, value: '' },
    ],
    total: '',
    award: null,
  });
  const result = view('result');
  const marks = [
    { name: 'А', value: '9,25', isDropped: false },
    { name: 'Б', value: '', isDropped: false },
  ];
  const award = { title: 'Лауреат I степени', color: '#F6D37A', isProvisional: false };
  const open = bandOf({ ...result, result: { ...result.result!, total: '—', award: null, marks } })!;
  expect(open).toMatchObject({ judges: [{ value: '9,25' }, { value: '' }], total: '' });
  const counted = bandOf({ ...result, result: { ...result.result!, total: '9,25', award, marks: [marks[0]!] } })!;
  expect(counted).toMatchObject({ total: '9,25', award: { title: 'Лауреат I степени' } });
});

it('keeps a Гран-при without its name until the hall sees it', () => {
  const { ceremony, ...rest } = view('ceremony');
  const grand = {
    ...ceremony!,
    step: 'call' as const,
    isGrandPrix: true,
    award: { title: 'Гран-при', color: '#7A0F38' },
  };
  expect(bandOf({ ...rest, ceremony: { ...grand, people: [] } })).toMatchObject({
    names: [],
    award: { title: 'Гран-при' },
  });
});

it('says who gives a prize as its giver, not as one more name beside it', () => {
  const prize = view('prize');
  expect(bandOf({ ...prize, prize: { ...prize.prize!, giver: 'Кюхельбекер И.' } })!.line).toContain(
    'присуждает Кюхельбекер И.',
  );
});
