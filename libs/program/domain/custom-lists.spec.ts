import { LIST_FACTS, LIST_KINDS } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { factText, inNamedOrder, LIST_FACT_WORDS, listedName, READY_LISTS, type ListedBeside, type ListedItem } from './custom-lists.ts'; // prettier-ignore

const item: ListedItem = {
  ...{ number: '15а', performer: 'Соколова Анна', collective: 'Лель', title: '', peopleCount: 12, city: 'Псков' },
  ...{ institution: 'ДК', teachers: 'Иванова И. И.', pieceTitle: 'Хоровод', authors: 'народная', duration: 185 },
  ...{ nomination: 'Хореография', note: 'Два микрофона' },
};
const beside: ListedBeside = {
  ...{ place: 3, programTitle: 'День первый', day: '21 ноября', time: '00:15', category: 'Дети', recording: null },
};

describe('what an item says in a column', () => {
  it.each(LIST_FACTS)('%s is said in words and has a name', (fact) => {
    expect(LIST_FACT_WORDS[fact]).not.toBe('');
    if (fact !== 'recording') expect(factText(fact, item, beside)).not.toBe('');
  });

  it('counts the place from one, minutes and seconds of a length, nobody as nothing', () => {
    expect(factText('place', item, beside)).toBe('3');
    expect(factText('duration', item, beside)).toBe('3:05');
    expect(factText('duration', { ...item, duration: 0 }, beside)).toBe('');
    expect(factText('peopleCount', { ...item, peopleCount: 0 }, beside)).toBe('');
  });

  it('tells of a recording whether it is there and how long it is', () => {
    const recorded = (recording: ListedBeside['recording']) => factText('recording', item, { ...beside, recording });
    expect(recorded(null)).toBe('');
    expect(recorded({ files: 0, seconds: null })).toBe('нет');
    expect(recorded({ files: 1, seconds: null })).toBe('есть');
    expect(recorded({ files: 2, seconds: 185.4 })).toBe('есть, 3:05');
  });

  it('names the performer with his collective, once where they are the same, a pause by its title', () => {
    expect(listedName(item)).toBe('Соколова Анна, Лель');
    expect(listedName({ ...item, performer: 'Лель' })).toBe('Лель');
    expect(listedName({ performer: '', collective: '', title: 'Перерыв' })).toBe('Перерыв');
  });
});

it('each ready kind has a name, says who it is about and is not all filled by hand', () => {
  for (const kind of LIST_KINDS) {
    expect(READY_LISTS[kind].title).not.toBe('');
    expect(READY_LISTS[kind].columns).toContain('name');
  }
});

it('those who are named stand first, the others after them as before', () => {
  expect(inNamedOrder(['a', 'b', 'c', 'd'], ['c', 'a', 'c', 'z'])).toEqual(['c', 'a', 'b', 'd']);
});
