import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CeremonyCommand, CompetitionProgramControlCeremony } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ceremonyTakenText, movedCeremony, OPENING, type AwardingPart, type CeremonyMove } from '@rampa/program/domain';
import { CEREMONY, makerOf, type CeremonyRow } from '../persistence/ceremonies.ts';
import { lockProgram } from '../persistence/items.ts';
import { CeremonyReads, hindranceOf } from '../queries/ceremony-reads.ts';
import { ProgramReads } from '../queries/program-reads.ts';

/** What a presenter may do: he leads a ceremony that the organizer has begun. */
const LEADS: ReadonlySet<CeremonyCommand['do']> = new Set(['next', 'back', 'absent', 'present']);

type Changes = Partial<CeremonyRow>;

@Injectable()
export class ControlCeremony {
  constructor(
    private readonly work: UnitOfWork,
    private readonly programs: ProgramReads,
    private readonly reads: CeremonyReads,
  ) {}

  /** One move of the ceremony. A press on an older picture is refused (stepTaken), so that two people skip nothing. */
  async run(
    scope: Scope,
    program: Guid,
    { revision, command }: BodyOf<typeof CompetitionProgramControlCeremony>,
  ): Promise<{ revision: number }> {
    const event = eventOf(scope);
    if (scope.actor.kind === 'presenter' && !LEADS.has(command.do)) throw new Failure('ceremonyOfOrganizer');
    const worked = await this.work.run({ scope }, async (tx) => {
      await lockProgram(tx, event, program);
      const row = await CEREMONY.find(tx, { programGuid: program });
      await this.refuseTaken(tx, row, program, revision);
      const changes = await this.changes(tx, program, row, command);
      const next = { ...changes, ...makerOf(scope.actor), revision: revision + 1, movedAt: new Date() };
      if (row) await CEREMONY.update(tx, { programGuid: program }, next);
      else await CEREMONY.insert(tx, { programGuid: program, ...next } as CeremonyRow);
      tx.emit(event.competition, 'ceremony.moved', { program, do: command.do });
      return { revision: next.revision };
    });
    return worked.result;
  }

  private async refuseTaken(tx: Transaction, row: CeremonyRow | null, program: Guid, seen: number): Promise<void> {
    if ((row?.revision ?? 0) === seen) return;
    const { run } = await this.reads.view(tx, program);
    throw new Failure('stepTaken', {
      message: ceremonyTakenText(run && { by: run.by.name, isStopped: !!run.stopped }),
    });
  }

  private async changes(
    tx: Transaction,
    program: Guid,
    row: CeremonyRow | null,
    command: CeremonyCommand,
  ): Promise<Changes> {
    if (command.do === 'start') {
      if (row?.isRunning) throw new Failure('ceremonyRuns');
      await this.openParts(tx, program);
      return {
        ...{ isRunning: true, step: OPENING, hasPoints: command.hasPoints, absent: [], past: [], stopped: null },
        startedAt: new Date(),
      };
    }
    if (!row?.isRunning) throw new Failure('ceremonyOver');
    if (command.do === 'finish') return { isRunning: false, absent: [], past: [], stopped: null };
    const parts = await this.openParts(tx, program);
    if (command.do === 'resume') return { stopped: null };
    if (row.stopped) throw new Failure('ceremonyStopped');
    return moved(parts, row, command);
  }

  /** Throws Failure ceremonyHidden while the hall may see nothing of it. */
  private async openParts(tx: Transaction, program: Guid): Promise<AwardingPart[]> {
    const view = await this.programs.view(tx, program);
    const parts = await this.reads.parts(tx, view);
    const hindrance = hindranceOf(view, parts);
    if (hindrance) throw new Failure('ceremonyHidden', { message: HIDDEN[hindrance] });
    return parts;
  }
}

const HIDDEN = {
  protocol: 'Залу показывать нельзя: протокол этой программы открыт. Закройте его.',
  order: 'Залу показывать нельзя: порядок награждения закрыт. Откройте его в меню программы.',
  empty: 'Награждать пока некого: в этой программе никому не присуждено звание.',
};

function moved(parts: readonly AwardingPart[], row: CeremonyRow, move: CeremonyMove): Changes {
  const next = movedCeremony(parts, row, move);
  if (!next) throw new Failure('ceremonyNoStep');
  const { step, absent, past } = next;
  return { step, absent: [...absent], past: [...past] };
}
