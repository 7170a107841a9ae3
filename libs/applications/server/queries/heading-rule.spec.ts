// What is kept of an application to find it and to tell it from its doubles. Whoever changes what comes out here raises
// HEADING_RULE, so that a job counts anew what stands.

import { HEADING_RULE } from '@rampa/applications/domain';
import type { BlockAnswers } from '@rampa/forms/domain';
import { folded } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { FORM } from '../../testing/import-samples.ts';
import { headingIn } from './counted-anew.ts';

it('what is found and told from doubles is made by the rule that the code names', () => {
  const blocks: BlockAnswers[] = [
    {
      ...{ guid: 'a', blockGuid: 'club', parentGuid: null },
      answers: { 4: { t: ' Ансамбль  «Ёлочка-2»' }, 5: { t: '+79991234567' } },
    },
    { guid: 'b', blockGuid: 'piece', parentGuid: null, answers: { 6: { t: 'Жар‑птица — сюита' } } },
    { guid: 'c', blockGuid: 'person', parentGuid: 'b', answers: { 8: { t: 'Ёлкин Пётр' }, 9: { t: '2015-03-08' } } },
  ];
  const hidden = new Map<string, string[]>(blocks.map(({ guid }) => [guid, []]));
  expect([HEADING_RULE, folded(' Ёлкина  Анна-Мария'), headingIn(FORM, blocks, hidden)]).toEqual([
    3,
    'елкина анна-мария',
    {
      title: 'Ансамбль  «Ёлочка-2»',
      performers: ['ансамбль «елочка 2»'],
      search: 'ансамбль «елочка 2» · елкин петр · +79991234567 +7 (999) 123 45 67 · жар птица сюита · 08.03.2015',
    },
  ]);
});
