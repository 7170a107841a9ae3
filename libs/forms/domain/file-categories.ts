// What a field for files takes, in kinds that people know. What a file really is, the upload finds out by its bytes.

import type { FileCategoryKey } from '@rampa/kernel';

export interface FileCategory {
  key: FileCategoryKey;
  title: string;
  extensions: readonly string[];
}

export const FILE_CATEGORIES: readonly FileCategory[] = [
  { key: 'picture', title: 'Картинки и фотографии', extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic'] },
  { key: 'pdf', title: 'PDF', extensions: ['pdf'] },
  { key: 'text', title: 'Тексты', extensions: ['doc', 'docx', 'odt', 'rtf', 'txt'] },
  { key: 'table', title: 'Таблицы', extensions: ['xls', 'xlsx', 'ods', 'csv'] },
  { key: 'slides', title: 'Презентации', extensions: ['ppt', 'pptx', 'odp'] },
  { key: 'sound', title: 'Фонограммы', extensions: ['mp3', 'wav', 'flac', 'm4a', 'aac', 'ogg', 'wma'] },
  { key: 'video', title: 'Видео', extensions: ['mp4', 'mov', 'avi', 'mkv', 'webm'] },
  { key: 'archive', title: 'Архивы', extensions: ['zip', '7z', 'rar'] },
];

/** Extensions of these categories in lower case; of all of them when none is named. */
export function extensionsOf(categories: readonly string[] | undefined): readonly string[] {
  return FILE_CATEGORIES.filter(
    ({ key }) => !categories || categories.length === 0 || categories.includes(key),
  ).flatMap(({ extensions }) => extensions);
}
