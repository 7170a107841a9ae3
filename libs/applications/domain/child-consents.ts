// What a child's parent agrees to (152-ФЗ, articles 9 and 10.1). A text to which somebody has agreed is never edited: a new
// wording is a new version, and each consent is kept with the hash of its own.

import { inQuotes, type ConsentKind } from '@rampa/kernel';

export interface ChildConsentText {
  kind: ConsentKind;
  /** Date of the wording. */
  version: string;
  title: string;
  /** {организатор}, {мероприятие}, {портал} */
  paragraphs: readonly string[];
}

export const CHILD_CONSENTS: Record<ConsentKind, ChildConsentText> = {
  processing: {
    kind: 'processing',
    version: '2026-11-28',
    title: 'Согласие на обработку персональных данных ребёнка',
    paragraphs: [
      'Я, родитель или законный представитель ребёнка, свободно, своей волей и в его интересах даю организатору ({организатор}) согласие на обработку персональных данных ребёнка по статье 9 Федерального закона от 27.07.2006 № 152‑ФЗ «О персональных данных».',
      'Зачем: участие ребёнка в мероприятии {мероприятие}: принять заявку, составить программу, провести судейство, оформить протоколы, дипломы и договоры.',
      'Какие данные: фамилия, имя, отчество, дата рождения, город, учреждение и коллектив, сведения и документы из заявки, результаты выступлений.',
      'Что с ними делают: сбор, запись, систематизация, накопление, хранение, уточнение, извлечение, использование, обезличивание, блокирование, удаление и уничтожение, с помощью средств автоматизации (портал «Рампа») и без них. Показывать данные всем это согласие не разрешает.',
      'Согласие действует, пока организатор обязан хранить документы мероприятия, или до отзыва. Отозвать его можно письмом организатору или через того, кто подал заявку: данные, которые закон не обязывает хранить, удалят в течение тридцати дней.',
    ],
  },
  publishing: {
    kind: 'publishing',
    version: '2026-11-28',
    title: 'Согласие на распространение персональных данных ребёнка',
    paragraphs: [
      'Я, родитель или законный представитель ребёнка, по статье 10.1 Федерального закона от 27.07.2006 № 152‑ФЗ «О персональных данных» разрешаю организатору ({организатор}) показывать неограниченному кругу лиц данные ребёнка, перечисленные ниже, в связи с мероприятием {мероприятие}. Это согласие отдельное: без него можно участвовать так же.',
      'Какие данные: фамилия и имя, коллектив, город, возрастная группа, номинация, название номера, баллы, звание и место.',
      'Где: экраны зала и страницы портала {портал}: программа выступлений ({портал}/program/, {портал}/public/mobile-program/), протоколы и списки победителей ({портал}/voiting-protocol/, {портал}/report/).',
      'Без этого согласия имя ребёнка показывается всем как «Фамилия И.». Передавать эти данные дальше в других целях я не разрешаю.',
      'Согласие действует до отзыва. Отозвать его можно в любую минуту через того, кто подал заявку, или письмом организатору: новые публикации прекратятся сразу, уже показанное уберут не позднее трёх рабочих дней.',
    ],
  },
};

export interface ConsentPlace {
  organizer: string;
  event: string;
  /** Where the portal is: the law asks for the addresses at which names are shown. */
  portal: string;
}

/** The text as somebody reads and signs it. */
export function wordsOfConsent(kind: ConsentKind, { organizer, event, portal }: ConsentPlace): ChildConsentText {
  const text = CHILD_CONSENTS[kind];
  const words: Record<string, string> = { организатор: organizer, мероприятие: inQuotes(event), портал: portal };
  const said = (paragraph: string) =>
    paragraph.replace(/\{(организатор|мероприятие|портал)\}/g, (_, name: string) => words[name]!);
  return { ...text, paragraphs: text.paragraphs.map(said) };
}

/** What a wording's hash is computed from: of the text in which names are put, so that one version has one hash. */
export function wordingOfConsent({ title, paragraphs }: ChildConsentText): string {
  return [title, ...paragraphs].join('\n');
}
