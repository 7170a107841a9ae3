import type { Audience } from '@rampa/competitions/domain';

export const AUDIENCE_WORDS: Record<Audience, string> = {
  members: 'участникам',
  all: 'всем, у кого есть ссылка',
};

export const AUDIENCE_CHOICES = [
  { value: 'members', label: 'Участникам мероприятия' },
  { value: 'all', label: 'Всем, у кого есть ссылка' },
];
