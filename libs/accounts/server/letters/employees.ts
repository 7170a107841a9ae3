// Letters to an employee about his approval or dismissal.

import { inQuotes } from '@rampa/kernel';
import type { Letter } from '@rampa/platform/server';
import type { OrganizerInfo } from '../queries/organizers.ts';
import { greetingOf, type Addressee } from './entering.ts';
import { pages, type UrlOf } from './links.ts';

const named = ({ companyName }: OrganizerInfo): string => (companyName === '' ? '' : ` ${inQuotes(companyName)}`);

export function employeeApprovedLetter(to: Addressee, organizer: OrganizerInfo, urlOf: UrlOf): Letter {
  return {
    to: to.login,
    kind: 'accounts.employeeApproved',
    subject: 'Вас приняли: кабинет сотрудника открыт',
    preheader: 'Можно входить',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `Организатор${named(organizer)} принял вас как сотрудника. Войдите с почтой и паролем, которые вы задали при регистрации.`,
        'Вы увидите разделы, которые он вам открыл. Если нужного раздела нет, попросите открыть его.',
      ],
      button: { label: 'Войти', url: urlOf(pages.login('employee')) },
    },
  };
}

export function employeeDismissedLetter(to: Addressee, organizer: OrganizerInfo): Letter {
  return {
    to: to.login,
    kind: 'accounts.employeeDismissed',
    subject: 'Доступ к мероприятиям закрыт',
    body: {
      greeting: greetingOf(to),
      paragraphs: [
        `Организатор${named(organizer)} закрыл вам доступ к своим мероприятиям. Войти в кабинет сотрудника больше нельзя.`,
      ],
      footnote: 'Если это ошибка, свяжитесь с организатором: он может вернуть доступ в любой момент.',
    },
  };
}
