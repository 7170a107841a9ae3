// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { dropBeginnings, takeBeginning, takeBegunData, takeBegunView } from './beginning.ts';

/** As much of a page as holds answers. */
function pageWith(...answers: { dataset: Record<string, string>; textContent: string }[]) {
  const held = new Set(answers.map((one) => Object.assign(one, { remove: () => void held.delete(one as never) })));
  vi.stubGlobal('document', { querySelectorAll: () => [...held] });
  vi.stubGlobal('performance', { now: () => 1_000 });
}

const answer = (read: string, data: unknown, more: Record<string, string> = {}) => ({
  dataset: { read, at: '1700000000000', ...more },
  textContent: JSON.stringify({ success: true, data, errors: [] }),
});

afterEach(() => vi.unstubAllGlobals());

it('an answer is taken once, with its epoch and revision', async () => {
  pageWith(answer('Public/program/a', { title: 'Гала' }, { epoch: 'e', revision: '7', etag: '"e.7"' }));
  expect(takeBeginning('Public/program/b')).toBeNull();
  const { headers } = takeBeginning('Public/program/a')!;
  expect([headers.get('x-rampa-epoch'), headers.get('x-rampa-revision'), headers.get('etag')]).toEqual([
    'e',
    '7',
    '"e.7"',
  ]);
  expect(takeBeginning('Public/program/a')).toBeNull();
});

it('a view is taken whole or not at all', () => {
  pageWith(answer('one', 1, { epoch: 'e', revision: '7' }), answer('other', 2));
  expect(takeBegunView('one')).toEqual({ state: 1, epoch: 'e', revision: 7, etag: null, at: 1_700_000_000_000 });
  expect(takeBegunView('other')).toBeNull();
});

it('after a write nothing of it is taken any more', () => {
  pageWith(answer('one', 1));
  dropBeginnings();
  expect(takeBegunData('one')).toBeUndefined();
});

it('what has waited long is old', () => {
  pageWith(answer('one', 1));
  vi.stubGlobal('performance', { now: () => 60_000 });
  expect(takeBegunData('one')).toBeUndefined();
});
