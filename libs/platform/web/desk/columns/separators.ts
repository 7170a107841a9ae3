/** Between fields of one column. */
export const SEPARATORS = [
  { value: ', ', label: 'Запятая' },
  { value: '; ', label: 'Точка с запятой' },
  { value: ' ', label: 'Пробел' },
  { value: ' · ', label: 'Точка посередине' },
  { value: ' — ', label: 'Тире' },
  { value: ' / ', label: 'Косая черта' },
] as const;
