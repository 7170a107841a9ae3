import type { ColumnTag, ProgramColumnView } from '@rampa/contract';

/** What a field may mean to a program: presenter, hall, protocol and diploma read it from there. */
export const MEANINGS: readonly { value: ColumnTag; label: string }[] = [
  { value: 'performer', label: 'Исполнитель' },
  { value: 'collective', label: 'Коллектив' },
  { value: 'pieceTitle', label: 'Произведение' },
  { value: 'city', label: 'Город' },
  { value: 'institution', label: 'Учреждение' },
  { value: 'teachers', label: 'Педагоги' },
  { value: 'presenterText', label: 'Слово ведущего' },
  { value: 'ageCategory', label: 'Возраст (группа)' },
  { value: 'form', label: 'Форма (группа)' },
  { value: 'level', label: 'Уровень (группа)' },
];

export const MEANING_NOTE =
  'Возьмём в программу, когда вы сверите её с заявками: оттуда это читают ведущий, зал, протокол и диплом.';

/** «Видят ведущий и участники, есть в файлах» */
export function audienceText({ isPublic, isForPresenter, isOnPaper }: Omit<ProgramColumnView, 'fields'>): string {
  const seers = [isForPresenter ? 'ведущий' : '', isPublic ? 'участники' : ''].filter(Boolean).join(' и ');
  const parts = [seers && `видят ${seers}`, isOnPaper ? 'есть в файлах' : ''].filter(Boolean);
  return parts.length === 0 ? 'только для своих' : parts.join(', ');
}
