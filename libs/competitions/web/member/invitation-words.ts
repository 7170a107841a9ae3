// What an invitation says beside its button: until when applications come in, and that they do no more.

import type { AnswerOf, ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import { momentText, zoneText } from '@rampa/platform/web/desk';

export type InvitedEvent = NonNullable<AnswerOf<typeof ProfileGetParticipantGetOrganizerInfo>['event']>;

export interface InvitationWords {
  note: string | null;
  /** What stands on the button. */
  action: 'Участвовать' | 'Присоединиться';
}

const TAKEN_PART =
  'Если вы в нём участвовали, присоединитесь: положение, программа, итоги и бумаги будут в вашем кабинете.';

/** `waits`: applications that the organizer has begun for whoever reads it. */
export function invitationWords({ isOver, timeZone, reception }: InvitedEvent, waits: number): InvitationWords {
  const { refusal, opensAt, closesAt } = reception;
  const clock = (instant: string) => `${momentText(instant, timeZone)}\u00a0${zoneText(instant, timeZone)}`;
  if (waits > 0) {
    const begun = waits === 1 ? 'заявку: примите приглашение, и она станет вашей' : 'заявки: примите приглашение, и они станут вашими'; // prettier-ignore
    return { note: `Организатор уже начал для вас ${begun}.`, action: 'Участвовать' };
  }
  if (refusal === null)
    return { note: closesAt && `Заявки принимают до\u00a0${clock(closesAt)}.`, action: 'Участвовать' };
  if (refusal === 'early')
    return { note: opensAt && `Заявки начнут принимать с\u00a0${clock(opensAt)}.`, action: 'Участвовать' };
  if (isOver)
    return { note: `Мероприятие уже прошло, заявок больше не принимают. ${TAKEN_PART}`, action: 'Присоединиться' };
  const since = closesAt === null ? 'Приём заявок закончен' : `Приём заявок закончился ${clock(closesAt)}`;
  return {
    note: `${since}: новую заявку подать уже нельзя. О том, чтобы приняли вашу, договоритесь с организатором.`,
    action: 'Присоединиться',
  };
}
