// What everybody may see of a published program: no marks, no notes, no presenter's texts, and no full names without
// consent to publish.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import type { ProgramItemView, PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { namesForStrangers } from '@rampa/program/domain';
import { ProgramNames, type NamesOf } from './program-names.ts';
import { ProgramReads } from './program-reads.ts';
import { ReadVersions } from './read-versions.ts';

/** The same words for an unpublished program and for one that never existed. */
export function programClosed(): Failure {
  return new Failure('notFound', { message: 'Такой программы нет, или организатор её пока не опубликовал.' });
}

/** Read at the event, where everybody knows the organizer, so his links are left out. */
export type ProgramColumnsView = Omit<PublicProgramView, 'organizer'>;

type Face = Pick<PublicProgramView, 'city' | 'shortTitle' | 'logoPath'> & { owner: Guid };

@Injectable()
export class PublicPrograms {
  constructor(
    private readonly programs: ProgramReads,
    private readonly names: ProgramNames,
    private readonly organizers: Organizers,
    private readonly versions: ReadVersions,
  ) {}

  /** Throws Failure notFound while it is not published. */
  view(reader: Reader, program: Guid): Promise<PublicProgramView> {
    return this.toStrangers(reader, program, { isOpened: false });
  }

  /** `isOpened`: another door than publishing has let them in. */
  async toStrangers(reader: Reader, program: Guid, { isOpened }: { isOpened: boolean }): Promise<PublicProgramView> {
    const { owner, ...view } = await this.read(reader, program, { isOpened, isInside: false });
    return { ...view, organizer: await this.organizers.faceOf(reader, owner) };
  }

  /** `isInside`: for people who work at the event, published or not, with full names. Throws Failure notFound. */
  async columns(reader: Reader, program: Guid, { isInside }: { isInside: boolean }): Promise<ProgramColumnsView> {
    const { owner: _, ...view } = await this.read(reader, program, { isOpened: isInside, isInside });
    return view;
  }

  private async read(
    reader: Reader,
    program: Guid,
    { isOpened, isInside }: { isOpened: boolean; isInside: boolean },
  ): Promise<ProgramColumnsView & { owner: Guid }> {
    const [event] = await reader.query<Face>(
      `select c.organizer_guid as owner, c.city, c.short_title as "shortTitle", c.logo_path as "logoPath" from program.program p join competitions.v_competition c on c.guid = p.competition_guid
       where p.guid = $1 and (p.is_published or $2)`,
      [program, isOpened],
    );
    if (!event) throw programClosed();
    const view = await this.programs.view(reader, program);
    const { guid, competitionTitle, timeZone, title, dateTimeBegin, place, gap } = view;
    const namesOf = isInside ? null : await this.names.inPublic(reader, program);
    const items = view.items.map((item) => publicItem(item, namesOf, view.isFullNames));
    const news = await this.versions.newsOf(reader, program);
    return { guid, competitionTitle, timeZone, title, dateTimeBegin, place, gap, ...event, news, items };
  }
}

/** Without `namesOf` as those read who work there. */
function publicItem(item: ProgramItemView, namesOf: NamesOf | null, isFullNames: boolean): PublicProgramItem {
  const { guid, kind, number, block, city, pieceTitle, authors, group, duration } = item;
  const { activity, isWithdrawn, onStageAt, doneAt, plannedAt, forecastAt } = item;
  const { performer, collective } = namesOf?.(item.guid, item) ?? item;
  // A slot of the stage rehearsal has a name in its title.
  const { title } = namesOf ? namesForStrangers(item, isFullNames && item.hasConsent) : item;
  return {
    ...{ guid, kind, number, block, city, pieceTitle, authors, group, duration },
    ...{ activity, isWithdrawn, onStageAt, doneAt, plannedAt, forecastAt },
    ...{ performer, collective, title },
  };
}
