// What the columns of a table are: guessed by what was chosen before and by their titles, and whether a choice makes sense.

import { BlockTree, type Form, type FormBlock, type FormField } from '@rampa/forms/domain';
import { inQuotes, type FieldTag, type Guid } from '@rampa/kernel';
import type { ColumnUse, ImportMapping } from './import-types.ts';
import { plainTitle } from './plain-title.ts';
import { portalColumn, portalUses } from './portal-table.ts';
import { rememberedColumns, rememberedKeys, type RememberedColumn, type RememberedTable } from './remembered.ts';

const WORDS: readonly [FieldTag, RegExp][] = [
  [
    'personFullName',
    /^(фио|ф и о|фамилия имя( отчество)?|участник|имя участника|фио (участника|ребенка|исполнителя))$/,
  ],
  ['performer', /^(участник|исполнитель|солист|фио|фио (участника|исполнителя)|имя исполнителя)$/],
  ['personBirthDate', /^(дата рождения|др|день рождения|родился|дата рожд)$/],
  ['collective', /^(коллектив|название коллектива|ансамбль|студия|хор|группа)$/],
  ['pieceTitle', /^(номер|название номера|произведение|название произведения|композиция|репертуар|название)$/],
  ['duration', /^(длительность|продолжительность|хронометраж|время|хрон)$/],
  ['nomination', /^(номинация|направление|жанр)$/],
  ['ageCategory', /^(возраст|возрастная категория|возрастная группа|категория)$/],
  ['form', /^(форма|форма участия|состав|тип)$/],
  ['level', /^(уровень|лига|подготовка)$/],
  ['city', /^(город|населенный пункт|откуда|место жительства|регион)$/],
  ['institution', /^(учреждение|организация|школа|учебное заведение|от кого|дши)$/],
  ['teachers', /^(педагог|руководитель|преподаватель|хореограф|тренер|наставник|концертмейстер)(ь|и|ы)?$/],
  ['peopleCount', /^(количество( участников)?|число участников|кол во( участников| человек)?|человек|участников)$/],
  ['presenterText', /^(текст для ведущего|подводка|для ведущего)$/],
];
const PHONE = /^(телефон|тел|контактный телефон|номер телефона|мобильный|сотовый|моб( тел)?)$/;
const EMAIL =
  /^(e ?mail|мейл|имейл|(эл(ектронная)? )?почта( (участника|заявителя|владельца))?|адрес эл(ектронной)? почты|электронный адрес)$/;
/** Who has sent it: forms have no tag for that. */
const SENDER =
  /^(контакт|контактное лицо|контактное имя|заявитель|ответственн(ый|ое лицо)|кто подает( заявку)?|фио заявителя)$/;
const KEY = /^(№|номер|n|id|код|ключ|номер заявки|№ заявки|п п|№ п п|заявка|код заявки|внешний код)$/;
const PIECE_KEY = /^(номер выступления|№ выступления|код номера|№ номера|код выступления|id номера|id выступления)$/;

/** Fields that a column may be: all that are no files. */
export function importFields(form: Form): FormField[] {
  return form.fields.filter(({ kind }) => kind !== 'Attachment');
}

/** A first choice for every column, the likeliest tables of before first. Each field is guessed once, but where the table has «Участник 1», «Участник 2». */
export function guessedMapping(
  form: Form,
  titles: readonly string[],
  remembered: readonly RememberedTable[],
): ImportMapping {
  const code = portalColumn(titles);
  if (code >= 0)
    return { columns: portalUses(form, titles), applicationKey: code, performanceKey: null, isSent: false };
  const fields = importFields(form);
  const known = rememberedColumns(remembered);
  const taken = new Set<Guid>();
  let hasEmail = false;
  const columns: ColumnUse[] = titles.map((title) => {
    const plain = plainTitle(title);
    if (plain === '') return { to: 'skip' };
    const use = usedBefore(known.get(plain), fields) ?? guessed(form, fields, plain, taken);
    if (use.to === 'email' && (hasEmail || !(hasEmail = true))) return { to: 'skip' };
    if (use.to !== 'field') return use;
    if (taken.has(use.fieldGuid) && !isRepeated(form, use.fieldGuid)) return { to: 'skip' };
    taken.add(use.fieldGuid);
    return use;
  });
  return { columns, ...keysOf(form, titles, columns, remembered) };
}

/** As for a table of before, where there was one like it; otherwise by titles of columns that are no field. */
function keysOf(
  form: Form,
  titles: readonly string[],
  columns: readonly ColumnUse[],
  remembered: readonly RememberedTable[],
): Omit<ImportMapping, 'columns'> {
  const keyAt = (words: RegExp) =>
    titles.findIndex((title, at) => columns[at]!.to === 'skip' && words.test(plainTitle(title)));
  const [key, piece] = [keyAt(KEY), keyAt(PIECE_KEY)];
  const by = rememberedKeys(titles, remembered) ?? {
    applicationKey: key < 0 ? null : key,
    performanceKey: key < 0 || piece < 0 ? null : piece,
    isSent: false,
  };
  // Performances are told apart only where something of them is read.
  const hasPieces = columns.some((use) => use.to === 'field' && isOfPerformance(form, use.fieldGuid));
  return hasPieces ? by : { ...by, performanceKey: null };
}

