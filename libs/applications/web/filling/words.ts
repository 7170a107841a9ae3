export const OFFLINE = 'Нет связи с сервером. Ответы на этом устройстве; повторите, когда связь вернётся.';

/** «Номер» within a sentence; «ДШИ» and «МС по спорту» stay as they are. */
export function lowered(title: string): string {
  const [first = '', second = ''] = title;
  return /\p{Lu}/u.test(second) || second === '' ? title : first.toLowerCase() + title.slice(first.length);
}
