// Whom a template is for, and what each of their papers says: read at one moment.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import { Performances } from '@rampa/applications/server';
import { Competitions, type CompetitionFace } from '@rampa/competitions/server';
import { dateRange, SAMPLE_FACTS, type Facts } from '@rampa/diplomas/domain';
import { PaperReads } from '@rampa/judging/server';
import { folded, signedName, type Guid } from '@rampa/kernel';
import { Database, type Reader } from '@rampa/platform/server';
import { ceremonyOrder } from '@rampa/program/domain';
import { ProgramReads } from '@rampa/program/server';
import type { PaperRecordFace, Performing } from './paper-record-face.ts';
import { prizeRecords } from './prize-records.ts';
import { OF_ONE_PROGRAM, programsOf, type Chosen } from './record-programs.ts';
import { casesOf, withCases } from '../persistence/name-cases.ts';
import {
  withoutView,
  whoseOf,
  named,
  detailOf,
  teachersOf,
  institutionOf,
  gathered,
  factsOf,
  NONE,
  PERSON,
  type WhoseRecords,
} from './record-faces.ts';

/** Keys of blanks with a number put aside: they are nobody's. */
export const RESERVE = 'reserve:';

export interface PaperRecordSource {
  event: CompetitionFace;
  author: string;
  /** What every paper of the event says. */
  common: Facts;
  records: PaperRecordFace[];
}

