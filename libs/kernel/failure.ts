// Expected failures: one catalogue from code to HTTP status and Russian text. A code without a text does not compile.

interface Entry {
  status: number;
  text: string;
}

const CATALOGUE = {
  badRequest: { status: 400, text: 'Неверный запрос. Проверьте переданные данные.' },
  unauthorized: { status: 401, text: 'Необходима авторизация для доступа к ресурсу.' },
  forbidden: { status: 403, text: 'Доступ запрещён. У вас нет прав для выполнения этого действия.' },
  foreignPage: {
    status: 403,
    text: 'Эта страница открыта с чужого адреса. Откройте портал по его собственному адресу.',
  },
  notFound: { status: 404, text: 'Запрашиваемый ресурс не найден.' },
  methodNotAllowed: { status: 405, text: 'Этот адрес не принимает такой запрос.' },
  tooLarge: { status: 413, text: 'Слишком большой запрос: принимаем до 1 МБ данных.' },
  fileTooLarge: { status: 413, text: 'Размер загружаемого файла превышает допустимые 80мб.' },
  filesFull: { status: 409, text: 'Место для файлов закончилось. Уберите лишние картинки и отправьте снова.' },
  fileLost: {
    status: 500,
    text: 'Файл записан, но сервер не может его прочитать. Загрузите его заново или скажите тому, кто ведёт портал.',
  },
  headersTooLarge: {
    status: 431,
    text: 'Слишком длинный заголовок запроса. Очистите данные сайта в браузере и повторите.',
  },
  unsupportedMediaType: { status: 415, text: 'Данные принимаются только в формате JSON.' },
  tooMany: { status: 429, text: 'Слишком много попыток. Подождите минуту и попробуйте снова.' },
  internal: { status: 500, text: 'Внутренняя ошибка сервера. Попробуйте повторить запрос позже.' },
  unavailable: { status: 503, text: 'Сервер запускается или временно не отвечает. Попробуйте через несколько секунд.' },

  wrongLogin: { status: 401, text: 'Неверная почта или пароль.' },
  linkUnknown: { status: 401, text: 'Ссылка не действует. Попросите новую у организатора.' },
  linkRevoked: { status: 401, text: 'Организатор отозвал эту ссылку. Попросите новую.' },
  linkExpired: { status: 401, text: 'Срок действия ссылки истёк. Попросите новую у организатора.' },
  deviceLimit: {
    status: 403,
    text: 'По этой ссылке уже вошли на всех разрешённых устройствах. Попросите новую ссылку.',
  },
  membershipBlocked: { status: 403, text: 'Организатор закрыл вам доступ к этому мероприятию. Напишите ему.' },
  sessionEnded: { status: 401, text: 'Вход завершён. Войдите снова.' },
  foreignJudge: { status: 409, text: 'Эти оценки поставил другой судья. Войдите по его ссылке, чтобы отправить их.' },

  archived: { status: 409, text: 'Мероприятие в архиве: изменить его нельзя.' },
  withoutMarks: { status: 409, text: 'Это фестиваль без оценок: судейства и протоколов в нём нет.' },
  oneTour: {
    status: 409,
    text: 'Это конкурс в один тур. Чтобы провести следующий, выберите в карточке события «Конкурс в несколько туров».',
  },
  typeTourFixed: { status: 409, text: 'Вид мероприятия так сменить нельзя: он разошёлся бы с тем, что уже есть.' },
  staleVersion: { status: 409, text: 'Данные успели изменить. Обновите страницу и повторите.' },

  markBelow: { status: 422, text: 'Оценка ниже наименьшей по этому критерию.' },
  markAbove: { status: 422, text: 'Оценка выше наибольшей по этому критерию.' },
  markStep: { status: 422, text: 'Оценка не попадает в шаг шкалы.' },
  markForeign: { status: 404, text: 'Такого выступления нет среди тех, что вы оцениваете.' },
  markCriterion: { status: 422, text: 'Этот критерий не относится к выступлению.' },
  markEarly: { status: 409, text: 'Выступление ещё не вышло на сцену: оценивать рано.' },
  markWithdrawn: { status: 409, text: 'Выступление снято или пропущено: оценка не нужна.' },
  markAbstained: {
    status: 409,
    text: 'Вы воздержались от оценки этого выступления. Отмените воздержание, чтобы оценить.',
  },
  judgeHasMarked: { status: 409, text: 'Этот судья уже поставил все оценки выступления.' },
  protocolNotOpen: { status: 409, text: 'Протокол ещё не открыт. Подождите организатора.' },
  protocolLocked: { status: 409, text: 'Протокол закрыт: оценки больше не принимаются.' },
  markLate: { status: 409, text: 'Оценка пришла после закрытия протокола. Она передана организатору.' },
  markConflict: { status: 409, text: 'Эту оценку уже изменили с другого устройства. Показано действующее значение.' },
  wordConflict: { status: 409, text: 'Это уже изменили с другого устройства. Показано действующее.' },
  guidReused: { status: 409, text: 'Эта отправка уже принята с другой оценкой. Поставьте оценку заново.' },

  protocolTransition: { status: 409, text: 'Из этого состояния протокол так перевести нельзя.' },
  resultsProvisional: { status: 409, text: 'Утвердить рано: места ещё предварительные.' },
  judgingUnready: { status: 409, text: 'Открыть приём оценок рано: нет судей или критериев.' },
  marksMissing: { status: 409, text: 'Закрыть протокол нельзя: не все оценки поставлены.' },
  hasMarks: { status: 409, text: 'Удалить нельзя: судьи уже поставили здесь оценки.' },
  marksBecomeInvalid: { status: 409, text: 'Так изменить нельзя: уже поставленные оценки не подойдут к новой шкале.' },
  tieAbsent: { status: 409, text: 'Равенства, которое решает председатель, у этих выступлений нет.' },
  schemeInvalid: { status: 422, text: 'Правила подсчёта заданы с ошибкой.' },
  panelsDiffer: {
    status: 422,
    text: 'Так считать нельзя: в группе разное число судей. В правилах подсчёта выберите «среднее баллов судей».',
  },
  awardRanges: { status: 422, text: 'Границы званий пересекаются или оставляют пропуск.' },
  colorContrast: { status: 422, text: 'Такой цвет не даст прочитать звание. Выберите светлее или темнее.' },
  confirmationNeeded: { status: 409, text: 'Подтвердите действие, введя название программы.' },
  onStageAlready: { status: 409, text: 'На сцене уже другое выступление.' },
  resultNotReady: { status: 409, text: 'Показывать рано: оценили ещё не все судьи.' },
  claimUnknown: { status: 404, text: 'Такого кода нет или он устарел. Посмотрите на экран: код меняется.' },
  imageUnsupported: { status: 415, text: 'Такой файл не подходит. Выберите картинку PNG, JPEG или WebP.' },
  imageBroken: { status: 422, text: 'Картинка повреждена: её не удалось прочитать. Выберите другой файл.' },
  imageTooLarge: { status: 422, text: 'Слишком большая картинка: принимаем до 50 мегапикселей. Уменьшите её.' },
  fileMissing: { status: 400, text: 'Файл не приложен. Выберите файл и повторите.' },
  resultsNotLocked: { status: 409, text: 'Дипломы рано выпускать: протокол ещё не закрыт.' },
  diplomasOff: { status: 409, text: 'Дипломы на этом портале выключены.' },
  nothingToPrint: { status: 409, text: 'Выпускать нечего: закрытых выступлений с результатом нет.' },
  fileNotReady: { status: 409, text: 'Файл ещё не готов, или задание не удалось.' },
  tooManyItems: { status: 422, text: 'В мероприятии может быть не больше 5\u00a0000 номеров и перерывов.' },
  programBegun: { status: 409, text: 'Программа уже началась: номера выступлений не меняются.' },
  itemNotPerformance: { status: 409, text: 'На сцену выходит только выступление.' },

  stepTaken: { status: 409, text: 'Уже сделано: этот шаг записал другой человек.' },

  phoneInvalid: { status: 422, text: 'Телефон записан неверно. Проверьте страну и число цифр.' },
  passwordWeak: { status: 422, text: 'Придумайте другой пароль: не короче 8 знаков и не из самых частых.' },
  passwordWrong: { status: 422, text: 'Прежний пароль не подошёл.' },
  consentNeeded: { status: 422, text: 'Без согласия на обработку персональных данных кабинет завести нельзя.' },
  consentOutdated: { status: 409, text: 'Текст согласия успел измениться. Обновите страницу и прочитайте его снова.' },
  emailUnconfirmed: { status: 403, text: 'Сначала подтвердите почту: мы отправили вам письмо.' },
  employeeWaiting: {
    status: 403,
    text: 'Организатор ещё не открыл вам доступ. Попросите его заглянуть в раздел «Сотрудники».',
  },
  accountClosed: { status: 403, text: 'Этот кабинет закрыт его владельцем. Данные из него удаляются.' },
  accountHasEvents: {
    status: 409,
    text: 'Закрыть кабинет можно, когда все мероприятия в архиве: у них есть участники и судьи. Отправьте мероприятия в архив и повторите.',
  },
  closingEmailDiffers: { status: 422, text: 'Почта не совпала с той, по которой вы входите.' },
  employeeDismissed: { status: 403, text: 'Организатор закрыл вам доступ. Если это ошибка, свяжитесь с ним.' },
  otherDoor: { status: 403, text: 'Почта и пароль верны, но это кабинет другого вида. Войдите на его странице.' },
  letterLinkDead: { status: 410, text: 'Ссылка не действует: её уже использовали или её срок истёк.' },
  codeWrong: {
    status: 422,
    text: 'Код не подошёл. Проверьте цифры или запросите новый: код действует 15 минут, попыток — пять.',
  },

  letterAddress: { status: 422, text: 'Адрес почты записан неверно. Нужен один адрес вида имя@сайт.рф.' },
  letterNotSent: { status: 503, text: 'Письмо пока не отправлено: почтовый сервер его не принял.' },

  requisiteInvalid: { status: 422, text: 'Реквизиты заполнены не полностью или с ошибками.' },
  requisiteDoubtful: { status: 409, text: 'В реквизитах, возможно, опечатка. Проверьте их или подтвердите.' },
  requisiteInContract: { status: 409, text: 'Удалить нельзя: эти реквизиты указаны в договоре.' },

  emailSame: { status: 422, text: 'С этой почтой вы уже входите. Укажите другую.' },
  emailTaken: { status: 409, text: 'На эту почту успели завести другой кабинет. Укажите другую.' },

  profileInvalid: { status: 422, text: 'Проверьте данные профиля: в них ошибка.' },
  employeeUnverified: {
    status: 409,
    text: 'Сотрудник ещё не подтвердил почту. Принять его можно, как только он это сделает.',
  },

  groupValueInUse: { status: 409, text: 'Удалить нельзя: эта группа указана у выступлений.' },
  bookItemInUse: { status: 409, text: 'Удалить нельзя: эта строка справочника где-то указана.' },
  reportSourceAbsent: {
    status: 422,
    text: 'Составить программу по отчёту пока нельзя: отчёты появятся вместе с заявками. Укажите номинации или создайте пустую программу.',
  },
} as const satisfies Record<string, Entry>;

export type FailureCode = keyof typeof CATALOGUE;

export const FAILURE_CODES = Object.keys(CATALOGUE) as FailureCode[];

export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(CATALOGUE, value);
}

export function failureStatus(code: FailureCode): number {
  return CATALOGUE[code].status;
}

/** The Russian text shown to people. */
export function failureText(code: FailureCode): string {
  return CATALOGUE[code].text;
}

export interface FailureDetail {
  /** Path of the field at fault, in the spelling of the wire. */
  field?: string;
  /** A more exact Russian sentence than the catalogue's. */
  message?: string;
  customData?: { title?: string; [key: string]: unknown };
}

/** An expected refusal: thrown inside, answered at the edge in the envelope; carries no stack to people. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetail[];

  constructor(code: FailureCode, details: FailureDetail | FailureDetail[] = []) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = Array.isArray(details) ? details : [details];
  }

  get status(): number {
    return failureStatus(this.code);
  }
}

/** Refused for a while: after so many seconds it may be tried again. */
export class TooMany extends Failure {
  readonly retryAfterS: number;

  constructor(retryAfterS: number, details: FailureDetail | FailureDetail[] = []) {
    super('tooMany', details);
    this.retryAfterS = retryAfterS;
  }
}
