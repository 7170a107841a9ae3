import type { Form, FormBlock, FormField } from '@rampa/forms/domain';
import type { FieldTag, Guid } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { usualFields } from './usual-fields.ts';

const block = (guid: Guid, parentGuid: Guid | null, max: number): FormBlock => ({
  ...{ guid, n: 0, parentGuid, title: guid, min: 0, max, isPerformance: guid === 'piece', rule: null },
});
const BLOCKS = [
  block('club', null, 1),
  block('teacher', null, 6),
  block('piece', null, 30),
  block('person', 'piece', 60),
];

type Said = [guid: Guid, blockGuid: Guid, tag?: FieldTag | null, kind?: FormField['kind']];
const formOf = (...fields: Said[]): Form => ({
  blocks: BLOCKS,
  fields: fields.map(([guid, blockGuid, tag = null, kind = 'ReferenceBook'], n) => ({
    ...{ guid, n, blockGuid, kind, bookGuid: null, title: guid, hint: '', option: {}, rule: null, tag },
    ...{ isRequired: false, isPrivate: false, isPersonal: false },
  })),
});

describe('fields of the table until somebody has chosen', () => {
  it('are nomination, age group and town, whatever stands before them', () => {
    const form = formOf(
      ['collective', 'club', 'collective', 'Text'],
      ['town', 'club', 'city', 'Text'],
      ['post', 'teacher'],
      ['form', 'piece', 'form'],
      ['nomination', 'piece', 'nomination'],
      ['age', 'piece', 'ageCategory'],
    );
    expect(usualFields(form)).toEqual(['nomination', 'age', 'town']);
  });

  it('are never what is asked of each person of a list', () => {
    const form = formOf(
      ['post', 'teacher'],
      ['his town', 'person', 'city', 'Text'],
      ['role', 'person'],
      ['hall', 'club'],
    );
    expect(usualFields(form)).toEqual(['hall']);
  });

  it('are the first reference books where the form gives no roles', () => {
    const form = formOf(
      ['word', 'club', null, 'Text'],
      ['genre', 'piece'],
      ['level', 'piece'],
      ['hall', 'club'],
      ['hotel', 'club'],
    );
    expect(usualFields(form)).toEqual(['genre', 'level', 'hall']);
    expect(usualFields(formOf())).toEqual([]);
  });
});