@Injectable()
export class PaperRecords {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly programs: ProgramReads,
    private readonly papers: PaperReads,
    private readonly applications: Performances,
  ) {}

  /** With `of` these alone and whoever stands in the same programs, where the papers are of performances. */
  of(competition: Guid, document: WhoseRecords, of: Chosen = {}): Promise<PaperRecordSource> {
    return this.database.snapshot(async (reader) => {
      const source = await this.read(reader, competition, document, of);
      const names = source.records.map(({ facts }) => facts.recipient);
      const known = await casesOf(reader, source.event.organizerGuid, names);
      return { ...source, records: withCases(source.records, known) };
    });
  }

  private async read(
    reader: Reader,
    competition: Guid,
    document: WhoseRecords,
    chosen: Chosen,
  ): Promise<PaperRecordSource> {
    const event = await this.competitions.face(reader, competition);
    const { companyName } = await this.organizers.infoOf(reader, event.organizerGuid);
    const guids = await reader.query<{ guid: Guid }>(
      'select guid from program.v_program where competition_guid = $1 order by position, guid',
      [competition],
    );
    const programs = guids.map(({ guid }) => guid);
    const facts = await this.papers.facts(reader, competition, programs[0] ?? competition);
    const chair = facts.judges.find(({ isChair }) => isChair)?.fullName;
    const common: Facts = {
      ...(Object.fromEntries(Object.keys(SAMPLE_FACTS).map((field) => [field, ''])) as unknown as Facts),
      ...{ eventTitle: event.title, eventDates: dateRange(event.beginDate, event.endDate), eventCity: event.city },
      ...{
        organizer: companyName,
        chair: chair ? signedName(chair) : '',
        date: dateRange(event.endDate, event.endDate),
      },
    };
    const source = { event, author: companyName, common };
    if (document.recipients === 'named')
      return { ...source, records: document.names.map((name) => named(common, name)) };
    if (document.recipients === 'judges')
      return {
        ...source,
        records: facts.judges.map(({ guid, fullName, title }) => ({
          ...{ ...NONE, key: `judge:${guid}`, name: fullName, detail: title },
          facts: { ...common, recipient: fullName, award: title, verb: 'награждается' },
        })),
      };
    const asked = OF_ONE_PROGRAM.has(document.recipients) ? await programsOf(reader, competition, chosen) : null;
    const read = asked === null ? programs : programs.filter((program) => asked.has(program));
    const all = await this.performances(reader, event, read, common, facts.awards);
    if (document.recipients === 'prizes') {
      const closed = await this.papers.closed(reader, read);
      const records = await prizeRecords(reader, competition, all, (program) => !event.isJudged || closed.has(program));
      // A prize has no place of its own.
      return { ...source, records: records.filter(whoseOf({ ...document, lastPlace: null })).map(withoutView) };
    }
    const some = all.filter(whoseOf(document));
    if (document.recipients === 'performances') return { ...source, records: some.map(withoutView) };
    if (document.recipients === 'people') return { ...source, records: await this.people(reader, competition, some) };
    const of = document.recipients === 'teachers' ? teachersOf : institutionOf;
    return { ...source, records: gathered(some, of, document.recipients) };
  }

  private async performances(
    reader: Reader,
    event: CompetitionFace,
    programs: readonly Guid[],
    common: Facts,
    awards: readonly { guid: Guid; rank: number; kind: string }[],
  ): Promise<Performing[]> {
    const found: Performing[] = [];
    const results = new Map((await this.papers.results(reader, programs)).map((result) => [result.item, result]));
    const applications = new Map(
      (
        await reader.query<{ item: Guid; application: Guid | null }>(
          `select item_guid as item, application_guid as application from program.v_item_application
            where competition_guid = $1`,
          [event.guid],
        )
      ).map(({ item, application }) => [item, application]),
    );
    for (const program of programs) {
      for (const view of (await this.programs.view(reader, program)).items) {
        if (view.kind !== 'performance' || view.isWithdrawn || view.activity === 'Skipped') continue;
        const result = results.get(view.guid);
        found.push({
          ...{ key: `item:${view.guid}`, name: view.performer, detail: detailOf(view), item: view.guid, view },
          ...{ application: applications.get(view.guid) ?? null, program, prize: null, place: result?.place ?? null },
          isReady: !event.isJudged || result !== undefined,
          performing: { kind: view.performerKind, peopleCount: view.peopleCount },
          facts: { ...common, ...factsOf(view, event.isJudged ? (result?.award?.title ?? '') : 'Участник') },
        });
      }
    }
    const written = found.flatMap((one) => {
      const result = results.get(one.item!);
      return result ? [{ one, result }] : [];
    });
    if (!event.isJudged || written.length === 0) return found;
    const rank = new Map(
      awards.map(({ guid, kind, rank: place }) => [guid, { rank: place, isManual: kind === 'manual' }]),
    );
    const byItem = new Map(written.map(({ one }) => [one.item!, one]));
    const ordered = ceremonyOrder(
      written.map(({ result: { award, ...result } }) => ({
        ...{ ...result, title: award?.title ?? null },
        award: award ? (rank.get(award.guid) ?? { rank: 0, isManual: false }) : null,
      })),
    ).flatMap(({ rows }) => rows.map(({ item }) => byItem.get(item)!));
    return [...ordered, ...found.filter((one) => !results.has(one.item!))];
  }

  /** Everybody of the roster of a performance's application. */
  private async people(
    reader: Reader,
    competition: Guid,
    performances: readonly Performing[],
  ): Promise<PaperRecordFace[]> {
    const rosters = Map.groupBy(
      await this.applications.accepted(reader, competition),
      ({ application }) => application,
    );
    return performances.flatMap(({ view, place: _place, ...one }) => {
      const blocks = (one.application && rosters.get(one.application)) || [];
      const own = blocks.find(({ texts }) => folded(texts.pieceTitle ?? '') === folded(view.pieceTitle)) ?? blocks[0];
      return (own?.people ?? [])
        .filter(({ name }) => name.trim() !== '')
        .map(({ name }) => ({
          ...{
            ...one,
            key: `person:${one.item}:${folded(name)}`.slice(0, 200),
            name,
            detail: view.performer,
            performing: PERSON,
          },
          facts: { ...one.facts, recipient: name, verb: 'награждается' },
        }));
    });
  }
}
