import { describe, expect, it } from 'vitest';
import { FILE_CATEGORIES } from './file-categories.ts';
import { takenFile } from './file-contents.ts';

const inside = (type: string | null, isProgram = false) => ({ type, isProgram });
const sound = { categories: ['sound' as const] };
const picture = { categories: ['picture' as const] };

describe('a file of an answer', () => {
  it.each([
    [sound, 'Вальс.mp3', 'audio/mpeg', { name: 'Вальс.mp3', type: 'audio/mpeg' }],
    [sound, 'Вальс.MP3', 'audio/mpeg', { name: 'Вальс.MP3', type: 'audio/mpeg' }],
    [sound, 'Вальс.m4a', 'audio/x-m4a', { name: 'Вальс.m4a', type: 'audio/mp4' }],
    [sound, 'Диктофон.m4a', 'video/mp4', { name: 'Диктофон.m4a', type: 'audio/mp4' }],
    [sound, 'Голос.ogg', 'audio/ogg; codecs=opus', { name: 'Голос.ogg', type: 'audio/ogg' }],
    [sound, 'Вальс.2024', 'audio/wav', { name: 'Вальс.2024.wav', type: 'audio/wav' }],
    [picture, 'Афиша.jpg', 'image/png', { name: 'Афиша.png', type: 'image/png' }],
    [{}, 'Список.csv', 'text/plain', { name: 'Список.csv', type: 'text/plain' }],
    [{}, 'страница.html', 'text/plain', { name: 'страница.html.txt', type: 'text/plain' }],
    [{}, 'Смета.xls', 'application/x-cfb', { name: 'Смета.xls', type: 'application/x-cfb' }],
  ])('%o takes «%s» with %s inside as %o', (option, name, type, expected) =>
    expect(takenFile(option, name, inside(type))).toEqual(expected),
  );

  it.each([
    ['a program', 'Вальс.mp3', null, true, 'Это программа'],
    ['nobody knows what', 'Вальс.mp3', null, false, 'Внутри файла не то'],
    ['a property of every object', 'Вальс.mp3', 'constructor', false, 'Внутри файла не то'],
    [
      'a text with macros',
      'Вальс.mp3',
      'application/vnd.ms-word.document.macroenabled.12',
      false,
      'Внутри файла не то',
    ],
    ['a picture drawn by words', 'Вальс.mp3', 'application/xml', false, 'Внутри файла не то'],
    ['a page', 'Вальс.mp3', 'text/plain', false, 'Внутри файла другое'],
    ['a film', 'Вальс.mp3', 'video/mp4', false, 'Внутри файла другое'],
  ])('that is %s is refused in words, whatever it is called', (_, name, type, isProgram, words) =>
    expect(takenFile(sound, name, inside(type, isProgram))).toEqual({ fault: expect.stringContaining(words) }),
  );

  it('of each ending that fields offer is known by a content', () => {
    const known = FILE_CATEGORIES.flatMap(({ key, extensions }) =>
      extensions.filter((ending) =>
        TYPES.some((type) => 'name' in takenFile({ categories: [key] }, `имя.${ending}`, inside(type))),
      ),
    );
    expect(known).toEqual(FILE_CATEGORIES.flatMap(({ extensions }) => extensions));
  });
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
/** As the reader of contents names them. */
const TYPES = [
  ...['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf', 'application/rtf', 'text/plain'],
  ...[`${OFFICE}.wordprocessingml.document`, `${OFFICE}.spreadsheetml.sheet`, `${OFFICE}.presentationml.presentation`],
  ...[`${OPEN}.text`, `${OPEN}.spreadsheet`, `${OPEN}.presentation`, 'application/x-cfb', 'application/zip'],
  ...['audio/mpeg', 'audio/wav', 'audio/flac', 'audio/x-m4a', 'audio/aac', 'audio/ogg', 'audio/x-ms-asf'],
  ...['video/mp4', 'video/quicktime', 'video/vnd.avi', 'video/matroska', 'video/webm'],
  ...['application/x-7z-compressed', 'application/x-rar-compressed'],
];
