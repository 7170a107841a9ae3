// The jury's own decision: a title that no threshold gives (Гран-при).

import { Button } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import { useState } from 'react';
import {
  AwardGroupGetByCompetition,
  VotingProtocolSetManualAward,
  type AwardSettingView,
  type ProtocolView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { ChoiceLine, PageForm, tell, TextLine, useCallForm, useRead } from '@rampa/platform/web/desk';
import { setOf } from '../order/award-sets.ts';
import type { ProtocolRow } from '../order/rows.ts';
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
      {isOpen ? (
        <DecisionForm row={row} manual={manual} held={held} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="default" leftSection={<IconAward size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
          {held ? `Снять ${inQuotes(held.title)}` : 'Звание решением жюри'}
        </Button>
      )}
    </section>
  );
}

type Named = Pick<AwardSettingView, 'guid' | 'title'>;

interface DecisionFormProps {
  row: ProtocolRow;
  /** At least one. */
  manual: readonly Named[];
  held: Named | null;
  onClose(): void;
}

function DecisionForm({ row, manual, held, onClose }: DecisionFormProps) {
  const form = useCallForm(VotingProtocolSetManualAward, {
    values: { awardSettingGuid: manual[0]!.guid, reason: '' },
    asked: { query: { competitionProgramGuid: row.programGuid } },
    body: ({ awardSettingGuid, reason }) => ({
      competitionProgramItemGuid: row.itemGuid,
      awardSettingGuid: held ? null : awardSettingGuid,
      reason,
    }),
    faults: ({ reason }) => ({ reason: reason.trim().length < 3 ? 'Кратко: как решило жюри' : undefined }),
    onSaved() {
      tell(held ? `${inQuotes(held.title)} снято` : 'Решение жюри записано');
      onClose();
    },
  });
  return (
    <PageForm
      form={form}
      submit={held ? 'Снять' : manual.length === 1 ? `Присудить ${inQuotes(manual[0]!.title)}` : 'Присудить'}
      aside={
        <Button size="md" variant="default" onClick={onClose}>
          Отменить
        </Button>
      }
    >
      <h3>{held ? `Снять ${inQuotes(held.title)}` : 'Звание решением жюри'}</h3>
      {held || manual.length === 1 ? null : (
        <ChoiceLine
          at={form.at('awardSettingGuid')}
          label="Звание"
          data={manual.map((one) => ({ value: one.guid, label: one.title }))}
        />
      )}
      <TextLine at={form.at('reason')} label="Основание" placeholder="Жюри решило единогласно" autoFocus />
    </PageForm>
  );
}
