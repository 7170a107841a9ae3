import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JudgeSheetView as JudgeSheet } from '@rampa/contract';
import { Failure, isGuid, type Guid } from '@rampa/kernel';
import {
  GuidOwners,
  Views,
  type Actor,
  type EventKind,
  type LiveEvent,
  type Reader,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';
import { JudgeSheetReads } from '../queries/judge-sheet-reads.ts';
import { grantOfJudge } from './grants.ts';

/** Events of one judge in one program; a payload that does not name them touches every sheet. */
const OWN: ReadonlySet<EventKind> = new Set(['mark.saved', 'mark.corrected', 'mark.abstained', 'mark.commented']);
/** Events of one program, for all its judges. */
const PROGRAM: ReadonlySet<EventKind> = new Set([
  'marks.cleared',
  'marks.restored',
  'result.shown',
  'item.activity',
  'items.changed',
  'program.changed',
  'program.deleted',
  'protocol.changed',
]);
/** Events of the whole event. */
const EVENT: ReadonlySet<EventKind> = new Set([
  'competition.changed',
  'nominations.changed',
  'groupFields.changed',
  'criteria.changed',
  'scheme.changed',
  'prizes.changed',
]);

@Injectable()
export class JudgeSheetView implements ViewDefinition<JudgeSheet>, OnModuleInit {
  readonly name = 'judge-sheet' as const;

  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
    private readonly sheets: JudgeSheetReads,
  ) {}

  onModuleInit(): void {
    this.views.register(this);
  }

  async authorise(actor: Actor, key: string): Promise<ViewGrant> {
    if (actor.kind === 'anonymous') throw new Failure('unauthorized');
    const { program, judge } = partsOf(key);
    return grantOfJudge(this.owners, actor, judge, [{ kind: 'program', guid: program }]);
  }

  touches({ kind, payload }: LiveEvent, key: string): boolean {
    const { program, judge } = partsOf(key);
    if (OWN.has(kind)) return isOf(payload.judge, judge) && isOf(payload.program, program);
    if (kind === 'judges.changed') return isOf(payload.judge, judge);
    return PROGRAM.has(kind) ? isOf(payload.program, program) : EVENT.has(kind);
  }

  load(reader: Reader, key: string): Promise<JudgeSheet> {
    const { program, judge } = partsOf(key);
    return this.sheets.view(reader, program, judge);
  }
}

/** Throws Failure notFound for a malformed key. */
function partsOf(key: string): { program: Guid; judge: Guid } {
  const [program, judge, ...rest] = key.split(':');
  if (rest.length > 0 || !isGuid(program) || !isGuid(judge)) throw new Failure('notFound');
  return { program, judge };
}

/** A call may spell a guid in capitals; a view's key is always lower case. */
function isOf(named: unknown, guid: Guid): boolean {
  return typeof named !== 'string' || named.toLowerCase() === guid;
}
