import { expect, it } from 'vitest';
import { takenFiles } from './taken-files.ts';

const files = (...names: string[]) => names.map((name) => ({ name }));
const [one, two, three] = files('Афиша.jpg', 'Зал.jpg', 'Сцена.jpg') as [
  { name: string },
  { name: string },
  { name: string },
];

it('a field of one file takes the first, and says that it has left the others', () => {
  expect(takenFiles([one, two, three], 1)).toEqual({
    taken: [one],
    said: 'Здесь место для одного файла: взят «Афиша.jpg», ещё 2\u00A0файла не взяты',
  });
  expect(takenFiles([one, two], 1).said).toBe(
    'Здесь место для одного файла: взят «Афиша.jpg», ещё 1\u00A0файл не взят',
  );
});

it('nothing is said of one file, of none, and where several have room', () => {
  expect(takenFiles([one], 1)).toEqual({ taken: [one], said: null });
  expect(takenFiles([], 1)).toEqual({ taken: [], said: null });
  expect(takenFiles([one, two, three], 5)).toEqual({ taken: [one, two, three], said: null });
});
