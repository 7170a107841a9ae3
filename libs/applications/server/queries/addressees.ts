// To whom a letter about an application goes, and what stands in it of each.

import { Injectable } from '@nestjs/common';
import { Mailboxes, Organizers } from '@rampa/accounts/server';
import { statusInLetters } from '@rampa/applications/domain';
import { Competitions } from '@rampa/competitions/server';
import type { ApplicationState, Guid, MailingSkip } from '@rampa/kernel';
import type { Values } from '@rampa/mailings/domain';
import type { Reader } from '@rampa/platform/server';
import { daysOf } from './event-days.ts';
import { SaidAnswers } from './said-answers.ts';

export interface Addressee {
  applicationGuid: Guid;
  number: number | null;
  title: string;
  fullName: string;
  /** Empty: there is none. */
  login: string;
  /** «Отписаться» */
  refuse: string;
  /** Null: a letter may go to him. */
  why: MailingSkip | null;
  values: Values;
}

interface Row {
  guid: Guid;
  member: Guid | null;
  number: number | null;
  title: string;
  state: ApplicationState;
  status: string | null;
}

@Injectable()
export class Addressees {
  constructor(
    private readonly mailboxes: Mailboxes,
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly answers: SaidAnswers,
  ) {}

  get footnote(): string {
    return this.mailboxes.footnote;
  }

  /** Of those of the event alone, by number; `baseUrl` is where its pages are, `numbers` the answers that the letter says. */
  async of(
    reader: Reader,
    competition: Guid,
    guids: readonly Guid[],
    { baseUrl, numbers }: { baseUrl: string; numbers: readonly number[] },
  ): Promise<Addressee[]> {
    const rows = await reader.query<Row>(
      `select a.guid, a.member_guid as member, a.number, a.title, a.state, s.title as status
         from applications.application a left join competitions.v_status s on s.guid = a.status_guid
        where a.competition_guid = $1 and a.guid = any ($2::uuid[]) and a.deleted_at is null order by a.number nulls last, a.guid`,
      [competition, guids],
    );
    const members = rows.flatMap(({ member }) => (member === null ? [] : [member]));
    const mailboxes = await this.mailboxes.of(reader, competition, [...new Set(members)], baseUrl);
    const said = await this.answers.of(reader, competition, guids, numbers);
    const event = await this.competitions.face(reader, competition);
    const { companyName } = await this.organizers.infoOf(reader, event.organizerGuid);
    return rows.map(({ guid, member, number, title, state, status }) => {
      const box = member === null ? undefined : mailboxes.get(member);
      const fullName = box?.fullName ?? '';
      return {
        ...{ applicationGuid: guid, number, title, fullName, login: box?.login ?? '', refuse: box?.refuse ?? '' },
        why: member === null ? 'noOwner' : box === undefined ? 'noAddress' : box.why,
        values: {
          ...said.get(guid),
          ...{ участник: fullName, коллектив: title, номер: number === null ? '' : String(number) },
          ...{
            мероприятие: event.title,
            даты: daysOf(event),
            город: event.city,
            статус: statusInLetters(state, status),
          },
          ...{ организатор: companyName },
          ссылка: `${baseUrl}/member/competition/${competition}/applications/${guid}`,
        },
      };
    });
  }
}
