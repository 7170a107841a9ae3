import type { Entries } from './entry.ts';

export const APPLICATIONS = {
  applicationEarly: {
    status: 409,
    text: 'Приём заявок ещё не начался. Когда он откроется, сказано на странице «Заявки».',
  },
  applicationClosed: { status: 409, text: 'Приём заявок закончен: изменения закрыты.' },
  applicationOver: { status: 409, text: 'Мероприятие закончилось: приём заявок закончен.' },
  applicationFrozen: { status: 409, text: 'Заявки больше не правят: изменения закрыты. Попросите организатора открыть вашу.' }, // prettier-ignore
  applicationSettled: { status: 409, text: 'Заявка отправлена, изменения закрыты. Попросите организатора вернуть её на исправление.' }, // prettier-ignore
  applicationUnfilled: { status: 422, text: 'Заявку рано отправлять: заполните поля, которые названы.' },
  applicationKept: { status: 409, text: 'Удаляют только свой неотправленный черновик.' },
  applicationNotSubscribed: { status: 409, text: 'Эта заявка не отправлена: отзывать нечего.' },
  sendingUnknown: { status: 409, text: 'Вернуть можно только дату, когда эту заявку уже отправляли, и пока она отправлена. Обновите страницу.' }, // prettier-ignore
  applicationUnsent: { status: 409, text: 'Статус дают отправленной заявке, а эта не отправлена или отозвана.' },
  performanceBegun: { status: 409, text: 'По этой заявке уже выступают или стоят оценки: отозвать её или убрать такое выступление нельзя. Снять номер может организатор, в программе.' }, // prettier-ignore
  applicationsFull: { status: 409, text: 'У вас уже 200 заявок в этом мероприятии. Доведите до конца те, что начаты.' },
  applicationFull: { status: 409, text: 'В одной заявке помещается 1000 блоков. Остальное отправьте второй заявкой.' },
  fieldConflict: { status: 409, text: 'Это поле успели изменить. Выберите, какой ответ оставить.' },
  fieldWithoutBlock: { status: 422, text: 'Таких блоков в заявке несколько: назовите, в каком из них ответ.' },
  answerInvalid: { status: 422, text: 'Такой ответ сюда не подходит.' },
  answerFileRefused: { status: 415, text: 'Такой файл сюда не подходит.' },
  answerFilesFull: { status: 409, text: 'Файлы этой заявки заняли всё отведённое место (500\u00a0МБ). Уберите лишние и отправьте снова.' }, // prettier-ignore
  noAnswerFiles: { status: 409, text: 'В этой заявке нет ни одного файла.' },
  eventFilesFull: { status: 409, text: 'Место для файлов заявок этого мероприятия закончилось. Скажите об этом организатору.' }, // prettier-ignore
  blockGone: { status: 409, text: 'Этого блока в заявке уже нет. Обновите страницу.' },
  blockFewest: { status: 409, text: 'Убрать нельзя: меньше таких блоков быть не может.' },
  blockMost: { status: 409, text: 'Добавить нельзя: больше таких блоков быть не может.' },
  blockPlace: { status: 422, text: 'Так переставить нельзя: это разные блоки.' },
  mailingNobody: { status: 409, text: 'Письмо никому не уйдёт: ни у кого из выбранных нет почты или все отписались.' },
  mailingWords: { status: 422, text: 'Выберите шаблон или напишите письмо: что-нибудь одно.' },
  mailingsOften: { status: 429, text: 'За час — не больше 20 рассылок. Следующую можно начать немного позже.' },
  importTooLarge: { status: 413, text: 'Таблица больше 20\u00a0МБ. Разделите её на несколько файлов.' },
  importUnsupported: { status: 415, text: 'Это не таблица. Подойдут XLSX, CSV, TSV и TXT.' },
  importMapping: { status: 422, text: 'Выберите, каким полям заявки соответствуют столбцы.' },
  importForbidden: {
    status: 403,
    text: 'У того, кто начал импорт, больше нет права на заявки. Что записано, осталось.',
  },
  importBusy: { status: 409, text: 'Этот импорт сейчас идёт. Дождитесь его или остановите.' },
  importStale: { status: 409, text: 'С проверки что-то изменилось: форма, столбцы или сам файл. Проверьте таблицу ещё раз.' }, // prettier-ignore
  importFileGone: { status: 409, text: 'Файл этого импорта уже убран: он хранится 30 дней. Загрузите таблицу заново.' },
  importsOften: { status: 429, text: 'За час — не больше 30 таблиц. Следующую можно загрузить немного позже.' },
  viewsFull: { status: 409, text: 'Видов таблицы уже 30. Удалите лишний или сохраните под его названием.' },
  performerTwice: { status: 409, text: 'Такая запись в вашем списке уже есть.' },
  performersFull: { status: 409, text: 'В списке уже 2000 участников. Удалите тех, кто больше не выступает.' },
  placesFull: { status: 409, text: 'Мест больше нет.' },
  waitingStatusAbsent: { status: 409, text: 'Сначала назначьте статус, с которым заявка ждёт места: в статусах заявок выберите «Ждёт места».' }, // prettier-ignore
  placedStatusAbsent: { status: 409, text: 'Нет включённого статуса, с которым заявка занимает место. Включите его в статусах заявок.' }, // prettier-ignore
  childConsentLacking: { status: 422, text: 'Сначала нужны согласия родителей на обработку данных детей.' },
  childAbsent: { status: 409, text: 'Ребёнок здесь не назван: впишите имя и дату рождения.' },
  consentLinksOften: { status: 429, text: 'За сутки — не больше 500 ссылок родителям, из них письмами 100. Остальные можно сделать завтра.' }, // prettier-ignore
  consentAddressRefused: { status: 409, text: 'На этот адрес просили больше не писать. Передайте ссылку сами.' },
  messagesFull: { status: 409, text: 'В переписке по этой заявке уже 500 сообщений. Продолжите по почте.' },
  messageFilesFull: { status: 409, text: 'К одному сообщению прикладывают не больше пяти файлов. Уберите лишний.' },
  messageFileGone: { status: 409, text: 'Приложенного файла уже нет: он хранится сутки. Приложите его снова.' },
  messageNobody: { status: 409, text: 'Писать некому: у заявки пока нет участника.' },
  statusOff: { status: 409, text: 'Этот статус выключен: выберите другой.' },
} as const satisfies Entries;
