// Rights of an employee in words: «Программа — менять, протоколы — смотреть».

import type { EmployeeView, SectionActions } from '@rampa/contract';
import type { Section } from '@rampa/kernel';

export interface AccessModule {
  section: Section;
  title: string;
  note: string;
}

export const ACTION_WORDS = ['Нет', 'Смотреть', 'Менять'] as const;

/** `competition`: in one event; null: in all. */
export function configIn({ access }: EmployeeView, competition: string | null): SectionActions {
  return ownIn({ access }, competition) ?? access.all;
}

/** Null when the event has no rights of its own. */
export function ownIn({ access }: Pick<EmployeeView, 'access'>, competition: string | null): SectionActions | null {
  if (competition === null) return access.all;
  return access.events.find(({ competitionGuid }) => competitionGuid === competition)?.config ?? null;
}

export function accessText(config: SectionActions, modules: readonly AccessModule[]): string {
  const open = modules.filter(({ section }) => config[section] > 0);
  if (open.length === 0) return 'Разделы пока не открыты';
  if (open.length === modules.length) {
    if (open.every(({ section }) => config[section] === 2)) return 'Все разделы: менять';
    if (open.every(({ section }) => config[section] === 1)) return 'Все разделы: смотреть';
  }
  const words = (action: 1 | 2): string => {
    const titles = open.filter(({ section }) => config[section] === action).map(({ title }) => title.toLowerCase());
    return titles.length === 0 ? '' : `${action === 2 ? 'меняет' : 'смотрит'}: ${titles.join(', ')}`;
  };
  const text = [words(2), words(1)].filter(Boolean).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
