// Events lie above this room: what they are called it is told through the same port that tells which there are.

import { Injectable } from '@nestjs/common';
import { inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { OrganizerEvents } from '../ports/organizer-events.ts';

const SPOKEN = 3;

@Injectable()
export class EventTitles {
  constructor(private readonly events: OrganizerEvents) {}

  of(reader: Reader, competitions: readonly Guid[]): Promise<ReadonlyMap<Guid, string>> {
    return this.events.titles(reader, [...new Set(competitions)]);
  }

  /** «в мероприятии «Светлояр» и ещё в других» */
  async said(reader: Reader, competitions: readonly Guid[]): Promise<string> {
    const titles = [...(await this.of(reader, competitions)).values()];
    const word = titles.length === 1 ? 'в мероприятии' : 'в мероприятиях';
    const more = titles.length > SPOKEN ? ' и ещё в других' : '';
    return `${word} ${titles
      .slice(0, SPOKEN)
      .map((title) => inQuotes(title))
      .join(', ')}${more}`;
  }
}
