// Decisions about a protocol: its states, clearings, permissions, manual titles, the chair's decisions.

import { z } from 'zod';
import { PROTOCOL_STATES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { created, done, text } from '../shapes.ts';
import { participantPermissions } from './protocol-view.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const VotingProtocolLock = defineCall({
  id: 'VotingProtocol/Lock',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['protocol.changed', 'results.written'],
  summary: 'Закрыть или снова открыть приём оценок; закрытие последней программы группы записывает результаты',
  query: program,
  body: z.strictObject({
    isLocked: z.boolean(),
    reason: text(500).default(''),
    /** Only asks: a lock that would be refused is refused, any other changes nothing. */
    isTrial: z.boolean().default(false),
  }),
  answer: z.object({ state: z.enum(PROTOCOL_STATES), revision: z.int() }),
});

export const VotingProtocolChangeState = defineCall({
  id: 'VotingProtocol/ChangeState',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['protocol.changed', 'results.written'],
  summary: 'Состояние протокола: черновик → идёт → закрыт → утверждён → опубликован; отзыв даёт новую версию',
  query: program,
  body: z.strictObject({
    state: z.enum(['Open', 'Locked', 'Confirmed', 'Published', 'Withdrawn']),
    reason: text(500).default(''),
    /** With the publication, or not at all: what it opens. What is not named stays. */
    grants: z
      .strictObject({ members: participantPermissions.partial(), link: participantPermissions.partial() })
      .partial()
      .optional(),
  }),
  answer: z.object({ state: z.enum(PROTOCOL_STATES), revision: z.int() }),
});

export const VotingProtocolClearCompetitionProgram = defineCall({
  id: 'VotingProtocol/ClearCompetitionProgram',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['marks.cleared', 'protocol.changed'],
  summary: 'Снять все оценки программы до утверждения; нужно ввести её название; журнал остаётся',
  query: program,
  body: z.strictObject({ confirmation: text(300, 1) }),
  answer: z.object({ cleared: z.int() }),
});

export const VotingProtocolSettingPermissionForParticipant = defineCall({
  id: 'VotingProtocol/SettingPermissionForParticipant',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['protocol.changed'],
  summary:
    'Что увидят после публикации участники (members) или все, у кого есть открытая ссылка (link); без единого разрешения протокол для них закрыт; что не названо, остаётся как было',
  query: program,
  body: participantPermissions.partial().extend({ audience: z.enum(['members', 'link']).default('members') }),
  answer: done,
});

export const VotingProtocolUndoClearing = defineCall({
  id: 'VotingProtocol/UndoClearing',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['marks.restored'],
  summary: 'Вернуть то, что сняла последняя очистка программы, до утверждения; поставленное с тех пор остаётся',
  query: program,
  body: z.strictObject({}),
  /** `kept`: cleared marks that did not return, because something was entered in their cells since. */
  answer: z.object({ restored: z.int(), kept: z.int() }),
});

export const VotingProtocolSetManualAward = defineCall({
  id: 'VotingProtocol/SetManualAward',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['awards.changed', 'results.written'],
  summary: 'Решение жюри: звание с видом manual (Гран-при); null снимает',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuid: guidOf('item'),
    awardSettingGuid: guidOf('awardSetting').nullable(),
    reason: text(500, 3),
  }),
  answer: done,
});

export const VotingProtocolSetChairDecision = defineCall({
  id: 'VotingProtocol/SetChairDecision',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['decisions.changed'],
  summary: 'Решение председателя о равных: все они, лучшее первым; прежнее решение о них же уступает',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuids: z.array(guidOf('item')).min(2).max(200),
    reason: text(500, 3),
  }),
  answer: created,
});

export const VotingProtocolWithdrawChairDecision = defineCall({
  id: 'VotingProtocol/WithdrawChairDecision',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['decisions.changed'],
  summary: 'Отменить решение председателя: равенство снова ждёт его; причина обязательна',
  query: program,
  body: z.strictObject({ chairDecisionGuid: guidOf('chairDecision'), reason: text(500, 3) }),
  answer: done,
});
