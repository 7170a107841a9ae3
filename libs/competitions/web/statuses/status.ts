// One status of either kind, as the page has it; what the wire calls otherwise is translated here.

import type { StatusColors, StatusKind, StatusRules } from '@rampa/competitions/domain';
import type { StatusRole } from '@rampa/kernel';
import type { ApplicationStatusView, BlockStatusView } from '@rampa/contract';

export interface Status extends StatusRules {
  guid: string;
  title: string;
  colors: StatusColors;
  order: number;
  version: number;
  /** Null: nobody counts. */
  useCount: number | null;
}

/** What a person says of it. */
export type SaidStatus = Omit<Status, 'guid' | 'order' | 'version' | 'useCount'>;

export const saidOf = ({ title, colors, isActive, allowsEditing, notifies, isAccepted, role }: Status): SaidStatus => ({
  ...{ title, colors, isActive, allowsEditing, notifies, isAccepted, role },
});

export const ofApplication = (status: ApplicationStatusView): Status => status;

export const ofBlock = ({ key, description, backgroundColor, fontColor, ...row }: BlockStatusView): Status => ({
  ...{ guid: key, title: description, colors: { backgroundColor, fontColor } },
  ...{ isActive: true, allowsEditing: false, notifies: false, isAccepted: false, role: null },
  ...{ order: row.order, version: row.version, useCount: row.useCount },
});

export const ROLE_WORDS: Record<StatusRole, string> = {
  waiting: 'Ждёт места: лист ожидания',
  declined: 'Места не занимает: отклонена',
};

export interface StatusWords {
  section: string;
  note: string;
  add: string;
  empty: string;
  /** «у 3 заявок» */
  has: readonly [string, string, string];
  form: { new: string; old: string; placeholder: string };
}

export const WORDS: Record<StatusKind, StatusWords> = {
  application: {
    section: 'Статусы заявок',
    note: 'Чем кончилось рассмотрение и что делать участнику. Новой заявке достаётся первый из включённых.',
    add: 'Добавить статус',
    empty: 'Статусов пока нет.',
    has: ['заявки', 'заявок', 'заявок'],
    form: { new: 'Новый статус заявок', old: 'Статус заявок', placeholder: 'Ждёт оплаты' },
  },
  block: {
    section: 'Статусы блоков',
    note: 'Для одного номера или участника внутри заявки: что проверено, а что нужно исправить.',
    add: 'Добавить статус блоков',
    empty: 'Статусов блоков пока нет. Они нужны, если вы проверяете заявку по частям: номера, участников, фонограммы.',
    has: ['блока', 'блоков', 'блоков'],
    form: { new: 'Новый статус блоков', old: 'Статус блоков', placeholder: 'Фонограмма проверена' },
  },
};
