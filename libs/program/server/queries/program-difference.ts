// What has come apart between a program and its applications, and as it is told to whoever reviews it.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { applicationNumbers } from '@rampa/applications/server';
import { eventOf } from '@rampa/competitions/server';
import type { OfferedPerformance, ProgramDifference } from '@rampa/contract';
import { CLOSED_STATES, Failure, numberSign, type Guid } from '@rampa/kernel';
import { Database, type EventScope, type Reader, type Scope } from '@rampa/platform/server';
import {
  differenceOf,
  groupOfKey,
  TAKEN_WORDS,
  type Difference,
  type StandingItem,
  type TakenValue,
} from '@rampa/program/domain';
import { itemsInOrder } from '../persistence/copied-items.ts';
import { PROGRAM, type ItemRow } from '../persistence/program-tables.ts';
import { MarkedItems } from '../ports/marked-items.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';
import { placesOf, ProgramSources, valuesNow, type SourcedPerformance, type Sources } from './sources.ts';

export interface ReviewedItem extends StandingItem {
  row: ItemRow;
}

export interface Compared {
  difference: Difference<SourcedPerformance, ReviewedItem>;
  /** In the program's order. */
  items: ReviewedItem[];
  view: ProgramDifference;
}

@Injectable()
export class ProgramDifferences {
  constructor(
    private readonly database: Database,
    private readonly sources: ProgramSources,
    private readonly states: ProtocolStates,
    private readonly marked: MarkedItems,
  ) {}

  run(scope: Scope, program: Guid): Promise<ProgramDifference> {
    return this.database.snapshot(async (reader) => (await this.of(reader, eventOf(scope), program)).view);
  }

  /** Failure notFound. As many statements for a thousand items as for one. */
  async of(reader: Reader, event: EventScope, guid: Guid): Promise<Compared> {
    const { competition } = event;
    const program = await PROGRAM.find(reader, { guid, competitionGuid: competition });
    if (!program) throw new Failure('notFound');
    const sources = await this.sources.of(reader, event, guid);
    const rows = (await itemsInOrder(reader, guid)).filter(({ kind }) => kind === 'performance');
    const isClosed = CLOSED_STATES.has((await this.states.stateOf(reader, [guid])).get(guid)!);
    const marked = await this.marked.of(reader, rows.map((row) => row.guid)); // prettier-ignore
    const nowOf = valuesNow(sources.fields);
    const items = rows.map((row) => ({
      ...{ row, guid: row.guid, block: row.sourceBlockGuid, source: row.source, now: nowOf(row) },
      isWithdrawn: row.isWithdrawn,
      isHeld: isClosed || row.activity === 'OnStage' || row.activity === 'Done' || marked.has(row.guid),
    }));
    const places = await placesOf(reader, competition, { tour: program.tour, but: guid });
    const { nominations, isSelection } = program;
    const difference = differenceOf<SourcedPerformance, ReviewedItem>({
      ...{ items, performances: sources.performances },
      elsewhere: new Map(places.filter(({ isWithdrawn }) => !isWithdrawn).map(({ block, title }) => [block, title])),
      isTaken: ({ taken }) =>
        !isSelection && (nominations.length === 0 || nominations.includes(taken.nominationGuid as Guid)),
    });
    const told = { isClosed, isByNominations: nominations.length > 0, ...(await inWords(reader, difference, sources)) };
    const token = createHash('sha256').update(JSON.stringify(told)).digest('hex');
    return { difference, items, view: { token, ...told } };
  }
}

/** «№ 12 Жар-птица» */
export function labelOf({ number, performer, collective, pieceTitle }: ItemRow): string {
  const name = performer || collective || pieceTitle || 'без исполнителя';
  return number === '' ? name : `${numberSign(number)} ${name}`;
}

export function offeredOf(
  { block, application, applicationNumber, taken }: SourcedPerformance,
  titles: ReadonlyMap<Guid, string>,
): OfferedPerformance {
  const nominationGuid = (taken.nominationGuid ?? null) as Guid | null;
  const text = (key: string) => String(taken[key] ?? '');
  return {
    ...{ applicationBlockGuid: block, applicationGuid: application, applicationNumber, nominationGuid },
    ...{ performer: text('performer'), collective: text('collective'), pieceTitle: text('pieceTitle') },
    ...{ city: text('city'), duration: Number(taken.duration ?? 0) },
    nomination: nominationGuid === null ? '' : (titles.get(nominationGuid) ?? ''),
  };
}

async function inWords(
  reader: Reader,
  { added, changed, withdrawn, doubled }: Difference<SourcedPerformance, ReviewedItem>,
  { performances, fields, nominationTitles }: Sources,
): Promise<Pick<ProgramDifference, 'added' | 'changed' | 'withdrawn' | 'doubled'>> {
  const numbers = new Map(performances.map(({ application, applicationNumber }) => [application, applicationNumber]));
  const items = [...changed, ...withdrawn, ...doubled].map(({ item }) => item.row);
  const left = items.flatMap(({ applicationGuid }) =>
    applicationGuid !== null && !numbers.has(applicationGuid) ? applicationGuid : [],
  );
  // Of applications that are accepted no more.
  for (const [guid, number] of await applicationNumbers(reader, left)) numbers.set(guid, number);
  const members = changed.flatMap(({ fields: each }) =>
    each.flatMap(({ key, before, after }) => (key === 'participantUserGuid' ? [before, after] : [])),
  );
  const names = await namesOf(reader, members.filter((one) => one !== null) as Guid[]);
  const words = (key: string, value: TakenValue): string => {
    if (value === null || value === '') return '';
    if (key === 'nominationGuid') return nominationTitles.get(value as Guid) ?? 'нет в справочнике';
    if (key === 'participantUserGuid') return names.get(value as Guid) ?? '';
    if (key === 'duration') return lengthWords(Number(value));
    return value === 0 ? '' : String(value);
  };
  const titleOf = (key: string) => {
    const group = groupOfKey(key);
    return group === null ? TAKEN_WORDS[key]! : fields.find(({ guid }) => guid === group)!.title;
  };
  const differing = ({ row }: ReviewedItem) => ({
    ...{ itemGuid: row.guid, label: labelOf(row), applicationGuid: row.applicationGuid },
    applicationNumber: row.applicationGuid === null ? null : (numbers.get(row.applicationGuid) ?? null),
  });
  return {
    added: added.map((one) => offeredOf(one, nominationTitles)),
    changed: changed.map(({ item, fields: each }) => ({
      ...differing(item),
      fields: each.map(({ key, before, after, isOwn, isHeld }) => ({
        ...{ key, title: titleOf(key), before: words(key, before), after: words(key, after), isOwn, isHeld },
      })),
    })),
    withdrawn: withdrawn.map(({ item, isBack }) => ({ ...differing(item), isBack, isHeld: item.isHeld })),
    doubled: doubled.map((double) => ({
      ...{ ...differing(double.item), isHeld: double.item.isHeld },
      performance: 'performance' in double ? offeredOf(double.performance, nominationTitles) : null,
      elsewhere: 'elsewhere' in double ? double.elsewhere : '',
    })),
  };
}

/** «3:42» */
function lengthWords(seconds: number): string {
  return seconds === 0 ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

async function namesOf(reader: Reader, accounts: readonly Guid[]): Promise<ReadonlyMap<Guid, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await reader.query<{ guid: Guid; name: string }>(
    'select guid, full_name as name from accounts.v_account where guid = any ($1::uuid[])',
    [accounts],
  );
  return new Map(rows.map(({ guid, name }) => [guid, name]));
}
