// The jury's own decision: a title that no threshold gives (Гран-при).

import { Button } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import { useState } from 'react';
import { AwardGroupGetByCompetition, type ProtocolView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import { setOf } from '../order/award-sets.ts';
import type { ProtocolRow } from '../order/rows.ts';
import { AwardDecisionLater } from './forms-later.ts';
import classes from '../style/explanation.module.css';

export function ManualAward({
  protocol,
  row,
  canChange,
}: {
  protocol: ProtocolView;
  row: ProtocolRow;
  canChange: boolean;
}) {
  const { competitionGuid } = protocol;
  const sets = useRead(
    AwardGroupGetByCompetition,
    { query: { competitionGuid } },
    { enabled: canChange, staleTime: 30_000 },
  );
  const manual = (setOf(sets.data ?? [], row.nominationGuid)?.settings ?? []).filter((one) => one.kind === 'manual');
  const held = manual.find((one) => one.guid === row.award?.guid) ?? null;
  const [isOpen, setOpen] = useState(false);
  if (!canChange || manual.length === 0 || row.isWithdrawn) return null;
  return (
    <section className={classes.section} aria-label="Решение жюри">
      <AwardDecisionLater of={isOpen ? { row, manual, held, onClose: () => setOpen(false) } : null} />
      {isOpen ? null : (
        <Button variant="default" leftSection={<IconAward size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
          {held ? `Снять ${inQuotes(held.title)}` : 'Звание решением жюри'}
        </Button>
      )}
    </section>
  );
}
