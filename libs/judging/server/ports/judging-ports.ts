// Fills the ports of lower rooms, which cannot ask this room.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  copyRows,
  DeletionVetoes,
  EventCopies,
  GroupFieldVetoes,
  Preparations,
  TypeTourVetoes,
} from '@rampa/competitions/server';
import { OPENINGS, type ParticipantPermissions } from '@rampa/judging/domain';
import {
  Failure,
  formatThousandths,
  type Guid,
  inQuotes,
  numberSign,
  performerSign,
  prizeNamed,
  type ProtocolState,
} from '@rampa/kernel';
import { loadRules, schemeOf } from '@rampa/jury/server';
import type { Reader } from '@rampa/platform/server';
import {
  AwardedItems,
  CompositionChanges,
  ItemVetoes,
  MarkedItems,
  ProtocolStates,
  PublishedProtocols,
  TourCarries,
  type AwardedItem,
  type PrizedItem,
} from '@rampa/program/server';
import { permissionsOf } from '../persistence/permissions.ts';
import { publicProtocolPath } from '../queries/get-publication.ts';
import { protocolsPreparation } from '../queries/preparation.ts';
import { CompletedResults } from '../scoring/completed-results.ts';
import { carryTotals } from '../writing/carry-totals.ts';

@Injectable()
export class JudgingPorts implements OnModuleInit {
  constructor(
    private readonly states: ProtocolStates,
    private readonly vetoes: ItemVetoes,
    private readonly marked: MarkedItems,
    private readonly groupFields: GroupFieldVetoes,
    private readonly typeTours: TypeTourVetoes,
    private readonly deletions: DeletionVetoes,
    private readonly awarded: AwardedItems,
    private readonly preparations: Preparations,
    private readonly published: PublishedProtocols,
    private readonly composition: CompositionChanges,
    private readonly completed: CompletedResults,
    private readonly copies: EventCopies,
    private readonly carries: TourCarries,
  ) {}

  onModuleInit(): void {
    this.states.register(statesOf, isJudged);
    this.vetoes.register(refuseMarked);
    this.marked.register(markedOf);
    this.groupFields.register(refuseRegrouping);
    this.typeTours.register(refuseWithoutMarks);
    this.deletions.register(refuseUsed);
    this.awarded.register(awardsOf, prizesOf);
    this.published.register(pathsOf);
    this.composition.register((tx, competition) => this.completed.write(tx, competition));
    this.preparations.register(protocolsPreparation);
    this.carries.register(carryTotals);
    // Whom they were given to stays; a prize of a judge who is not copied has nobody to give it.
    this.copies.register((tx, copying) =>
      copyRows(tx, copying, 'judging.special_prize', {
        where: `t.competition_guid = $1 and (t.judge_guid is null or exists (
          select from jury.v_judge j where j.guid = t.judge_guid and j.removed_at is null))`,
      }),
    );
  }
}

async function statesOf(reader: Reader, programs: readonly Guid[]): Promise<Map<Guid, ProtocolState>> {
  const rows = await reader.query<{ program: Guid; state: ProtocolState }>(
    'select program_guid as program, state from judging.protocol where program_guid = any ($1::uuid[])',
    [programs],
  );
  return new Map(rows.map(({ program, state }) => [program, state]));
}

async function isJudged(reader: Reader, competition: Guid): Promise<boolean> {
  const [row] = await reader.query<{ isJudged: boolean }>(
    `select c.type_tour <> 0 and exists (
       select from jury.v_judge j where j.competition_guid = c.guid and j.removed_at is null) as "isJudged"
       from competitions.v_competition c where c.guid = $1`,
    [competition],
  );
  return row?.isJudged ?? false;
}

/** Only programs that the link opens. */
async function pathsOf(reader: Reader, programs: readonly Guid[]): Promise<Map<Guid, string>> {
  const rows = await reader.query<{
    program: Guid;
    key: string;
    protocol: ProtocolState;
    kept: Partial<ParticipantPermissions>;
  }>(
    `select program_guid as program, public_key as key, state as protocol, link_permissions as kept
       from judging.protocol where program_guid = any ($1::uuid[]) and public_key is not null`,
    [programs],
  );
  const open = rows.filter(({ protocol, kept }) => OPENINGS.link({ protocol, link: permissionsOf(kept) }));
  return new Map(open.map(({ program, key }) => [program, publicProtocolPath(key)]));
}

/** Marks, late ones that nobody has decided, and decisions of the jury. */
const IS_MARKED = `(exists (select from judging.mark m where m.item_guid = i.guid and m.value is not null)
  or exists (select from judging.late_mark l where l.item_guid = i.guid and l.decided_at is null)
  or exists (select from judging.manual_award a where a.item_guid = i.guid))`;

async function markedOf(reader: Reader, items: readonly Guid[]): Promise<Guid[]> {
  const rows = await reader.query<{ guid: Guid }>(
    `select i.guid from program.v_item i where i.guid = any ($1::uuid[]) and ${IS_MARKED}`,
    [items],
  );
  return rows.map(({ guid }) => guid);
}

