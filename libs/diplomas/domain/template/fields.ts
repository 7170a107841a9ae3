// The placeholders of papers and what stands in their place: one table for menu, screen and print.

import { folded, type NameCase, type PaperField, type PaperRecipients } from '@rampa/kernel';

export interface FieldWords {
  /** Between the braces. */
  name: string;
  says: string;
  /** An invented value for a template without anybody to print it for. */
  sample: string;
}

export const PAPER_FIELD_WORDS: Readonly<Record<PaperField, FieldWords>> = {
  recipient: { name: 'кому', says: 'Кому вручается', sample: 'Ансамбль танца «Росинка»' },
  recipientDative: {
    name: 'кому: дательный',
    says: 'Кому вручается, в дательном падеже',
    sample: 'Ансамблю танца «Росинка»',
  },
  recipientAccusative: {
    name: 'кого: винительный',
    says: 'Кого благодарят, в винительном падеже',
    sample: 'Ансамбль танца «Росинка»',
  },
  verb: { name: 'награждается', says: '«Награждается» или «награждаются»', sample: 'награждается' },
  award: { name: 'звание', says: 'Звание, как в протоколе', sample: 'Лауреат I степени' },
  awardOf: { name: 'звания', says: 'Звание после слова «диплом»', sample: 'лауреата I степени' },
  giver: { name: 'от кого', says: 'Кто присудил спецприз', sample: 'Спонсор: ООО «Лира»' },
  performer: { name: 'исполнитель', says: 'Исполнитель', sample: 'Ансамбль танца «Росинка»' },
  collective: { name: 'коллектив', says: 'Коллектив, если назван отдельно', sample: 'Студия «Лад»' },
  institution: { name: 'учреждение', says: 'Учреждение', sample: 'Детская школа искусств № 4' },
  city: { name: 'город', says: 'Город', sample: 'Кострома' },
  from: { name: 'откуда', says: 'Учреждение и город', sample: 'Детская школа искусств № 4, Кострома' },
  teachers: { name: 'педагог', says: 'Педагоги, только имена', sample: 'Инна Ветлугина' },
  leaders: { name: 'педагоги', says: 'Педагоги со словом «Педагог:»', sample: 'Педагог: Инна Ветлугина' },
  piece: { name: 'номер', says: 'Название номера', sample: '«Половецкие пляски»' },
  nomination: { name: 'номинация', says: 'Номинация, возраст, форма', sample: 'Народный танец, 13–15 лет, ансамбль' },
  number: { name: 'серия и №', says: 'Серия и номер бумаги', sample: 'СВ26 № 0241' },
  eventTitle: { name: 'мероприятие', says: 'Название мероприятия', sample: 'XIV фестиваль-конкурс «Светлояр»' },
  eventDates: { name: 'даты', says: 'Даты проведения', sample: '20–22 ноября 2026' },
  eventCity: { name: 'место', says: 'Город мероприятия', sample: 'Нижний Новгород' },
  organizer: { name: 'организатор', says: 'Организатор', sample: 'Центр искусств «Просцениум»' },
  chair: { name: 'председатель', says: 'Председатель жюри', sample: 'Е. В. Салтанова' },
  date: { name: 'дата', says: 'Последний день мероприятия', sample: '22 ноября 2026' },
};

/** Which case each of these fields says. */
export const CASE_FIELDS = { dative: 'recipientDative', accusative: 'recipientAccusative' } as const satisfies Record<
  NameCase,
  PaperField
>;

export type Facts = Readonly<Record<PaperField, string>>;

export const SAMPLE_FACTS = Object.fromEntries(
  Object.entries(PAPER_FIELD_WORDS).map(([field, { sample }]) => [field, sample]),
) as Facts;

const whose = (recipient: string, recipientDative: string, recipientAccusative: string): Partial<Facts> => ({
  ...{ recipient, recipientDative, recipientAccusative },
});
const PERSON = whose('Инна Ветлугина', 'Инне Ветлугиной', 'Инну Ветлугину');
const WHOSE: Readonly<Record<PaperRecipients, Partial<Facts>>> = {
  performances: {},
  people: PERSON,
  prizes: { award: 'За лучший костюм', awardOf: 'За лучший костюм', giver: PAPER_FIELD_WORDS.giver.sample },
  teachers: PERSON,
  judges: PERSON,
  institutions: whose('Детская школа искусств № 4', 'Детской школе искусств № 4', 'Детскую школу искусств № 4'),
  named: whose('Андрей Берестов', 'Андрею Берестову', 'Андрея Берестова'),
};

/** The sample of a paper for these: a judge is no ensemble, and only prizes have a giver. */
export const sampleOf = (recipients: PaperRecipients): Facts => ({
  ...SAMPLE_FACTS,
  giver: '',
  ...WHOSE[recipients],
});

const BY_NAME = new Map(
  Object.entries(PAPER_FIELD_WORDS).map(([field, { name }]) => [folded(name), field as PaperField]),
);
const PLACEHOLDER = /\{([^{}\n]{1,60})\}/gu;

/** By the words between the braces; null for a word that is no field (any more). */
export function fieldCalled(written: string): PaperField | null {
  return BY_NAME.get(folded(written.trim())) ?? null;
}

export const placeholderOf = (field: PaperField): string => `{${PAPER_FIELD_WORDS[field].name}}`;

/** The fields of a text, and the words in braces that are none. */
export function placeholdersIn(text: string): { fields: PaperField[]; unknown: string[] } {
  const fields: PaperField[] = [];
  const unknown: string[] = [];
  for (const [, written] of text.matchAll(PLACEHOLDER)) {
    const field = fieldCalled(written!);
    if (field) fields.push(field);
    else unknown.push(written!);
  }
  return { fields, unknown };
}

export interface FilledText {
  text: string;
  /** It has placeholders, and none of them has a value. */
  isEmpty: boolean;
}

/** In one pass, so that a value with braces is not searched again. What is unknown says nothing. */
export function filledText(text: string, facts: Facts): FilledText {
  let count = 0;
  let given = 0;
  const filled = text.replace(PLACEHOLDER, (_, written: string) => {
    count++;
    const field = fieldCalled(written);
    const value = field ? facts[field].replace(/\s+/gu, ' ').trim() : '';
    if (value !== '') given++;
    return value;
  });
  const lines = filled.split('\n').map((line) => tidied(line));
  // A line of nothing but an empty field leaves no gap.
  const kept = lines.filter((line, index) => line !== '' || text.split('\n')[index]!.trim() === '');
  const said = kept.join('\n').trim();
  return { text: said, isEmpty: said === '' || (count > 0 && given === 0) };
}

/** «Кострома, » and «, Кострома» of an empty neighbour lose their comma. */
function tidied(line: string): string {
  return line
    .replace(/\s+/gu, ' ')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/^[\s,]+|[\s,]+$/gu, '');
}
