// The protocol's row for writes: created on first use, locked until the commit.

import { Failure, inQuotes, type Guid, type ProtocolState } from '@rampa/kernel';
import type { EventScope, Reader, Transaction } from '@rampa/platform/server';

export interface ProtocolRow {
  program: Guid;
  title: string;
  state: ProtocolState;
  version: number;
}

/** States after the first approval: marks are neither cleared nor restored. */
export const APPROVED: ReadonlySet<ProtocolState> = new Set(['Confirmed', 'Published', 'Withdrawn']);

/** Failure notFound for a program of another event. */
export async function lockProtocol(tx: Transaction, event: EventScope, program: Guid): Promise<ProtocolRow> {
  await tx.query(
    `insert into judging.protocol (program_guid, competition_guid)
     select guid, competition_guid from program.v_program where guid = $1 and competition_guid = $2
     on conflict (program_guid) do nothing`,
    [program, event.competition],
  );
  const [row] = await tx.query<ProtocolRow>(
    `select t.program_guid as program, p.title, t.state, t.version
       from judging.protocol t join program.v_program p on p.guid = t.program_guid
      where t.program_guid = $1 and p.competition_guid = $2 for update of t`,
    [program, event.competition],
  );
  if (!row) throw new Failure('notFound');
  return row;
}

const STAMP = {
  locked: 'locked_revision = head.next',
  cleared: 'cleared_revision = head.next, cleared_epoch = head.epoch',
};

/**
 * A mark is late when its judge tapped below the lock's own revision, and void when he tapped below a clearing's, so
 * that revision must be known exactly before the counter moves. Only here the counter's row is taken before the unit of
 * work takes it. It is the last statement, because a holder of this row that waits for another row could deadlock.
 */
export async function stampRevision(
  tx: Transaction,
  { competition }: EventScope,
  program: Guid,
  what: keyof typeof STAMP,
): Promise<void> {
  await tx.query(
    `with head as (
       select epoch, revision + 1 as next from live.v_stream where stream_guid = $1 for update
     )
     update judging.protocol set ${STAMP[what]} from head where program_guid = $2`,
    [competition, program],
  );
}

export interface JudgedItem {
  guid: Guid;
  program: Guid;
  programTitle: string;
  nomination: Guid | null;
  number: string;
  performer: string;
  isWithdrawn: boolean;
  state: ProtocolState;
}

/**
 * Those of the guids that are performances of the event, with their protocol's state; Failure notFound when one is
 * missing.
 */
export async function judgedItems(
  reader: Reader,
  event: EventScope,
  guids: readonly Guid[],
): Promise<Map<Guid, JudgedItem>> {
  const rows = await reader.query<JudgedItem>(
    `select i.guid, i.program_guid as program, p.title as "programTitle", i.nomination_guid as nomination, i.number,
            i.performer, i.is_withdrawn or i.activity = 'Skipped' as "isWithdrawn", coalesce(t.state, 'Draft') as state
       from program.v_item i
       join program.v_program p on p.guid = i.program_guid
       left join judging.protocol t on t.program_guid = p.guid
      where i.guid = any ($1::uuid[]) and i.competition_guid = $2 and i.kind = 'performance'`,
    [guids, event.competition],
  );
  const items = new Map(rows.map((row) => [row.guid, row]));
  if (guids.some((guid) => !items.has(guid))) throw new Failure('notFound');
  return items;
}

const WAY_OUT: Record<Exclude<ProtocolState, 'Draft'>, string> = {
  Open: 'ещё открыт. Сначала закройте его.',
  Locked: 'уже закрыт. Сначала откройте его снова.',
  Confirmed: 'уже утверждён. Сначала отзовите его.',
  Published: 'уже опубликован. Сначала отзовите его.',
  Withdrawn: 'отозван. Сначала откройте его снова.',
};

/** Throws a Failure unless all protocols are in one of these states. */
export function refuseStates(
  items: Iterable<Pick<JudgedItem, 'state' | 'programTitle'>>,
  allowed: readonly ProtocolState[],
): void {
  for (const { state, programTitle } of items) {
    if (allowed.includes(state)) continue;
    if (state === 'Draft')
      throw new Failure('protocolNotOpen', { message: `Протокол ${inQuotes(programTitle)} ещё не открыт.` });
    throw new Failure('protocolLocked', { message: `Протокол ${inQuotes(programTitle)} ${WAY_OUT[state]}` });
  }
}
