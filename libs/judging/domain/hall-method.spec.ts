import { describe, expect, it } from 'vitest';
import { methodInHall, methodOf } from './hall-method.ts';
import { presets, type Method } from '@rampa/jury/domain';

const trimmed: Method = { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 };
const words = (method: Method, present: number, abstained = 0) => methodInHall(method, { present, abstained });

describe('how a result was counted, for the hall', () => {
  it.each([
    [trimmed, 5, 0, 'Зачёркнуты высшая и низшая; итог — среднее трёх'],
    [trimmed, 7, 0, 'Зачёркнуты высшая и низшая; итог — среднее пяти'],
    [{ ...trimmed, high: 2 }, 6, 0, 'Зачёркнуты две высшие и низшая; итог — среднее трёх'],
    [{ ...trimmed, high: 0 }, 4, 0, 'Зачёркнута низшая; итог — среднее трёх'],
    [{ ...trimmed, minJudges: 3 }, 3, 0, 'Зачёркнуты высшая и низшая; итог — оставшаяся оценка'],
    [{ ...trimmed, per: 'criterion' }, 5, 0, 'В каждом критерии зачёркнуты высшая и низшая; итог — среднее трёх'],
    [{ kind: 'mean' }, 5, 0, 'Итог — среднее пяти судей'],
    [{ kind: 'mean' }, 1, 0, 'Итог — оценка одного судьи'],
    [{ kind: 'mean', per: 'criterion' }, 2, 0, 'Итог — среднее двух судей по каждому критерию'],
    [{ kind: 'sum' }, 4, 0, 'Итог — сумма баллов четырёх судей'],
    [{ kind: 'median' }, 5, 0, 'Итог — средняя по величине оценка из пяти'],
    [{ kind: 'median' }, 4, 0, 'Итог — среднее двух срединных оценок из четырёх'],
    [{ kind: 'sumOfPlaces' }, 5, 0, 'Места — по сумме мест у пяти судей'],
    [{ kind: 'skating' }, 5, 0, 'Места — по скейтинг-системе: решает большинство судей'],
    [{ kind: 'figureSkating' }, 9, 0, 'Техника и компоненты: крайние оценки зачёркнуты, из остальных среднее'],
    [{ kind: 'figureSkating' }, 3, 0, 'Техника и компоненты: среднее трёх судей'],
  ] as [Method, number, number, string][])('%o of %i: %s', (method, present, abstained, text) => {
    expect(words(method, present, abstained)).toBe(text);
  });

  it('an abstention changes the number, and with too few judges nothing is struck', () => {
    expect(words(trimmed, 4, 1)).toBe('Зачёркнуты высшая и низшая; итог — среднее двух, одно воздержание');
    expect(words(trimmed, 3, 2)).toBe('Итог — среднее трёх судей, два воздержания');
  });

  it('is about the judges who mark this performance', () => {
    const [gives, abstains, foreign] = [
      { isAsked: true, abstained: false },
      { isAsked: false, abstained: true },
      { isAsked: false, abstained: false },
    ];
    expect(methodOf(trimmed, [gives, gives, abstains, gives, foreign])).toBe(
      'Итог — среднее трёх судей, одно воздержание',
    );
    expect(methodOf(trimmed, [abstains, foreign])).toBe('');
  });

  it('has no figures and no words of accountants, whatever the preset', () => {
    for (const { scheme } of presets) {
      for (let present = 1; present <= 12; present++) {
        expect(words(scheme.method, present)).not.toMatch(/\d|отброс|сотых|усечённ|undefined/);
      }
    }
  });
});
