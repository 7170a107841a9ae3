import type { Audience } from '@rampa/competitions/domain';

export const AUDIENCE_WORDS: Record<Audience, string> = {
  staff: 'только сотрудникам',
  members: 'участникам',
  accepted: 'только принятым',
  all: 'всем, у кого есть ссылка',
};

export const AUDIENCE_CHOICES = [
  { value: 'members', label: 'Участникам мероприятия' },
  { value: 'accepted', label: 'Только тем, чью заявку приняли' },
  { value: 'all', label: 'Всем, у кого есть ссылка' },
  { value: 'staff', label: 'Только сотрудникам' },
];
