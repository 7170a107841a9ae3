import type { Entries } from './entry.ts';

export const FORMS = {
  formInvalid: { status: 422, text: 'Так форму сохранить нельзя: в ней ошибка.' },
  formConflict: { status: 409, text: 'Это успел изменить другой человек. Показано действующее.' },
  formPartGone: { status: 409, text: 'Этого поля или блока в форме уже нет. Обновите страницу.' },
  formPartKnown: { status: 409, text: 'Такое поле или такой блок в форме уже есть.' },
  formNesting: { status: 422, text: 'Блок нельзя поместить в самого себя.' },
  formPartNamed: { status: 409, text: 'Убрать нельзя: об этом спрашивает условие.' },
  formAnswered: { status: 409, text: 'Так изменить нельзя: на это поле уже ответили. Добавьте новое поле.' },
  formAbsent: { status: 404, text: 'У мероприятия ещё нет формы заявки.' },
  formExists: { status: 409, text: 'У мероприятия уже есть форма заявки.' },
  formHasApplications: { status: 409, text: 'Заменить форму целиком нельзя: по ней уже подали заявки.' },
  formInUse: { status: 409, text: 'Это форма мероприятия: из библиотеки её не удалить.' },
  formTitleTaken: { status: 409, text: 'Форма с таким названием уже есть.' },
  formsFull: { status: 409, text: 'Форм в библиотеке уже 200. Удалите те, что не нужны, и добавьте снова.' },
  changeReused: { status: 409, text: 'Эта правка уже записана с другим содержанием. Повторите её.' },
} as const satisfies Entries;
