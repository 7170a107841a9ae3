// The portal's own letter of each kind: it is sent until the organizer has one of his, and his begin with its text.

import type { LetterKind } from '@rampa/kernel';
import type { Inline, LetterBlock, LetterText } from './letter-text.ts';

export interface WordedLetter {
  title: string;
  subject: string;
  body: LetterText;
}

export const DEFAULT_LETTERS: Record<LetterKind, WordedLetter> = {
  invitation: {
    title: 'Приглашение участвовать',
    subject: 'Приглашаем вас: {мероприятие}',
    body: letter(
      'Здравствуйте!',
      'Будем рады видеть вас среди участников: {мероприятие}, {даты}, {город}.',
      'Всё о мероприятии и заявка — на странице {ссылка}. Заявку можно начать сейчас, а закончить позже: всё, что вы успели написать, сохранится.',
      'До встречи!',
      '{организатор}',
    ),
  },
  confirmation: {
    title: 'Заявка подтверждена',
    subject: 'Ваша заявка №\u00a0{номер} подтверждена',
    body: letter(
      'Здравствуйте, {участник}!',
      'Мы подтвердили вашу заявку № **{номер}**: {мероприятие}, {даты}, {город}.',
      'Заявка всегда под рукой: {ссылка}. Загляните в неё ещё раз: имена и названия попадут в программу и дипломы так, как они там написаны.',
      'Спасибо, что вы с нами, и удачных репетиций!',
      '{организатор}',
    ),
  },
  status: {
    title: 'Новый статус заявки',
    subject: 'Заявка №\u00a0{номер}: {статус}',
    body: letter(
      'Здравствуйте, {участник}!',
      'У вашей заявки № {номер} ({мероприятие}) новый статус: **{статус}**.',
      'Комментарий организатора: {комментарий}',
      'Посмотреть заявку: {ссылка}',
      'С теплом, {организатор}',
    ),
  },
  mailing: {
    title: 'Письмо участникам',
    subject: '{мероприятие}: новости для участников',
    body: letter(
      'Здравствуйте, {участник}!',
      'Пишем вам, потому что вы участвуете: {мероприятие}, {даты}, {город}.',
      'Ваша заявка и всё, что нужно знать к выступлению: {ссылка}',
      'До встречи на сцене!',
      '{организатор}',
    ),
  },
};

function letter(...paragraphs: readonly string[]): LetterText {
  return { type: 'doc', content: paragraphs.map(paragraph) };
}

/** Words between two stars are bold. «№» keeps its number on the line. */
function paragraph(text: string): LetterBlock {
  const content = text
    .replaceAll('№ ', '№\u00a0')
    .split('**')
    .map((part, index): Inline => ({
      type: 'text',
      text: part,
      ...(index % 2 === 1 ? { marks: [{ type: 'bold' as const }] } : {}),
    }))
    .filter((one) => one.type === 'hardBreak' || one.text !== '');
  return { type: 'paragraph', content };
}
