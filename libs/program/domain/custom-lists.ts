// Lists around the stage: what the ready kinds begin with, and what an item says in a column.

import type { ListFact, ListKind } from '@rampa/kernel';

/** How what an item says by itself is called where columns are chosen. */
export const LIST_FACT_WORDS: Readonly<Record<ListFact, string>> = {
  place: '№ в списке',
  number: '№ выступления',
  day: 'День',
  time: 'Время выступления',
  program: 'Программа',
  name: 'Кто',
  performer: 'Исполнитель',
  collective: 'Коллектив',
  peopleCount: 'Человек',
  city: 'Город',
  institution: 'Учреждение',
  teachers: 'Педагоги',
  pieceTitle: 'Произведение',
  authors: 'Авторы',
  duration: 'Длительность',
  recording: 'Фонограмма',
  nomination: 'Номинация',
  category: 'Категория',
  note: 'Примечание к выступлению',
};

export interface ReadyList {
  title: string;
  /** Facts, and titles of what is filled by hand. */
  columns: readonly (ListFact | { said: string })[];
}

const said = (title: string) => ({ said: title });

export const READY_LISTS: Readonly<Record<ListKind, ReadyList>> = {
  rooms: {
    title: 'Расселение',
    columns: ['place', 'name', 'city', 'peopleCount', said('Комнаты'), said('Заезд'), said('Выезд')],
  },
  buses: {
    title: 'Автобусы',
    columns: ['place', 'name', 'institution', 'peopleCount', 'time', said('Автобус'), said('Отправление')],
  },
  rehearsals: {
    title: 'Репетиции',
    columns: ['place', 'name', 'pieceTitle', 'duration', said('Когда'), said('Зал')],
  },
  wardrobe: {
    title: 'Костюмерная',
    columns: ['number', 'time', 'name', 'peopleCount', said('Гримёрка'), said('Костюмы'), said('Сдано')],
  },
  sound: {
    title: 'Звук',
    columns: ['number', 'time', 'name', 'pieceTitle', 'duration', 'recording', said('Микрофоны'), said('Примечание')],
  },
  own: { title: 'Новый список', columns: ['place', 'name', said('Примечание')] },
};

/** What is right-aligned and counted on paper. */
export const isNumberFact = (fact: ListFact | null): boolean =>
  fact === 'place' || fact === 'number' || fact === 'peopleCount';

export interface ListedItem {
  number: string;
  performer: string;
  collective: string;
  title: string;
  peopleCount: number;
  city: string;
  institution: string;
  teachers: string;
  pieceTitle: string;
  authors: string;
  duration: number;
  nomination: string;
  note: string;
}

export interface ListedBeside {
  /** From one. */
  place: number;
  programTitle: string;
  /** By the event's clock; empty where nothing is planned. */
  day: string;
  time: string;
  category: string;
  /** `null`: nobody asks for a recording. */
  recording: { files: number; seconds: number | null } | null;
}

/** Who it is: «Лель, Соколова Анна», or the name of what is not performed. */
export function listedName({
  performer,
  collective,
  title,
}: Pick<ListedItem, 'performer' | 'collective' | 'title'>): string {
  const names = performer === collective ? [performer] : [performer, collective];
  return names.filter(Boolean).join(', ') || title;
}

export function factText(fact: ListFact, item: ListedItem, beside: ListedBeside): string {
  switch (fact) {
    case 'place':
      return String(beside.place);
    case 'day':
      return beside.day;
    case 'time':
      return beside.time;
    case 'program':
      return beside.programTitle;
    case 'name':
      return listedName(item);
    case 'peopleCount':
      return item.peopleCount > 0 ? String(item.peopleCount) : '';
    case 'duration':
      return lengthText(item.duration);
    case 'recording':
      return recordingText(beside.recording);
    case 'category':
      return beside.category;
    default:
      return item[fact];
  }
}

/** «3:05»; empty when unknown. */
function lengthText(seconds: number): string {
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : '';
}

function recordingText(recording: ListedBeside['recording']): string {
  if (recording === null) return '';
  if (recording.files === 0) return 'нет';
  return recording.seconds === null ? 'есть' : `есть, ${lengthText(Math.round(recording.seconds))}`;
}

/** The rows in a new order; whoever is not named stands after, as before. Somebody who is not in the list changes nothing. */
export function inNamedOrder<Id>(rows: readonly Id[], named: readonly Id[]): Id[] {
  const known = new Set(rows);
  const first = [...new Set(named)].filter((id) => known.has(id));
  const said = new Set(first);
  return [...first, ...rows.filter((id) => !said.has(id))];
}
