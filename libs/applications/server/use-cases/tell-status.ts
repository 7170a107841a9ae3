// The letter to a member whose application has another status: in the organizer's own words where he has chosen some.

import { Injectable } from '@nestjs/common';
import { Organizers, StatusLetters } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { inQuotes, numberSign, type LetterKind } from '@rampa/kernel';
import { OwnLetters, type PostedWords } from '@rampa/mailings/server';
import type { Transaction } from '@rampa/platform/server';
import type { ApplicationRow } from '../persistence/application-tables.ts';
import { daysOf } from '../queries/event-days.ts';

/** Turns a path into the full address that a letter has. */
export type UrlOf = (path: string) => string;

interface Said {
  revision: number;
  status: string;
  /** It has become accepted by this change. */
  isAccepted: boolean;
  comment: string;
  urlOf: UrlOf;
}

/** An acceptance is a new status too: without words of its own it has those. */
const ACCEPTED: readonly LetterKind[] = ['confirmation', 'status'];
const CHANGED: readonly LetterKind[] = ['status'];

@Injectable()
export class TellStatus {
  constructor(
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly letters: StatusLetters,
    private readonly ownLetters: OwnLetters,
  ) {}

  /** Of a draft nobody is told, nor of what was taken back: its owner does not take part with it. */
  async run(tx: Transaction, application: ApplicationRow, said: Said): Promise<void> {
    const { guid, competitionGuid: competition, memberGuid: member, number, title, state } = application;
    if (member === null || number === null || state !== 'Subscribed') return;
    const { revision, status, isAccepted, comment, urlOf } = said;
    const event = await this.competitions.face(tx, competition);
    const { companyName } = await this.organizers.infoOf(tx, event.organizerGuid);
    const filled = await this.ownLetters.of(tx, event.organizerGuid, isAccepted ? ACCEPTED : CHANGED);
    await this.letters.tell(tx, {
      ...{ competition, guid, eventTitle: event.title, member, status, comment, urlOf },
      application: `Заявка ${numberSign(number)}${title === '' ? '' : ` ${inQuotes(title)}`}`,
      once: `application-status:${guid}:${revision}`,
      own:
        filled &&
        ((to, link) =>
          withComment(
            filled({
              ...{ участник: to.fullName, коллектив: title, номер: String(number) },
              ...{ статус: status, комментарий: comment },
              ...{ мероприятие: event.title, даты: daysOf(event), город: event.city },
              ...{ организатор: companyName, ссылка: link },
            }),
            comment.trim(),
          )),
    });
  }
}

/** What was written to this one member stands in his letter even where the organizer's words have no place for it. */
function withComment(words: PostedWords, comment: string): PostedWords {
  const isSaid = words.worded.some(({ runs }) =>
    runs
      .map(({ text }) => text)
      .join('')
      .includes(comment),
  );
  if (comment === '' || isSaid) return words;
  const told = { is: 'paragraph' as const, runs: [{ text: `Комментарий организатора: ${comment}` }] };
  return { ...words, worded: [...words.worded, told] };
}
