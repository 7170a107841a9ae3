// What the head of an application says of it beside its name: from where it comes, how many people.

import type { AnswerOf, ApplicationDataGetByApplicationGuid } from '@rampa/contract';
import { counted } from '@rampa/kernel';

type Block = AnswerOf<typeof ApplicationDataGetByApplicationGuid>['blocks'][number];

export interface HeadFacts {
  /** Of the application, or of its only performance; where they differ, nothing. */
  city: string;
  institution: string;
  /** «26 человек»: each who is named in a list of people, in two performances once. */
  people: string;
}

export function headFacts(blocks: readonly Pick<Block, 'answers'>[]): HeadFacts {
  const saidOf = (tag: Block['answers'][number]['tag']) => [
    ...new Set(blocks.flatMap(({ answers }) => answers.flatMap((one) => (one.tag === tag ? one.text.trim() : [])))),
  ];
  const only = (said: readonly string[]) => (said.length === 1 ? said[0]! : '');
  const people = saidOf('personFullName').length;
  return {
    ...{ city: only(saidOf('city')), institution: only(saidOf('institution')) },
    people: people === 0 ? '' : counted(people, 'человек', 'человека', 'человек'),
  };
}
