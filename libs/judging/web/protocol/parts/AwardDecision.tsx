// A title that the jury gives by itself, or takes back, with its reason.

import { Button } from '@mantine/core';
import { VotingProtocolSetManualAward } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { ChoiceLine, PageForm, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { againstText, offered, type ManualTitle } from '../order/manual-titles.ts';
import type { ProtocolRow } from '../order/rows.ts';

export interface AwardDecisionProps {
  row: ProtocolRow;
  /** At least one. */
  manual: readonly ManualTitle[];
  held: ManualTitle | null;
  onClose(): void;
}

export function AwardDecision({ row, manual: all, held, onClose }: AwardDecisionProps) {
  const manual = offered(all, row);
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
  const guid = form.at('awardSettingGuid').useValue();
  const chosen = manual.find((one) => one.guid === guid)!;
  const against = held ? null : againstText(chosen, row);
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
      {against ? <p role="status">{against}</p> : null}
      <TextLine at={form.at('reason')} label="Основание" placeholder="Жюри решило единогласно" autoFocus />
    </PageForm>
  );
}
