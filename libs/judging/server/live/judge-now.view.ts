import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JudgeNowView as JudgeNow } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import {
  GuidOwners,
  guidToFollow,
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

/** Events of one judge; a payload that names nobody touches every judge. */
const OWN: ReadonlySet<EventKind> = new Set(['judge.nudged', 'judges.changed']);
/** Events that end or revive a reminder; they change nothing where there is none. */
const MARKS: ReadonlySet<EventKind> = new Set(['mark.saved', 'mark.corrected', 'mark.abstained']);
/** Events that touch everybody. */
const EVENT: ReadonlySet<EventKind> = new Set([
  'item.activity',
  'items.changed',
  'program.changed',
  'program.deleted',
  'protocol.changed',
  'criteria.changed',
  'marks.cleared',
  'marks.restored',
  'ballot.changed',
]);

/** How many judges are remembered as having no reminder. */
const REMEMBERED = 5_000;

@Injectable()
export class JudgeNowView implements ViewDefinition<JudgeNow>, OnModuleInit {
  readonly name = 'judge-now' as const;
  /** True as of the newest load. A judge's own marks are the hot path, and reminders are rare. */
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
    return grantOfJudge(this.owners, actor, guidToFollow(actor, key));
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
