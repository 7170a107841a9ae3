import type { Entries } from './entry.ts';

export const PROGRAM = {
  confirmationNeeded: { status: 409, text: 'Подтвердите действие, введя название программы.' },
  onStageAlready: { status: 409, text: 'На сцене уже другое выступление. Сначала закончите его.' },
  tooManyItems: { status: 422, text: 'В мероприятии может быть не больше 5\u00a0000 номеров и перерывов.' },
  numbersTold: { status: 409, text: 'Номера уже знают: программу опубликовали или напечатали.' },
  programBegun: { status: 409, text: 'Программа уже началась: номера выступлений не меняются.' },
  itemsApart: { status: 409, text: 'Местами меняются пункты одной программы, а эти стоят в разных.' },
  itemNotPerformance: { status: 409, text: 'На сцену выходит только выступление.' },
  stepTaken: { status: 409, text: 'Уже сделано: этот шаг записал другой человек.' },
  ceremonyOfOrganizer: { status: 409, text: 'Церемонию начинает, переводит к другому шагу и заканчивает организатор.' },
  ceremonyRuns: { status: 409, text: 'Церемония уже идёт.' },
  ceremonyOver: { status: 409, text: 'Церемония не идёт: её начинает организатор.' },
  ceremonyStopped: { status: 409, text: 'Церемония остановлена: продолжить её может организатор.' },
  ceremonyHidden: { status: 409, text: 'Залу показывать нельзя: протокол открыт или порядок награждения закрыт.' },
  ceremonyNoStep: { status: 409, text: 'Такого шага нет: порядок награждения изменился или это его край.' },
  programColumnsFull: { status: 409, text: 'Столбцов не больше 30, полей в каждом — не больше десяти. Уберите лишнее и добавьте снова.' }, // prettier-ignore
  programColumnFieldGone: { status: 409, text: 'Этого поля в форме уже нет. Выберите другое.' },
  programColumnTag: { status: 422, text: 'Поле столбца может значить для программы только текст: исполнителя, город, педагогов.' }, // prettier-ignore
  programNotPublished: { status: 409, text: 'Программа не опубликована: сначала откройте её всем.' },
  programUnchanged: { status: 409, text: 'С прошлой публикации в программе ничего не изменилось.' },
  mobileProgramEmpty: { status: 422, text: 'Выберите хотя бы одну программу.' },
  listsFull: { status: 409, text: 'Списков уже сто. Удалите те, что не нужны, и добавьте снова.' },
  listEmpty: { status: 409, text: 'В списке пока никого нет. Внесите в него хотя бы одно выступление.' },
  listWithoutColumns: { status: 409, text: 'В списке нет столбцов. Добавьте хотя бы один.' },
  listNobodyChosen: { status: 422, text: 'Выберите, кого внести в список или убрать из него.' },
  listColumnFilled: { status: 409, text: 'Этот столбец заполняется сам: от руки в него не пишут.' },
  noRecordings: { status: 409, text: 'В программе пока нет ни одной записи.' },
  noTimeYet: { status: 409, text: 'Время этого выступления ещё не назначено.' },
  synchronizationStale: { status: 409, text: 'С тех пор, как вы смотрели, изменились заявки или программа. Посмотрите, что теперь разошлось.' }, // prettier-ignore
  synchronizationRefused: { status: 409, text: 'Это выступление уже нельзя изменить: оно началось, оценено или протокол закрыт.' }, // prettier-ignore
  performancesTaken: { status: 409, text: 'Кого-то из выбранных уже поставили в программу этого тура или заявку отозвали. Выберите заново.' }, // prettier-ignore
  reportWithoutPerformances: { status: 422, text: 'Строки этого отчёта — не выступления. Выберите отчёт, где строка — выступление.' }, // prettier-ignore
} as const satisfies Entries;
