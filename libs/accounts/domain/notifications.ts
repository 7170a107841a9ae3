// Which letters a person may refuse. Those about his password, his sign-ins and his address always come.

import { NOTIFICATION_KINDS, type NotificationKind, type UserType } from '@rampa/kernel';

interface Words {
  title: string;
  detail: string;
  to: readonly UserType[];
}

const WORDS: Record<NotificationKind, Words> = {
  employeeRequest: {
    title: 'Сотрудник просит доступ',
    detail: 'Когда человек подтвердил почту и назвал вас своим организатором.',
    to: ['Organizer'],
  },
  applicationStatus: {
    title: 'Статус заявки изменился',
    detail: 'Заявку приняли, отклонили или попросили поправить.',
    to: ['Member'],
  },
  invitation: {
    title: 'Приглашения на мероприятия',
    detail: 'Организатор, у которого вы уже участвовали, зовёт снова.',
    to: ['Member'],
  },
  organizerMessage: {
    title: 'Письма организатора',
    detail: 'Новости мероприятия, в котором вы участвуете: программа, результаты, документы.',
    to: ['Member'],
  },
};

export interface NotificationChoice extends Omit<Words, 'to'> {
  kind: NotificationKind;
}

/** What a person of this kind may choose, in the order of the page. */
export function notificationsOf(userType: UserType): NotificationChoice[] {
  return NOTIFICATION_KINDS.filter((kind) => WORDS[kind].to.includes(userType)).map((kind) => {
    const { title, detail } = WORDS[kind];
    return { kind, title, detail };
  });
}
