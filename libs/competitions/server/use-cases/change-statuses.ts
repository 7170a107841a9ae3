// Statuses of an event: what they are called, how they look, in which order they stand, and how one goes away.

import { Injectable } from '@nestjs/common';
import {
  colorsFault,
  foldedTitle,
  freeTitle,
  isLastActive,
  MOST_STATUSES,
  nearestReadable,
  NEW_STATUS,
  sameTitle,
  wholeColors,
  type StatusColors,
  type StatusKind,
  type StatusRules,
} from '@rampa/competitions/domain';
import { Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { officeOf, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { lockedStatuses, placeStatuses } from '../persistence/status-rows.ts';
import { STATUS, type StatusRow } from '../persistence/status-table.ts';
import { StatusUses } from '../ports/status-uses.ts';

/** What a status of either kind says of itself. `at`: how the wire calls its fields. */
export interface SaidStatus {
  kind: StatusKind;
  at: { title: string; fontColor: string };
  title: string | undefined;
  colors: StatusColors;
  rules: StatusRules;
}

interface Listed {
  tx: Transaction;
  competition: Guid;
  list: StatusRow[];
}

@Injectable()
export class ChangeStatuses {
  constructor(
    private readonly work: UnitOfWork,
    private readonly uses: StatusUses,
  ) {}

  /** Failures statusTitleTaken, colorContrast, statusesFull. `order`: its place; at the end without it. */
  create(scope: Scope, said: SaidStatus, order: number | undefined): Promise<Guid> {
    const guid = newGuid();
    return this.inList(scope, said.kind, async ({ tx, competition, list }) => {
      if (list.length >= MOST_STATUSES) throw new Failure('statusesFull');
      const title = said.title ?? freeTitle(NEW_STATUS.title, list.map((one) => one.title)); // prettier-ignore
      await STATUS.insert(tx, {
        ...{ guid, competitionGuid: competition, kind: said.kind, position: list.length },
        ...accepted({ ...said, title }, list, null),
      });
      if (order !== undefined) await placeStatuses(tx, list.map((one) => one.guid).toSpliced(order, 0, guid));
      return guid;
    });
  }

  /** Failures notFound, staleVersion, lastActiveStatus, and those of a new one. */
  async update(scope: Scope, guid: Guid, said: SaidStatus, version: number | undefined): Promise<void> {
    await this.inList(scope, said.kind, async ({ tx, list }) => {
      const own = found(list, guid);
      if (version !== undefined && version !== own.version) throw new Failure('staleVersion');
      if (!said.rules.isActive) refuseLast(said.kind, list, guid);
      const changes = accepted({ ...said, title: said.title ?? own.title }, list, guid);
      await STATUS.update(tx, { guid }, { ...changes, version: own.version + 1 });
    });
    await this.uses.follow(scope, said.kind);
  }

  /** Who is not named stands behind those who are, in the order that they had. */
  async arrange(scope: Scope, kind: StatusKind, guids: readonly Guid[]): Promise<void> {
    await this.inList(scope, kind, async ({ tx, list }) => {
      for (const guid of guids) found(list, guid);
      await placeStatuses(tx, [...new Set([...guids, ...list.map(({ guid }) => guid)])]);
    });
  }

  /** Failures statusAsked, statusInUse where something has it and nothing is named in its place, lastActiveStatus. */
  async delete(scope: Scope, kind: StatusKind, guid: Guid, replacement: Guid | undefined): Promise<void> {
    await this.inList(scope, kind, async ({ tx, competition, list }) => {
      const own = found(list, guid);
      if (kind === 'application') refuseLast(kind, list, guid);
      const [asking] = kind === 'application' ? await this.uses.questions(tx, competition, guid) : [];
      if (asking !== undefined) throw statusAsked(own.title, asking);
      if (replacement !== undefined) {
        if (replacement === own.guid) throw new Failure('badRequest', { field: 'replacementGuid' });
        found(list, replacement);
        await this.uses.replace(tx, scope, kind, guid, replacement);
      }
      const count = (await this.uses.count(tx, kind, competition))?.get(guid) ?? 0;
      if (count > 0) throw new Failure('statusInUse', { customData: { useCount: count } });
      await tx.query('delete from competitions.status where guid = $1', [guid]);
      await placeStatuses(
        tx,
        list.flatMap((one) => (one.guid === guid ? [] : [one.guid])),
      );
    });
    if (replacement !== undefined) await this.uses.follow(scope, kind);
  }

  private async inList<T>(scope: Scope, kind: StatusKind, write: (listed: Listed) => Promise<T>): Promise<T> {
    const { competition } = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      // Whoever has applications open sees its words and colours.
      tx.emit(officeOf(competition), 'statuses.changed', {});
      return write({ tx, competition, list: await lockedStatuses(tx, competition, kind) });
    });
    return result;
  }
}

function statusAsked(title: string, part: string): Failure {
  const message = `О статусе ${inQuotes(title)} спрашивает условие ${inQuotes(part)} в форме заявки. Сначала измените условие.`;
  return new Failure('statusAsked', { message });
}

function found(list: readonly StatusRow[], guid: Guid): StatusRow {
  const own = list.find((one) => one.guid === guid);
  if (!own) throw new Failure('notFound');
  return own;
}

function refuseLast(kind: StatusKind, list: readonly StatusRow[], guid: Guid): void {
  if (kind === 'application' && isLastActive(list, guid)) throw new Failure('lastActiveStatus', { field: 'isActive' });
}

function accepted({ at, title, colors, rules }: SaidStatus & { title: string }, list: StatusRow[], own: Guid | null) {
  const folded = foldedTitle(title);
  if (folded === '') throw new Failure('badRequest', { field: at.title, message: 'Назовите статус словами' });
  const same = sameTitle(title, list, own);
  if (same) {
    const message = `Такой статус уже есть: ${inQuotes(same.title)}. Назовите этот иначе.`;
    throw new Failure('statusTitleTaken', { field: at.title, message });
  }
  const fault = colorsFault(colors);
  if (fault !== null) {
    const customData = { nearest: nearestReadable(colors) };
    throw new Failure('colorContrast', { field: at.fontColor, message: fault, customData });
  }
  return { title, folded, ...wholeColors(colors)!, ...rules };
}
