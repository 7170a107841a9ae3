import { newGuid } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { AWARD, judgeColumns, NUMBER, PERFORMER, PIECE, TOTAL } from './protocol-cells.ts';
import { columnsOf } from './shared-room.ts';
import type { PaperColumn, PaperRow, PaperTable } from './table.ts';

const INSTITUTION =
  'Муниципальное бюджетное учреждение дополнительного образования «Детская школа искусств № 2 имени В. Д. Поленова» городского округа Тольятти Самарской области';
const TEACHER = { title: 'Педагог', width: { share: 4 } };

const rowOf = (performer: string, piece: string, under = '', teacher = ''): PaperRow => ({
  item: newGuid(),
  cells: [null, performer, piece, teacher, null],
  under: under ? { 1: under } : {},
});

const tableOf = (rows: PaperRow[]): PaperTable => ({
  ...{ title: 'Протокол', isDraft: false, head: ['Фестиваль'], notes: [], signatures: [], page: null },
  columns: [NUMBER, PERFORMER, PIECE, TEACHER, TOTAL],
  sections: [{ title: '', note: '', rows }],
});

const sharesOf = (rows: PaperRow[]) =>
  columnsOf(tableOf(rows)).flatMap(({ width }) => ('share' in width ? width.share : []));

describe('the room that columns share', () => {
  it('goes to those with many words; an empty column keeps its head', () => {
    const [performer, piece, teacher] = sharesOf([rowOf('Мельникова Арина', '«Баркарола»', INSTITUTION)]);
    expect(performer).toBeGreaterThan(3 * piece!);
    expect(teacher).toBeLessThan(20);
    expect(performer! + piece! + teacher!).toBeCloseTo(297 - 28 - 25, 6);
  });

  it('is not taken by one long row of many', () => {
    const short = Array.from({ length: 19 }, () => rowOf('Ли А', '«А»', '', 'Воронова Евгения Александровна'));
    const [performer, , teacher] = sharesOf([...short, rowOf('Ли А', '«А»', INSTITUTION)]);
    expect(teacher).toBeGreaterThan(performer!);
  });

  it('holds the longest word of each column', () => {
    const [, piece] = sharesOf([rowOf('Ли А', 'соч. 18, Moderato-Константинопольского)', INSTITUTION)]);
    expect(piece).toBeGreaterThan(40);
  });

  it('holds several words of a line beside five judges, whose names are turned for it, and only then', () => {
    const judges = ['Константинов', 'Преображенская', 'Берестов', 'Громова', 'Константинопольская'].map((surname) => ({
      fullName: `${surname} Анна Ивановна`,
      ...{ guid: newGuid(), isChair: false },
    }));
    const teacher = 'Верхоянская Александра Вячеславовна, концертмейстер Преображенский Станислав Всеволодович';
    const rows = [rowOf('Иванова-Петренко Анна-Мария', '«Русская народная песня» в обработке', INSTITUTION, teacher)];
    const beside = (count: number, words: PaperRow[]) => {
      const columns = [NUMBER, PERFORMER, PIECE, TEACHER, ...judgeColumns({ judges: judges.slice(0, count) } as never)];
      return columnsOf({ ...tableOf(words), columns: [...columns, TOTAL, AWARD] });
    };
    const tight = beside(5, rows);
    const shares = tight.flatMap(({ width }) => ('share' in width ? width.share : []));
    expect(Math.min(...shares)).toBeGreaterThan(40);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(297 - 28 - 5 * 14 - 10 - 15 - 34, 6);
    const wideOf = (columns: readonly PaperColumn[]) =>
      columns.flatMap(({ width, isName }) => (isName && 'mm' in width ? width.mm : []));
    expect(wideOf(tight)).toEqual([14, 14, 14, 14, 14]);
    expect(Math.min(...wideOf(beside(2, rows)))).toBeGreaterThan(20);
    expect(Math.min(...wideOf(beside(5, [rowOf('Ли А', '«А»')])))).toBeGreaterThan(16);
  });

  it('is shared where nothing is written', () => {
    expect(sharesOf([]).every((share) => share > 0)).toBe(true);
  });
});