function usedBefore(known: RememberedColumn | undefined, fields: readonly FormField[]): ColumnUse | null {
  if (!known) return null;
  if (known.use.to !== 'field') return known.use;
  const { fieldGuid } = known.use;
  const own = fields.find(({ guid }) => guid === fieldGuid);
  const same = own ?? fields.find(({ title }) => plainTitle(title) === plainTitle(known.fieldTitle));
  return same ? { to: 'field', fieldGuid: same.guid } : null;
}

function guessed(form: Form, fields: readonly FormField[], plain: string, taken: ReadonlySet<Guid>): ColumnUse {
  const free = fields.filter(({ guid }) => !taken.has(guid) || isRepeated(form, guid));
  // «Участник 2» is one more «Участник».
  const bare = plain.replace(/ ?\d+$/, '');
  const by = (found: (field: FormField) => boolean): ColumnUse | null => {
    const field = free.find(found);
    return field ? { to: 'field', fieldGuid: field.guid } : null;
  };
  return (
    by(({ title }) => plainTitle(title) === plain) ??
    (EMAIL.test(plain) ? { to: 'email' } : null) ??
    by(({ title, guid }) => plainTitle(title) === bare && isRepeated(form, guid)) ??
    WORDS.filter(([, words]) => words.test(bare))
      .map(([tag]) => by((field) => field.tag === tag))
      .find((use) => use !== null) ??
    (SENDER.test(plain) ? by(({ title }) => SENDER.test(plainTitle(title))) : null) ??
    (PHONE.test(bare) ? by(({ option }) => option.format === 'phone') : null) ??
    // «Город (населённый пункт)» is said in more words than the field's own.
    by(({ title }) => plainTitle(title).length > 3 && ` ${plain} `.includes(` ${plainTitle(title)} `)) ?? { to: 'skip' }
  );
}

/** Stands in a block that repeats and is no performance: several columns are its copies, one after another. */
export function isRepeated(form: Form, field: Guid): boolean {
  return repeatedBlock(form, field) !== null;
}

/** The innermost of them around a field. */
export function repeatedBlock(form: Form, field: Guid): FormBlock | null {
  const own = form.fields.find(({ guid }) => guid === field);
  const around = own ? new BlockTree(form.blocks).around(own.blockGuid) : [];
  return around.find(({ max, isPerformance }) => max > 1 && !isPerformance) ?? null;
}

/** Whether a field has an answer in each performance. */
export function isOfPerformance(form: Form, field: Guid): boolean {
  const own = form.fields.find(({ guid }) => guid === field);
  return (
    own !== undefined && new BlockTree(form.blocks).around(own.blockGuid).some(({ isPerformance }) => isPerformance)
  );
}

/** The first thing that makes no sense, in words; null when all does. */
export function mappingFault(form: Form, titles: readonly string[], mapping: ImportMapping): string | null {
  const { columns, applicationKey, performanceKey } = mapping;
  if (columns.length !== titles.length) return 'Столбцов в таблице другое число. Откройте импорт заново.';
  if (!columns.some(({ to }) => to === 'field')) return 'Выберите хотя бы для одного столбца, какое это поле заявки.';
  const isColumn = (key: number | null) => key === null || (key >= 0 && key < titles.length);
  if (!isColumn(applicationKey) || !isColumn(performanceKey)) return 'Такого столбца в таблице нет.';
  if (columns.filter(({ to }) => to === 'email').length > 1) return 'Почта владельца заявки — один столбец.';
  const met = new Map<Guid, number>();
  for (const [at, use] of columns.entries()) {
    if (use.to !== 'field') continue;
    const field = importFields(form).find(({ guid }) => guid === use.fieldGuid);
    if (!field) return `Для столбца ${inQuotes(titles[at]!)} выбрано поле, которого в форме больше нет.`;
    const times = (met.get(field.guid) ?? 0) + 1;
    met.set(field.guid, times);
    const repeated = repeatedBlock(form, field.guid);
    if (times > 1 && repeated === null)
      return `Поле ${inQuotes(field.title)} выбрано для двух столбцов. Оставьте один.`;
    if (repeated !== null && times > repeated.max)
      return `Поле ${inQuotes(field.title)} выбрано для ${times} столбцов, а блоков ${inQuotes(repeated.title)} бывает не больше ${repeated.max}.`;
  }
  if (performanceKey === null) return null;
  if (applicationKey === null) return 'Чтобы узнавать номера, выберите и столбец, по которому узнают заявку.';
  if (performanceKey === applicationKey) return 'Заявку и номер узнают по разным столбцам.';
  return [...met.keys()].some((field) => isOfPerformance(form, field))
    ? null
    : 'Номера узнавать незачем: ни один столбец не стоит в блоке номера.';
}
