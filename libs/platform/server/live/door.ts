// May this screen watch this view? Asked at every subscribe and again after every change of access.

import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../access/scope.ts';
import { Heads } from './heads.ts';
import { LiveMetrics } from './metrics.ts';
import { LIVE_OPTIONS, type LiveOptions } from './options.ts';
import { memberId, type Member } from './channel.ts';
import { monotonic, Turnstile, withLimit } from './timing.ts';
import { grantOf, Views, type ViewDefinition, type ViewGrant } from './view.ts';

export interface Admission {
  definition: ViewDefinition;
  grant: ViewGrant;
  /** Tick at which the oldest question behind this answer was asked. */
  askedAt: number;
  /** When the answer arrived; a snapshot must not be older than the permission to see it. */
  answeredAt: number;
}

type Answer = Omit<Admission, 'definition'>;

interface PublicAnswer {
  askedAt: number;
  madeAt: number;
  coming: Promise<Answer>;
  /** Set when the answer arrives. */
  stream: string | null;
}

const PUBLIC_ANSWERS = 1_000;

@Injectable()
export class Door {
  private readonly publicAnswers = new Map<string, PublicAnswer>();
  private readonly turnstile: Turnstile;

  constructor(
    private readonly views: Views,
    private readonly heads: Heads,
    private readonly metrics: LiveMetrics,
    @Inject(LIVE_OPTIONS) private readonly options: LiveOptions,
  ) {
    this.turnstile = new Turnstile(options.readsAtOnce);
  }

  /** Throws a Failure when access is refused; any other error means that there is no answer. */
  async admit(member: Member): Promise<Admission> {
    const definition = this.views.definition(member.view);
    const since = member.channel?.log.accessAt ?? 0;
    const { actor, askedAt } = await this.inTurn(() => member.seat.actorAfter(since));
    if (actor.kind === 'anonymous') return { definition, ...(await this.askPublicly(definition, member.key)) };
    const answer = await this.ask(definition, actor, member.key);
    return { definition, ...answer, askedAt: Math.min(answer.askedAt, askedAt) };
  }

  private async ask(definition: ViewDefinition, actor: Actor, key: string): Promise<Answer> {
    let askedAt = 0;
    const grant = await this.inTurn(() => {
      askedAt = this.heads.tick();
      this.metrics.authorisations++;
      return grantOf(definition, actor, key);
    });
    return { grant, askedAt, answeredAt: monotonic() };
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turnstile.run(() => withLimit(work(), this.options.readLimitMs));
  }

  /** Strangers share one question as long as nothing changes that could change the answer. */
  private askPublicly(definition: ViewDefinition, key: string): Promise<Answer> {
    const id = memberId(definition.name, key);
    const found = this.publicAnswers.get(id);
    return (found && this.isFresh(found) ? found : this.askForAll(id, definition, key)).coming;
  }

  private isFresh(answer: PublicAnswer): boolean {
    if (monotonic() - answer.madeAt > this.options.publicGrantMs) return false;
    if (answer.stream === null) return true;
    const log = this.heads.logOf(answer.stream);
    return log !== null && answer.askedAt > log.accessAt;
  }

  private askForAll(id: string, definition: ViewDefinition, key: string): PublicAnswer {
    if (this.publicAnswers.size >= PUBLIC_ANSWERS) this.publicAnswers.clear();
    const answer: PublicAnswer = {
      askedAt: this.heads.tick(),
      madeAt: monotonic(),
      stream: null,
      coming: this.ask(definition, { kind: 'anonymous' }, key).then((come) => {
        answer.stream = come.grant.stream;
        return { ...come, askedAt: answer.askedAt };
      }),
    };
    answer.coming.catch(() => {
      if (this.publicAnswers.get(id) === answer) this.publicAnswers.delete(id);
    });
    this.publicAnswers.set(id, answer);
    return answer;
  }
}
