// An employee's rights while they are being changed: a press shows at once, and each can be undone.

import { useRef, useState } from 'react';
import {
  OrganizerEmployeeResetAccess,
  OrganizerEmployeeSetAccess,
  type EmployeeView,
  type SectionActions,
} from '@rampa/contract';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { ownIn } from './access-words.ts';

export interface EmployeeAccess {
  shown: SectionActions;
  /** Whether the event has rights of its own; always true for all events. */
  isOwn: boolean;
  set(config: SectionActions): void;
  /** Makes the general rights hold in the event again. */
  reset(): void;
}

/** `competition`: in one event; null: in all. */
export function useEmployeeAccess(employee: EmployeeView, competition: string | null): EmployeeAccess {
  const saved = ownIn(employee, competition);
  // Changes that are not in the answer yet; `own: null` means «как для всех».
  const [pressed, setPressed] = useState<{ in: string | null; own: SectionActions | null } | null>(null);
  const underWay = useRef(0);
  const inOrder = 'employee-access';
  const setting = useWrite(OrganizerEmployeeSetAccess, { inOrder });
  const resetting = useWrite(OrganizerEmployeeResetAccess, { inOrder });
  const own = pressed?.in === competition ? pressed.own : saved;
  const query = { employeeGuid: employee.guid };

  async function put(next: SectionActions | null, before: SectionActions | null): Promise<void> {
    setPressed({ in: competition, own: next });
    underWay.current++;
    try {
      if (next) await setting.mutateAsync({ query, body: { competitionGuid: competition, config: next } });
      else await resetting.mutateAsync({ query: { ...query, competitionGuid: competition! } });
      tell('Сохранено', {
        detail:
          employee.state === 'approved'
            ? `${employee.fullName}: новые права уже действуют.`
            : `${employee.fullName}: права начнут действовать, когда вы его примете.`,
        subject: `access ${employee.guid}`,
        action: { label: 'Отменить', run: () => void put(before, next) },
      });
    } catch {
      // The failure is told centrally; the saved rights are shown again.
    } finally {
      if (--underWay.current === 0) setPressed(null);
    }
  }

  return {
    shown: own ?? employee.access.all,
    isOwn: own !== null,
    set: (config) => void put(config, own),
    reset: () => void put(null, own),
  };
}
