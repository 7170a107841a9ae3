// A festival under official names: the table that an organizer pastes, and its jury.

import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };

export const TITLE = names.events[0]!;

/** As in a letter: numbered, the first one is the chair. */
export const JURY = names.judges
  .map(
    ({ name, title }, index) =>
      `${index + 1}. ${[name, index === 0 ? 'председатель' : '', title].filter(Boolean).join(', ')}`,
  )
  .join('\n');

const HEAD = 'Исполнитель;Коллектив;Учреждение;Город;Произведение;Номинация;Возраст;Форма;Длительность';
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A day of so many performances, each name of the list at least once in the first 21; its parts have headings. */
export function table(count: number, shift: number): string {
  const performers = [...names.performers, ...names.collectives];
  const rows = Array.from({ length: count }, (_, index) => {
    const one = index + shift;
    const performer = at(performers, one);
    const isPerson = names.performers.includes(performer);
    return [
      performer,
      isPerson ? at(names.collectives, one) : '',
      at(names.institutions, one),
      at(names.places, one),
      at(names.pieces, one),
      // Each nomination in a row, as a program is put together.
      at(names.nominations, Math.floor(index / Math.ceil(count / 3)) + shift),
      at(names.ages.slice(0, 3), Math.floor(index / Math.ceil(count / 3))),
      at(names.forms, Math.floor(index / Math.ceil(count / 3))),
      at(names.durations.slice(1, 6), one),
    ].join(';');
  });
  const half = Math.ceil(count / 2);
  return [HEAD, 'I отделение', ...rows.slice(0, half), 'II отделение', ...rows.slice(half)].join('\n');
}
