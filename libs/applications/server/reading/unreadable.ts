/** The table cannot be read; its message is for whoever has sent it. */
export class Unreadable extends Error {}

export const BROKEN =
  'Файл повреждён или дошёл не целиком. Откройте его в Excel, сохраните заново и загрузите ещё раз.';
export const TOO_LARGE = 'В таблице слишком много данных. Оставьте в ней только нужные строки и столбцы.';
