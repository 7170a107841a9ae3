import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JudgeNowView as JudgeNow } from '@rampa/contract';
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
import { JudgeNowReads } from '../queries/judge-now-reads.ts';
import { grantOfJudge } from './grants.ts';

/** Of this judge alone; a payload that does not say touches. */
const OWN: ReadonlySet<EventKind> = new Set(['judge.nudged', 'judges.changed']);
/** They end a reminder or bring it back: nothing of them is shown where there is none. */
const MARKS: ReadonlySet<EventKind> = new Set(['mark.saved', 'mark.corrected', 'mark.abstained']);
/** Of the whole event. */
const EVENT: ReadonlySet<EventKind> = new Set([
  'item.activity',
  'items.changed',
  'program.changed',
  'program.deleted',
  'protocol.changed',
  'criteria.changed',
  'marks.cleared',
  'marks.restored',
]);

/** Judges remembered as not being reminded of anything. */
const REMEMBERED = 5_000;

@Injectable()
export class JudgeNowView implements ViewDefinition<JudgeNow>, OnModuleInit {
  readonly name = 'judge-now' as const;
  /** As of the newest load. A judge's own marks are the hot path, and hardly ever is there a reminder to end. */
  private readonly unreminded = new Set<Guid>();

  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
    private readonly reads: JudgeNowReads,
  ) {}

  onModuleInit(): void {
    this.views.register(this);
  }

  async authorise(actor: Actor, key: string): Promise<ViewGrant> {
    if (actor.kind === 'anonymous') throw new Failure('unauthorized');
    if (!isGuid(key)) throw new Failure('notFound');
    return grantOfJudge(this.owners, actor, key);
  }

  touches({ kind, payload }: LiveEvent, key: string): boolean {
    if (EVENT.has(kind)) return true;
    if (!OWN.has(kind) && !MARKS.has(kind)) return false;
    if (typeof payload.judge === 'string' && payload.judge.toLowerCase() !== key) return false;
    return OWN.has(kind) || !this.unreminded.has(key);
  }

  async load(reader: Reader, key: string): Promise<JudgeNow> {
    const { view, isReminded } = await this.reads.view(reader, key);
    this.unreminded.delete(key);
    if (!isReminded) this.unreminded.add(key);
    if (this.unreminded.size > REMEMBERED) this.unreminded.delete(this.unreminded.values().next().value!);
    return view;
  }
}
