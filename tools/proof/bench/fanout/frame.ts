// The frame that every peer sends: a hall's display of realistic size in the live wire's format.

const ROWS = Array.from({ length: 8 }, (_, index) => ({
  place: index + 1,
  name: `Образцовый ансамбль танца «Жар-птица» ${index + 1}`,
  city: 'Нижний Новгород',
  award: { title: 'Лауреат I степени', color: '#F6D37A' },
  total: '9,50',
  isCurrent: index === 2,
}));

export function stateOf(change: number): Record<string, unknown> {
  return { change, scene: 'leaders', competitionTitle: 'Светлояр', leaders: { title: 'Народный танец', rows: ROWS } };
}

const EPOCH = '00000000-0000-4000-8000-000000000001';

export function frameOf(revision: number): Record<string, unknown> {
  const stamp = { view: 'display', key: 'bench', epoch: EPOCH, revision, at: Date.now() };
  return { t: 'state', ...stamp, state: stateOf(revision) };
}
