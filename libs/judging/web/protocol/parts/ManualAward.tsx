// The jury's own decision: a title that no threshold gives (Гран-при).

import { Button, Group, Select, TextInput } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { AwardGroupGetByCompetition, VotingProtocolSetManualAward, type ProtocolView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { tell, useRead, useWrite } from '@rampa/platform/web/desk';
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
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const give = useWrite(VotingProtocolSetManualAward);
  if (!canChange || manual.length === 0 || row.isWithdrawn) return null;
  const title = chosen ?? manual[0]!.guid;
  const fault = reason.trim().length < 3 ? 'Кратко: как решило жюри' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (fault || give.isPending) return;
    give.mutate(
      {
        query: { competitionProgramGuid: row.programGuid },
        body: {
          competitionProgramItemGuid: row.itemGuid,
          awardSettingGuid: held ? null : title,
          reason: reason.trim(),
        },
      },
      {
        onSuccess() {
          tell(held ? `${inQuotes(held.title)} снято` : 'Решение жюри записано');
          setOpen(false);
          setReason('');
          setAsked(false);
        },
      },
    );
  }

  return (
    <section className={classes.section} aria-label="Решение жюри">
      {isOpen ? (
        <form onSubmit={submit} noValidate>
          <h3>{held ? `Снять ${inQuotes(held.title)}` : 'Звание решением жюри'}</h3>
          {held || manual.length === 1 ? null : (
            <Select
              label="Звание"
              data={manual.map((one) => ({ value: one.guid, label: one.title }))}
              value={title}
              onChange={setChosen}
            />
          )}
          <TextInput
            label="Основание"
            placeholder="Жюри решило единогласно"
            autoFocus
            maxLength={500}
            value={reason}
            error={isAsked ? fault : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group gap="sm">
            <Button type="submit" size="md" loading={give.isPending}>
              {held ? 'Снять' : manual.length === 1 ? `Присудить ${inQuotes(manual[0]!.title)}` : 'Присудить'}
            </Button>
            <Button size="md" variant="default" onClick={() => setOpen(false)}>
              Отменить
            </Button>
          </Group>
        </form>
      ) : (
        <Button variant="default" leftSection={<IconAward size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
          {held ? `Снять ${inQuotes(held.title)}` : 'Звание решением жюри'}
        </Button>
      )}
    </section>
  );
}
