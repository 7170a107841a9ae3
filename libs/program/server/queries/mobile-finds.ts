// Performances by a visitor's words and by a calendar's question. Both read what the phones see, computed once per
// revision, so that nothing is found that is not shown.

import { Injectable } from '@nestjs/common';
import {
  MOBILE_FOUND,
  type AnswerOf,
  type MobileEvent,
  type MobileProgramFind,
  type MobileProgramView,
  type PublicProgramItem,
} from '@rampa/contract';
import { Failure, isMeant, quoted } from '@rampa/kernel';
import { ANONYMOUS, Views } from '@rampa/platform/server';
import { calendarText, startOf } from '@rampa/program/domain';

type Found = AnswerOf<typeof MobileProgramFind>;

/** A performance without a length is written down as this long. */
const USUAL_MS = 5 * 60_000;
const ASK_AGAIN_MINUTES = 5;

const comesAt = ({ isWithdrawn, doneAt, forecastAt, plannedAt }: PublicProgramItem) =>
  isWithdrawn || doneAt !== null ? null : startOf({ forecastAt, plannedAt });

/** The last step of the stage, from which the forecast follows: the same program gives the same calendar. */
function knownSince(items: readonly PublicProgramItem[]): string | null {
  return items.reduce<string | null>((last, { onStageAt, doneAt }) => {
    const moment = doneAt ?? onStageAt;
    return moment !== null && (last === null || moment > last) ? moment : last;
  }, null);
}

@Injectable()
export class MobileFinds {
  constructor(private readonly views: Views) {}

  /** Throws Failure notFound while the mobile program is closed. */
  async find(key: string, question: string): Promise<Found> {
    const event = await this.read<MobileEvent>('mobile-event', key);
    const found: Found['items'] = [];
    for (const { programKey, title } of event.programs) {
      const { items } = await this.read<MobileProgramView>('mobile-program', programKey);
      for (const item of items) {
        if (item.kind !== 'performance' || !isFound(item, question)) continue;
        const { guid, number, performer, collective, city, pieceTitle, activity, isWithdrawn } = item;
        found.push({
          ...{ guid, number, performer, collective, city, pieceTitle, activity, isWithdrawn },
          ...{ programKey, programTitle: title, comesAt: comesAt(item) },
        });
      }
    }
    return { count: found.length, items: found.slice(0, MOBILE_FOUND) };
  }

  /** One performance as a calendar. `origin`: of the pages. Throws Failure notFound, noTimeYet. */
  async calendar(programKey: string, itemGuid: string, origin: string): Promise<string> {
    const program = await this.read<MobileProgramView>('mobile-program', programKey);
    const item = program.items.find(({ guid, kind }) => guid === itemGuid && kind === 'performance');
    if (!item) throw new Failure('notFound');
    const startsAt = startOf(item);
    if (startsAt === null) throw new Failure('noTimeYet');
    const name = item.performer || item.collective;
    return calendarText({
      name: `${name}: ${program.shortTitle || program.competitionTitle}`,
      at: knownSince(program.items) ?? startsAt,
      everyMinutes: ASK_AGAIN_MINUTES,
      entries: [
        {
          uid: `${item.guid}@rampa`,
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + (item.duration * 1_000 || USUAL_MS)).toISOString(),
          title: [item.number && `№\u00A0${item.number}.`, name].filter(Boolean).join(' '),
          place: [program.place, program.city].filter(Boolean).join(', '),
          description: [quoted(item.pieceTitle), program.title, program.competitionTitle].filter(Boolean).join('\n'),
          url: `${origin}/public/mobile-program/${program.key}/program/${programKey}#mine`,
          isCancelled: item.isWithdrawn,
        },
      ],
    });
  }

  private async read<State>(view: 'mobile-event' | 'mobile-program', key: string): Promise<State> {
    const { json } = await this.views.read(ANONYMOUS, view, key);
    return JSON.parse(json) as State;
  }
}

function isFound({ number, performer, collective, city, pieceTitle, group }: PublicProgramItem, question: string) {
  return isMeant(question, number, [performer, collective, city, pieceTitle, group]);
}
