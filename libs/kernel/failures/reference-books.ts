import type { Entries } from './entry.ts';

export const REFERENCE_BOOKS = {
  bookTitleTaken: { status: 409, text: 'Такой справочник уже есть.' },
  bookIsSystem: { status: 409, text: 'Этот справочник нужен порталу: его нельзя ни переименовать, ни удалить.' },
  bookInUse: { status: 409, text: 'Удалить нельзя: строки этого справочника где-то указаны.' },
  booksFull: { status: 409, text: 'Справочников уже 1000: больше не поместится. Удалите лишние.' },
  bookFull: { status: 409, text: 'В справочнике уже 5000 строк: больше не поместится.' },
  bookItemTaken: { status: 409, text: 'Такая строка в справочнике уже есть.' },
  bookItemInUse: { status: 409, text: 'Удалить нельзя: эта строка справочника где-то указана.' },
  bookItemsOfOther: { status: 409, text: 'Эти строки из разных справочников.' },
  bookItemsChanged: {
    status: 409,
    text: 'Пока вы объединяли, строку указали ещё в одном мероприятии. Посмотрите, что перейдёт, и повторите.',
  },
} as const satisfies Entries;
