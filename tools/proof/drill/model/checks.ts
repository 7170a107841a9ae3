// I1–I6 of live delivery, as a random day keeps them.

import type { Judge } from '../../client/judge.ts';
import type { LedgerEntry } from '../../client/ledger.ts';
import { pause } from '../../client/asking.ts';
import { readView } from '../../client/read-view.ts';
import type { Screen } from '../../client/screen.ts';
import type { Shown } from '../../client/screen-rules.ts';
import { audit, type Audit } from '../../oracle/audit.ts';
import type { Oracle } from '../../oracle/tables.ts';
import type { Hall } from '../hall.ts';
import { faultsOf } from '../verdict.ts';

export const INVARIANTS = {
  I1: 'принято — значит подействовало ровно один раз',
  I2: 'экран на редакции равен оракулу',
  I3: 'редакция не идёт назад внутри эпохи',
  I4: 'никто не отстаёт, считая себя LIVE',
  I5: 'ни один кадр не приходит тому, кому вызов отказал бы',
  I6: 'оторванный экран показывает старое и не называет его свежим',
  state: 'протокол проходит только дозволенные состояния',
} as const;

export type Invariant = keyof typeof INVARIANTS;

interface Revoked {
  screen: Screen;
  epoch: string;
  revision: number;
}

const ENDS_WITHIN_MS = 30_000;
const REVOKED_AT = `select s.epoch, max(e.revision)::int as revision from live.stream s
  join live.event e on e.stream_guid = s.stream_guid and e.kind = 'access.changed' and e.payload ->> 'judge' = $2
  where s.stream_guid = $1 group by 1`;
const LEFT = `select count(*)::int as count from judging.mark m join program.item i on i.guid = m.item_guid
  where i.program_guid = $1`;

export class Checks {
  audit: Audit | null = null;
  /** What broke, by invariant. */
  readonly broken = new Map<Invariant, string[]>();
  readonly #hall: Hall;
  readonly #oracle: Oracle;
  readonly #frames = new Map<Screen, { epoch: string; revision: number }[]>();
  readonly #listeners = new Map<Screen, (shown: Shown) => void>();
  readonly #away = new Map<Screen, Shown | null>();
  #revoked: Revoked[] = [];

  constructor(hall: Hall, oracle: Oracle) {
    this.#hall = hall;
    this.#oracle = oracle;
  }

  say(holds: boolean, invariant: Invariant, otherwise: string): void {
    if (holds) return;
    this.broken.set(invariant, [...(this.broken.get(invariant) ?? []), otherwise]);
  }

  get isGreen(): boolean {
    return this.broken.size === 0;
  }

  get compared(): number {
    return this.#hall.compared;
  }

  tell(): string {
    return [...this.broken]
      .map(([name, found]) => `${name} (${INVARIANTS[name]}):\n  ${found.slice(0, 8).join('\n  ')}`)
      .join('\n');
  }

  /** I3 for what is shown, over all connections; and every frame is remembered. */
  follow(screen: Screen): void {
    const frames: { epoch: string; revision: number }[] = [];
    this.#frames.set(screen, frames);
    screen.onFrame = ({ epoch, revision }) => frames.push({ epoch, revision });
    let last: Shown | null = null;
    screen.onShown = (shown) => {
      const isBack = last?.epoch === shown.epoch && shown.revision < last.revision;
      this.say(!isBack, 'I3', `${screen.name}: ${last?.revision} → ${shown.revision}`);
      last = { ...shown };
      this.#listeners.get(screen)?.(shown);
    };
  }

  onShown(screen: Screen, listener: (shown: Shown) => void): void {
    this.#listeners.set(screen, listener);
  }

  /** I6 begins: what stands on the screen now stays, and is not called fresh. */
  away(screen: Screen): void {
    this.#away.set(screen, screen.shown);
  }

  back(screen: Screen): void {
    const left = this.#away.get(screen);
    this.#away.delete(screen);
    this.say(!screen.isLive, 'I6', `${screen.name} считает себя LIVE без связи`);
    this.say(left === undefined || screen.shown === left, 'I6', `${screen.name} сменил картину без связи`);
  }

  /** I5: the screen learns its end, the call refuses too, and no frame at or after the revocation ever comes. */
  async revoked({ options, token }: Judge, screen: Screen, limitMs = ENDS_WITHIN_MS): Promise<void> {
    const [at] = await this.#oracle.query<{ epoch: string; revision: number }>(REVOKED_AT, [
      options.competition,
      options.judge,
    ]);
    this.#revoked.push({ screen, ...at! });
    for (let waited = 0; screen.ended === null && waited < limitMs; waited += 20) await pause(20);
    this.say(screen.ended !== null, 'I5', `${screen.name}: ссылка отозвана, экран не узнал (${screen.condition})`);
    const { view, key, address } = screen.options;
    const isRead = await readView(address(), view, key, token, null).then(
      () => true,
      () => false,
    );
    this.say(!isRead, 'I5', `${screen.name}: вызов отвечает по отозванной ссылке`);
  }

  /** A restored database may know the link again: what there was to be seen is judged now. */
  forgetRevoked(): void {
    for (const { screen, epoch, revision } of this.#revoked) {
      const late = this.#frames.get(screen)!.filter((frame) => frame.epoch === epoch && frame.revision >= revision);
      this.say(late.length === 0, 'I5', `${screen.name}: отозвана на ${revision}, кадр ${late[0]?.revision}`);
      screen.stop();
    }
    this.#revoked = [];
  }

  /** I1 for a clearing: nothing is left. */
  async cleared(program: string): Promise<void> {
    const [left] = await this.#oracle.query<{ count: number }>(LEFT, [program]);
    this.say(left!.count === 0, 'I1', `после снятия оценок осталось ${left!.count}`);
  }

  async finish(ledgers: readonly (readonly LedgerEntry[])[]): Promise<void> {
    this.forgetRevoked();
    const found = await audit(this.#oracle, ledgers);
    this.audit = found;
    for (const [name, count] of Object.entries(faultsOf(found))) {
      this.say(count === 0, 'I1', `${name}: ${count}; ${found.examples.join('; ')}`);
    }
    this.say(this.#hall.wrong === 0, 'I2', this.#hall.notes.join('\n  '));
    this.say(this.#hall.wentBack === 0, 'I3', `кадров с более старой редакцией: ${this.#hall.wentBack}`);
    this.say(this.#hall.behind.length === 0, 'I4', this.#hall.behind.join('\n  '));
  }

  stop(): void {
    for (const { screen } of this.#revoked) screen.stop();
  }
}
