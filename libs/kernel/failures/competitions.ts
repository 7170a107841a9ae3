import type { Entries } from './entry.ts';

export const COMPETITIONS = {
  archived: { status: 409, text: 'Мероприятие в архиве: изменить его нельзя.' },
  withoutMarks: { status: 409, text: 'Это фестиваль без оценок: судейства и протоколов в нём нет.' },
  oneTour: {
    status: 409,
    text: 'Это конкурс в один тур. Чтобы провести следующий, выберите в карточке события «Конкурс в несколько туров».',
  },
  typeTourFixed: { status: 409, text: 'Вид мероприятия так сменить нельзя: он разошёлся бы с тем, что уже есть.' },
  staleVersion: { status: 409, text: 'Данные успели изменить. Обновите страницу и повторите.' },
  groupValueInUse: { status: 409, text: 'Удалить нельзя: эта группа указана у выступлений.' },
  statusTitleTaken: { status: 409, text: 'Такой статус уже есть. Назовите этот иначе.' },
  statusInUse: { status: 409, text: 'Удалить нельзя: этот статус уже стоит. Выберите, каким его заменить.' },
  lastActiveStatus: {
    status: 409,
    text: 'Это единственный включённый статус: без него новой заявке нечего было бы присвоить.',
  },
  statusesFull: { status: 409, text: 'Статусов уже 50. Удалите те, что не нужны, и добавьте снова.' },
  documentProgram: { status: 415, text: 'Это программа, а не документ, как бы файл ни назывался.' },
  documentUnsupported: { status: 415, text: 'Такой файл не подходит: нужен документ, текст или картинка.' },
  documentsFull: { status: 409, text: 'Документов уже 200. Удалите те, что не нужны, и добавьте снова.' },
} as const satisfies Entries;