/** What the jury has said is never lost with its performance. */
async function refuseMarked(reader: Reader, items: readonly Guid[]): Promise<void> {
  const [marked] = await reader.query<{ number: string; performer: string }>(
    `select i.number, i.performer from program.v_item i
      where i.guid = any ($1::uuid[]) and ${IS_MARKED}
      order by i.order_key limit 1`,
    [items],
  );
  if (marked)
    throw new Failure('hasMarks', { message: `Удалить нельзя: у выступления ${labelOf(marked)} уже есть оценки.` });
  const [given] = await reader.query<{ number: string; performer: string; title: string }>(
    `select i.number, i.performer, g.title from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid
      where g.item_guid = any ($1::uuid[]) order by i.order_key limit 1`,
    [items],
  );
  if (given)
    throw new Failure('hasMarks', {
      message: `Удалить нельзя: выступлению ${labelOf(given)} отдан ${prizeNamed(given.title, 'спецприз')}.`,
    });
}

const labelOf = ({ number, performer }: { number: string; performer: string }): string =>
  number ? numberSign(number) : performerSign(performer);

const CLOSED_WORDS = {
  Locked: ['закрыт', 'Сначала откройте его снова'],
  Confirmed: ['утверждён', 'Сначала отзовите его'],
  Published: ['опубликован', 'Сначала отзовите его'],
} as const;

/** An event with marks or opened protocols cannot become a festival without marks. */
async function refuseWithoutMarks(reader: Reader, competition: Guid, typeTour: number): Promise<void> {
  if (typeTour !== 0) return;
  const [judged] = await reader.query<{ title: string; isOpen: boolean }>(
    `select p.title, coalesce(t.state, 'Draft') <> 'Draft' as "isOpen"
       from program.v_program p left join judging.protocol t on t.program_guid = p.guid
      where p.competition_guid = $1
        and (coalesce(t.state, 'Draft') <> 'Draft'
             or exists (select from judging.mark m join program.v_item i on i.guid = m.item_guid
                         where i.program_guid = p.guid and m.value is not null))
      order by p.position, p.guid limit 1`,
    [competition],
  );
  if (!judged) return;
  const why = judged.isOpen ? 'протокол уже открывали' : 'судьи уже поставили оценки';
  throw new Failure('typeTourFixed', {
    field: 'typeTourCompetition',
    message: `Фестивалем без оценок это мероприятие уже не станет: в программе ${inQuotes(judged.title)} ${why}.`,
  });
}

/** An event in which the jury has given anything is not deleted. */
async function refuseUsed(reader: Reader, competition: Guid): Promise<void> {
  const [used] = await reader.query(
    `select from program.v_item i
      where i.competition_guid = $1
        and (exists (select from judging.mark m where m.item_guid = i.guid and m.value is not null)
             or exists (select from judging.late_mark l where l.item_guid = i.guid)
             or exists (select from judging.manual_award a where a.item_guid = i.guid))
      limit 1`,
    [competition],
  );
  if (used) throw new Failure('eventUsed');
}

/** Group fields stay under written results: with others the results would belong to no group. */
async function refuseRegrouping(reader: Reader, competition: Guid): Promise<void> {
  const [closed] = await reader.query<{ title: string; state: keyof typeof CLOSED_WORDS }>(
    `select p.title, t.state from judging.protocol t join program.v_program p on p.guid = t.program_guid
      where t.competition_guid = $1 and t.state in ('Locked', 'Confirmed', 'Published')
      order by p.position, p.guid limit 1`,
    [competition],
  );
  if (!closed) return;
  const [state, wayOut] = CLOSED_WORDS[closed.state];
  throw new Failure('protocolLocked', {
    field: 'fields',
    message: `Протокол ${inQuotes(closed.title)} ${state}: места и звания в нём распределены по нынешним группам. ${wayOut}, чтобы менять поля групп.`,
  });
}

/** A judge's or a sponsor's name is said with his prize. */
function prizesOf(reader: Reader, program: Guid): Promise<PrizedItem[]> {
  return reader.query(
    `select g.prize_guid as prize, g.item_guid as item, g.title, case when g.giver in ('judge', 'sponsor') then g.giver_name else '' end as giver
       from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid
      where i.program_guid = $1 order by g.position, g.prize_guid, i.order_key, i.guid`,
    [program],
  );
}

/** Only written results may be read aloud. */
interface WrittenRow extends Omit<AwardedItem, 'award' | 'total'> {
  competition: Guid;
  nomination: Guid | null;
  /** Thousandths. */
  total: number | null;
  title: string | null;
  color: string;
  rank: number;
  isManual: boolean;
}

async function awardsOf(reader: Reader, program: Guid): Promise<AwardedItem[]> {
  const rows = await reader.query<WrittenRow>(
    `select r.item_guid as item, r.group_key as "group", r.place_from as place, r.place_to as "placeTo", r.award_title as title,
            r.award_color as color, coalesce(s.position, 0) as rank, coalesce(s.kind = 'manual', false) as "isManual",
            r.total, r.competition_guid as competition, i.nomination_guid as nomination
       from judging.result r join program.v_item i on i.guid = r.item_guid
       left join jury.v_award_setting s on s.guid = r.award_setting_guid
      where r.program_guid = $1`,
    [program],
  );
  if (rows.length === 0) return [];
  const rules = await loadRules(reader, rows[0]!.competition);
  // With the decimals of the protocol: those of its longest total.
  const decimals = Math.max(...rows.map(({ nomination }) => schemeOf(rules, nomination).rounding.total));
  return rows.map(({ title, color, rank, isManual, total, competition: _, nomination: _n, ...row }) => ({
    ...row,
    total: total === null ? null : formatThousandths(total, decimals),
    award: title === null ? null : { title, color, rank, isManual },
  }));
}
