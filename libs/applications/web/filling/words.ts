export const OFFLINE = 'Нет связи с сервером. Ответы на этом устройстве; повторите, когда связь вернётся.';

export const NAMELESS = 'Так называются многие. Добавьте своё название, если оно есть: «Ансамбль „Берёзка“».';

/** «Номер» within a sentence; «ДШИ» and «МС по спорту» stay as they are. */
export function lowered(title: string): string {
  const [first = '', second = ''] = title;
  return /\p{Lu}/u.test(second) || second === '' ? title : first.toLowerCase() + title.slice(first.length);
}
