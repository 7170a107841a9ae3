// Letters that a person may refuse. Letters about his password, sign-ins and address always come.

import { NOTIFICATION_KINDS, type NotificationKind, type UserType } from '@rampa/kernel';

interface Words {
  title: string;
  detail: string;
  to: readonly UserType[];
}

/** Only kinds that are really sent: a switch for any other would do nothing. */
const WORDS: Partial<Record<NotificationKind, Words>> = {
  employeeRequest: {
    title: 'Сотрудник просит доступ',
    detail: 'Когда человек подтвердил почту и назвал вас своим организатором.',
    to: ['Organizer'],
  },
  applicationNews: {
    title: 'Новые и отозванные заявки',
    detail:
      'Что участники подали и отозвали на мероприятиях, где вы видите заявки: одно письмо, не чаще раза в час, и только если есть новости.',
    to: ['Organizer', 'OrganizerEmployee'],
  },
  organizerMessage: {
    title: 'Письма организатора',
    detail:
      'Рассылки, приглашения, правки организатора в ваших заявках, напоминания о неотправленных, новости программы и итогов. Решения по заявкам, ответы на ваши сообщения и стирание личных данных приходят всегда.',
    to: ['Member'],
  },
};

export interface NotificationChoice extends Omit<Words, 'to'> {
  kind: NotificationKind;
}

/** Kinds that a person of this kind may choose, in the order of the page. */
export function notificationsOf(userType: UserType): NotificationChoice[] {
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const words = WORDS[kind];
    return words?.to.includes(userType) ? [{ kind, title: words.title, detail: words.detail }] : [];
  });
}
