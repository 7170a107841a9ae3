import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolChangeState } from '@rampa/contract';
import { CLOSED_STATES, Failure, newSecret, type Guid, type ProtocolState } from '@rampa/kernel';
import type { EventScope, Scope, Transaction } from '@rampa/platform/server';
import { JudgingWork, loadRules } from '@rampa/jury/server';
import { stopCeremony } from '@rampa/program/server';
import { lockProtocol, stampRevision, type ProtocolRow } from '../persistence/protocols.ts';
import { refuseSharedConfirmed, voidResultsOf } from '../persistence/results.ts';
import { CompletedResults } from '../scoring/completed-results.ts';
import { refuseUnready } from '../scoring/open-refusals.ts';
import { ResultsWriter } from '../scoring/results-writer.ts';
import { grantPermissions, type ProtocolAudience } from '../writing/grant-permissions.ts';
import { ProtocolNews } from '../writing/protocol-news.ts';

const NEXT: Record<ProtocolState, readonly ProtocolState[]> = {
  Draft: ['Open'],
  Open: ['Locked'],
  Locked: ['Open', 'Confirmed'],
  Confirmed: ['Published', 'Withdrawn'],
  Published: ['Withdrawn'],
  Withdrawn: ['Open'],
};

const REASON_LEAST = 3;

type Asked = BodyOf<typeof VotingProtocolChangeState>;

@Injectable()
export class ChangeProtocolState {
  constructor(
    private readonly work: JudgingWork,
    private readonly results: ResultsWriter,
    private readonly completed: CompletedResults,
    private readonly news: ProtocolNews,
  ) {}

  /**
   * A state that it already has is answered without an event, because two operators may press the same button. What a
   * publication grants is there with it or, where it is refused, not at all.
   */
  async run(
    scope: Scope,
    program: Guid,
    { state: to, reason, grants }: Asked,
    urlOf: (path: string) => string,
  ): Promise<{ state: ProtocolState; revision: number }> {
    if (grants && to !== 'Published')
      throw new Failure('badRequest', { field: 'grants', message: 'Показ разрешают при публикации.' });
    const worked = await this.work.exclusive(scope, async (tx, event) => {
      const protocol = await lockProtocol(tx, event, program);
      const isOpened = await granted(tx, event, protocol, grants ?? {});
      if (protocol.state === to) {
        if (isOpened) await this.news.tell(tx, event, program, urlOf);
        return revisionOf(tx, event);
      }
      refuseTransition(protocol.state, to, reason);
      await this.move(tx, event, protocol, to, reason);
      if (to === 'Published') await this.news.tell(tx, event, program, urlOf);
      return null;
    });
    const head = worked.heads.find(({ stream }) => stream === scope.competition);
    return { state: to, revision: head?.revision ?? worked.result! };
  }

  /** Refuses what a lock would be refused for: everything is done as in a lock, and undone. */
  async tryLock(scope: Scope, program: Guid): Promise<{ state: ProtocolState; revision: number }> {
    const passed = new Error('The lock would pass.');
    let present: { state: ProtocolState; revision: number } | null = null;
    try {
      await this.work.exclusive(scope, async (tx, event) => {
        const protocol = await lockProtocol(tx, event, program);
        present = { state: protocol.state, revision: await revisionOf(tx, event) };
        if (protocol.state !== 'Locked') {
          refuseTransition(protocol.state, 'Locked', '');
          await this.move(tx, event, protocol, 'Locked', '');
        }
        throw passed;
      });
    } catch (error) {
      if (error !== passed) throw error;
    }
    return present!;
  }

  private async move(tx: Transaction, event: EventScope, protocol: ProtocolRow, to: ProtocolState, reason: string) {
    const { program, state: from } = protocol;
    if (to === 'Open' && from !== 'Locked') await refuseUnreadyProgram(tx, event, program);
    if (to === 'Confirmed') await this.completed.finish(tx, event, program);
    if (to === 'Open' && from === 'Locked') await refuseSharedConfirmed(tx, event, program);
    if (to === 'Open' || to === 'Withdrawn') await voidResultsOf(tx, event, program);
    const version = protocol.version + (to === 'Withdrawn' ? 1 : 0);
    await tx.query(
      `update judging.protocol
          set state = $2, version = $3, locked_at = case when $2 = 'Locked' then now() else locked_at end,
              public_key = case when $2 = 'Published' then coalesce(public_key, $4) else public_key end
        where program_guid = $1`,
      [program, to, version, newSecret()],
    );
    tx.emit(event.competition, 'protocol.changed', { program, from, state: to, version, reason });
    if (!CLOSED_STATES.has(to)) await stopCeremony(tx, event.competition, program, 'protocol');
    if (to !== 'Locked') return;
    await this.results.settle(tx, event.competition, { programs: [program] }, { whole: false, confirmed: 'refuse' });
    await stampRevision(tx, event, program, 'locked');
  }
}

async function granted(
  tx: Transaction,
  event: EventScope,
  protocol: ProtocolRow,
  grants: NonNullable<Asked['grants']>,
): Promise<boolean> {
  const opened: boolean[] = [];
  for (const [audience, asked] of Object.entries(grants) as [ProtocolAudience, (typeof grants)[ProtocolAudience]][])
    if (asked) opened.push(await grantPermissions(tx, event, protocol, audience, asked));
  return opened.includes(true);
}

function refuseTransition(from: ProtocolState, to: ProtocolState, reason: string): void {
  if (!NEXT[from].includes(to)) throw new Failure('protocolTransition');
  const needsReason = to === 'Withdrawn' || (from === 'Locked' && to === 'Open');
  if (needsReason && reason.length < REASON_LEAST) {
    throw new Failure('badRequest', { field: 'reason', message: 'Напишите причину: она останется в журнале.' });
  }
}

async function refuseUnreadyProgram(tx: Transaction, { competition }: EventScope, program: Guid): Promise<void> {
  const rows = await tx.query<{ nomination: Guid | null }>(
    `select distinct nomination_guid as nomination from program.v_item
      where program_guid = $1 and kind = 'performance' and not is_withdrawn`,
    [program],
  );
  refuseUnready(
    await loadRules(tx, competition),
    rows.map(({ nomination }) => nomination),
  );
}

async function revisionOf(tx: Transaction, { competition }: EventScope): Promise<number> {
  const [head] = await tx.query<{ revision: number }>('select revision from live.v_stream where stream_guid = $1', [
    competition,
  ]);
  return head!.revision;
}
