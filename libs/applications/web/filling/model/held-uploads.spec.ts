// What of the files of a whole application is told on its last page, and when it is left.

import { expect, it, vi } from 'vitest';
import type { UploadLine } from '@rampa/platform/web/desk';
import { awaitedFiles, HeldUploads, leftWords } from './held-uploads.ts';

const line = (name: string, state: UploadLine['state']): UploadLine => ({ id: name, name, size: 10, sent: 5, state });
const uploads = (...lines: UploadLine[]) => ({ lines, add: vi.fn(), cancel: vi.fn() });

it('files of all fields are on their way until they are here, given up or refused', () => {
  const [held, heard] = [new HeldUploads(), vi.fn()];
  held.subscribe(heard);
  held.put('sound', uploads(line('вальс.mp3', 'sending'), line('устав.pdf', 'refused')));
  held.put('photo', uploads(line('зал.jpg', 'lost')));
  const names = () => held.onTheirWay().map((one) => `${one.key} ${one.line.name}`);
  expect(names()).toEqual(['sound вальс.mp3', 'photo зал.jpg']);
  expect(held.onTheirWay()).toBe(held.onTheirWay());
  held.put('sound', uploads());
  held.put('photo', null);
  expect([names(), heard.mock.calls.length]).toEqual([[], 4]);
  expect(held.of('photo').lines).toEqual([]);
});

it('leaving tells of what was being sent, not of what waits from before or was refused', () => {
  expect(leftWords([line('зал.jpg', 'lost'), line('устав.pdf', 'refused')])).toBeNull();
  expect(leftWords([line('вальс.mp3', 'sending')])).toBe(
    'Файл «вальс.mp3» не дослан: вернитесь в заявку, и он продолжится',
  );
  expect(leftWords([line('вальс.mp3', 'waiting'), line('полька.mp3', 'queued')])).toBe(
    'Файлы «вальс.mp3», «полька.mp3» не досланы: вернитесь в заявку и проверьте их',
  );
});

it('an application is not saved whole while a file is on its way', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: 'sound', line: line(`${at}.mp3`, 'waiting') }));
  expect([0, 1, 2, 21].map((count) => awaitedFiles(files(count)))).toEqual([
    null,
    'ещё не дошёл 1\u00a0файл',
    'ещё не дошли 2\u00a0файла',
    'ещё не дошёл 21\u00a0файл',
  ]);
});
