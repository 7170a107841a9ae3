// What is in a file decides whether a field takes it and how it is called: its name says what its sender likes.

import { extensionsOf } from './file-categories.ts';
import type { FieldOption } from './form-types.ts';

/** What the server has found by the bytes. */
export interface FoundInside {
  /** Null: nothing known. */
  type: string | null;
  isProgram: boolean;
}

interface Content {
  /** The first is given to a name that has none of them. */
  endings: readonly [string, ...string[]];
  /** As browsers play it, where they call it otherwise. */
  played?: string;
}

/** Said by the server alone: a page cannot look inside. */
const WORDS = {
  program: 'Это программа, как бы файл ни назывался. Такие не принимают',
  unknown: 'Внутри файла не то, что обещает его имя, или он повреждён. Откройте его у себя и сохраните заново',
  other: (extensions: readonly string[]): string =>
    `Внутри файла другое, чем нужно здесь. Подойдут: ${extensions.join(', ')}`,
} as const;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** By the type of the content. Files with macros are not among them. */
const CONTENTS: Readonly<Record<string, Content>> = {
  'image/jpeg': { endings: ['jpg', 'jpeg'] },
  'image/png': { endings: ['png'] },
  'image/webp': { endings: ['webp'] },
  'image/heic': { endings: ['heic'] },
  'image/heif': { endings: ['heic'] },
  'application/pdf': { endings: ['pdf'] },
  [`${OFFICE}.wordprocessingml.document`]: { endings: ['docx'] },
  [`${OFFICE}.spreadsheetml.sheet`]: { endings: ['xlsx'] },
  [`${OFFICE}.presentationml.presentation`]: { endings: ['pptx'] },
  [`${OPEN}.text`]: { endings: ['odt'] },
  [`${OPEN}.spreadsheet`]: { endings: ['ods'] },
  [`${OPEN}.presentation`]: { endings: ['odp'] },
  'application/x-cfb': { endings: ['doc', 'xls', 'ppt'] },
  'application/rtf': { endings: ['rtf'] },
  'text/plain': { endings: ['txt', 'csv'] },
  'audio/mpeg': { endings: ['mp3'] },
  'audio/wav': { endings: ['wav'] },
  'audio/flac': { endings: ['flac'] },
  'audio/x-m4a': { endings: ['m4a'], played: 'audio/mp4' },
  'audio/mp4': { endings: ['m4a'] },
  'audio/aac': { endings: ['aac'] },
  'audio/ogg': { endings: ['ogg'] },
  'application/ogg': { endings: ['ogg'], played: 'audio/ogg' },
  'audio/x-ms-asf': { endings: ['wma'] },
  'application/vnd.ms-asf': { endings: ['wma'] },
  // Recorders of phones write sound into the same container and call it so.
  'video/mp4': { endings: ['mp4', 'm4a', 'mov'] },
  'video/x-m4v': { endings: ['mp4'], played: 'video/mp4' },
  'video/quicktime': { endings: ['mov', 'mp4'] },
  'video/vnd.avi': { endings: ['avi'] },
  'video/matroska': { endings: ['mkv'] },
  'video/webm': { endings: ['webm', 'mkv'] },
  'application/zip': { endings: ['zip'] },
  'application/x-7z-compressed': { endings: ['7z'] },
  'application/x-rar-compressed': { endings: ['rar'] },
};

const NAME_MAX = 200;

export interface TakenFile {
  name: string;
  type: string;
}

/** The file as the field keeps it, or why it does not, in words. */
export function takenFile(
  { categories }: Pick<FieldOption, 'categories'>,
  name: string,
  { type, isProgram }: FoundInside,
): TakenFile | { fault: string } {
  if (isProgram) return { fault: WORDS.program };
  const plain = type?.split(';')[0] ?? '';
  if (!Object.hasOwn(CONTENTS, plain)) return { fault: WORDS.unknown };
  const { endings, played } = CONTENTS[plain]!;
  const wanted = extensionsOf(categories);
  const own = endings.find((ending) => ending === endingOf(name) && wanted.includes(ending));
  if (own !== undefined) return { name, type: own === 'm4a' ? 'audio/mp4' : (played ?? plain) };
  // A picture called .jpg that is a PNG is taken for what it is.
  const [ending] = endings;
  if (!wanted.includes(ending)) return { fault: WORDS.other(wanted) };
  return { name: renamed(name, ending), type: played ?? plain };
}

const endingOf = (name: string): string => /\.([\p{L}\p{N}]{1,5})$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** Only an ending that files here have is taken off: «вальс.2024» keeps its year. */
function renamed(name: string, ending: string): string {
  const has = extensionsOf(undefined).includes(endingOf(name));
  const stem = (has ? name.slice(0, name.lastIndexOf('.')) : name).trim() || 'файл';
  return `${stem.slice(0, NAME_MAX - ending.length - 1)}.${ending}`;
}
