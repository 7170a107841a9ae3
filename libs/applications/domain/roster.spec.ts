import { describe, expect, it } from 'vitest';
import { usedForm, type BlockAnswers } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf } from '../../forms/testing/index.ts';
import { isSame, namedIn, rosterAnswers, rosterPlace, shownIn, type Performer } from './index.ts';

const [CLUB, PERSON, SOLO] = [guidOf(1), guidOf(2), guidOf(3)];
const form = usedForm(
  formOf(
    addBlock(CLUB),
    addBlock(PERSON, { max: 5 }),
    addBlock(SOLO),
    addField(guidOf(101), CLUB, { tag: 'collective' }),
    addField(guidOf(102), CLUB, { tag: 'city' }),
    addField(guidOf(103), PERSON, { tag: 'personFullName' }),
    addField(guidOf(104), PERSON, { tag: 'personBirthDate', option: { format: 'date' } }),
    addField(guidOf(105), SOLO, { tag: 'performer' }),
    addField(guidOf(106), SOLO, { tag: 'institution', isPrivate: true }),
  ),
);
const fieldsOf = (block: string) => form.fields.filter(({ blockGuid }) => blockGuid === block);
const anna: Performer = {
  kind: 'person',
  name: 'Алёна Ветрова',
  birthDate: '2014-03-05',
  city: 'Буй',
  institution: '',
};

describe('where a performer of one’s own goes', () => {
  it('is told by the tags of a block, the organizer’s own fields aside', () => {
    expect(rosterPlace(fieldsOf(CLUB))).toMatchObject({ kinds: ['collective'], name: { n: 4 }, city: { n: 5 } });
    expect(rosterPlace(fieldsOf(PERSON))).toMatchObject({ kinds: ['person'], name: { n: 6 }, birthDate: { n: 7 } });
    expect(rosterPlace(fieldsOf(SOLO))).toEqual({ kinds: ['person', 'collective'], name: fieldsOf(SOLO)[0] });
    expect(rosterPlace(fieldsOf(CLUB).slice(1))).toBeNull();
  });

  it('takes what is known and leaves the rest as it is typed', () => {
    const put = rosterAnswers(rosterPlace(fieldsOf(PERSON))!, { ...anna, birthDate: null });
    expect(put.map(({ field, text }) => [field.n, text])).toEqual([[6, 'Алёна Ветрова']]);
    expect(rosterAnswers(rosterPlace(fieldsOf(PERSON))!, anna)).toHaveLength(2);
  });
});

describe('who is named in an application', () => {
  const block = (guid: string, blockGuid: string, answers: BlockAnswers['answers']): BlockAnswers => ({
    ...{ guid, blockGuid, parentGuid: null, answers },
  });
  const blocks = [
    block('club', CLUB, { 4: { t: ' Берёзка ' }, 5: { t: 'Кострома' } }),
    block('a', PERSON, { 6: { t: 'Алёна  Ветрова' }, 7: { t: '2014-02-30' } }),
    block('b', PERSON, { 6: { t: ' ' } }),
    block('c', PERSON, { 6: { t: 'Пётр' }, 7: { t: '2012-02-29' } }),
    block('solo', SOLO, { 8: { t: 'Алёна Ветрова' } }),
  ];

  it('are the people and the collective, by answers that count', () => {
    const named = namedIn(
      form,
      blocks,
      shownIn(form, blocks, { state: 'Draft', status: '' }, new Map([['club', ['f5']]])),
    );
    expect(named.map(({ block: at, kind, name, birthDate, city }) => [at, kind, name, birthDate, city])).toEqual([
      ['club', 'collective', 'Берёзка', null, ''],
      ['a', 'person', 'Алёна Ветрова', null, ''],
      ['c', 'person', 'Пётр', '2012-02-29', ''],
    ]);
  });

  it('two are one where the name is one and no two birth dates say otherwise', () => {
    expect(isSame(anna, { ...anna, name: 'АЛЕНА  ВЕТРОВА', birthDate: null })).toBe(true);
    expect(isSame(anna, { ...anna, birthDate: '2015-03-05' })).toBe(false);
    expect(isSame(anna, { ...anna, kind: 'collective' })).toBe(false);
  });
});
