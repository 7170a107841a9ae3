// Statuses of an event: what an organizer says of an application, and of one block of it (a performance, a participant).

import type { StatusRole } from '@rampa/kernel';
import { foldedValue } from './group-values.ts';
import type { StatusColors } from './status-colors.ts';

export const STATUS_KINDS = ['application', 'block'] as const;
export type StatusKind = (typeof STATUS_KINDS)[number];

/** Of one kind in one event. */
export const MOST_STATUSES = 50;

/** What a block's status is called and looks like until somebody says otherwise. */
export const NEW_STATUS: { title: string } & StatusColors = {
  title: 'Новый статус',
  backgroundColor: '#FFFFFF',
  fontColor: '#000000',
};

export interface StatusRules {
  /** Offered where a status is chosen; a switched-off one stays where it has been given. */
  isActive: boolean;
  /** The member may change his application while it has this status. */
  allowsEditing: boolean;
  /** A letter tells the member that his application has got it. */
  notifies: boolean;
  /** The application counts as accepted. */
  isAccepted: boolean;
  /** Null: none. An accepting one has none. */
  role: StatusRole | null;
}

export const NO_RULES: StatusRules = {
  ...{ isActive: true, allowsEditing: false, notifies: false, isAccepted: false },
  role: null,
};

export type StartingStatus = { title: string } & StatusColors & StatusRules;

const colors = (backgroundColor: string, fontColor: string): StatusColors => ({ backgroundColor, fontColor });

/** What a new event begins with. */
export const STARTING_STATUSES: Readonly<Record<StatusKind, readonly StartingStatus[]>> = {
  application: [
    { title: 'Новая', ...colors('#E8F0FC', '#1F53A8'), ...NO_RULES, allowsEditing: true },
    { title: 'На рассмотрении', ...colors('#FFF4DC', '#7A4B00'), ...NO_RULES },
    { title: 'Нужно исправить', ...colors('#FDEDE5', '#A8340A'), ...NO_RULES, allowsEditing: true, notifies: true },
    { title: 'Лист ожидания', ...colors('#F7DBE4', '#6E0F33'), ...NO_RULES, notifies: true, role: 'waiting' },
    { title: 'Принята', ...colors('#E4F4EB', '#0B6B43'), ...NO_RULES, notifies: true, isAccepted: true },
    { title: 'Отклонена', ...colors('#ECE7EA', '#53465A'), ...NO_RULES, notifies: true, role: 'declined' },
  ],
  block: [
    { title: 'Не проверен', ...colors('#FFFFFF', '#1C1220'), ...NO_RULES },
    { title: 'Нужно исправить', ...colors('#FDEDE5', '#A8340A'), ...NO_RULES },
    { title: 'Принят', ...colors('#E4F4EB', '#0B6B43'), ...NO_RULES },
  ],
};

/** Equal for titles that people would take for one; empty when nothing is said. */
export function foldedTitle(title: string): string {
  return foldedValue(title);
}

/** Another of the list that is called so already. */
export function sameTitle<S extends { guid: string; title: string }>(
  title: string,
  list: readonly S[],
  own: string | null = null,
): S | undefined {
  const folded = foldedTitle(title);
  return list.find((one) => one.guid !== own && foldedTitle(one.title) === folded);
}

/** «Новый статус», «Новый статус 2», …: the first that nobody is called. */
export function freeTitle(wanted: string, taken: readonly string[]): string {
  const folded = new Set(taken.map(foldedTitle));
  for (let number = 1; ; number++) {
    const title = number === 1 ? wanted : `${wanted} ${number}`;
    if (!folded.has(foldedTitle(title))) return title;
  }
}

/** What an application has when it comes in: the first that is switched on. */
export function initialStatus<S extends Pick<StatusRules, 'isActive'>>(inOrder: readonly S[]): S | null {
  return inOrder.find(({ isActive }) => isActive) ?? null;
}

/** Without it nothing could be given to an application that comes in. */
export function isLastActive<S extends { guid: string; isActive: boolean }>(list: readonly S[], guid: string): boolean {
  const active = list.filter(({ isActive }) => isActive);
  return active.length === 1 && active[0]!.guid === guid;
}
