import { describe, expect, it } from 'vitest';
import { missingOf } from './missing.ts';

describe('what is missing', () => {
  it('is gathered by performance', () => {
    const one = { itemGuid: 'i', number: '24', performer: 'Жар‑птица' };
    const missing = [
      { ...one, judgeGuid: 'g', judgeName: 'Громова Л. П.', criteria: 1 },
      { ...one, judgeGuid: 'i', judgeName: 'Ивлева М. С.', criteria: 5 },
    ];
    const read = missingOf([
      { message: '', code: 'marksMissing', customData: { total: 7, unstaged: 74, more: 2, missing } },
    ]);
    expect(read).toEqual({
      unstaged: 74,
      more: 2,
      performances: [
        {
          itemGuid: 'i',
          number: '24',
          performer: 'Жар‑птица',
          judges: [
            { guid: 'g', name: 'Громова Л. П.' },
            { guid: 'i', name: 'Ивлева М. С. (5\u00A0оценок)' },
          ],
        },
      ],
    });
  });
  it('is nothing where the refusal has another reason', () => {
    expect(missingOf([{ message: 'Судей нет.', code: 'marksMissing' }])).toEqual({
      performances: [],
      unstaged: 0,
      more: 0,
    });
  });
});
