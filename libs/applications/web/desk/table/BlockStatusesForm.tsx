// One status of one block for all applications that were chosen, however often the block stands in each.

import { Text } from '@mantine/core';
import {
  ApplicationChangeBlockStatuses,
  CompetitionBlockStatusGetByCompetitionGuid,
  rulesOf,
  type ApplicationRow,
  type ApplicationTableFacts,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { ChoiceLine, DialogForm, tell, useRead, useSendForm } from '@rampa/platform/web/desk';
import { usePortions } from './use-portions.tsx';

export interface BlockStatusesFormProps {
  competitionGuid: string;
  blocks: ApplicationTableFacts['blocks'];
  rows: readonly ApplicationRow[];
  onClose(): void;
  onDone(): void;
}

/** Takes the status off. */
const NONE = 'none';
/** Applications of one call: a block may stand in each a dozen times. */
const AT_ONCE = 25;

export function BlockStatusesForm({ competitionGuid, blocks, rows, onClose, onDone }: BlockStatusesFormProps) {
  const query = { competitionGuid };
  const portions = usePortions(rows, AT_ONCE);
  const first = rows.slice(0, AT_ONCE).map(({ guid }) => guid);
  const statuses = useRead(CompetitionBlockStatusGetByCompetitionGuid, { query });
  const titleOf = (key: string) => statuses.data?.find((one) => one.key === key)?.description ?? '';
  const form = useSendForm({
    values: {
      blockGuid: blocks.find(({ isPerformance }) => isPerformance)?.guid ?? '',
      competitionBlockStatusKey: '',
    },
    missing: { blockGuid: 'Какого блока?', competitionBlockStatusKey: 'Какой статус?' },
    rules: { of: rulesOf(ApplicationChangeBlockStatuses), body: (said) => bodyOf(said, first) },
    writes: [ApplicationChangeBlockStatuses],
    send: (said) =>
      portions.run(said, (guids) => callApi(ApplicationChangeBlockStatuses, { query, body: bodyOf(said, guids) })),
    stop: portions.stop,
    onSaved: ({ changed }, { competitionBlockStatusKey: status }) => {
      const what = status === NONE ? 'Статус снят' : inQuotes(titleOf(status));
      tell(`${what}: ${counted(changed, 'блок', 'блока', 'блоков')}`, {
        detail: changed === 0 ? 'У всех так и было.' : undefined,
      });
      onDone();
    },
  });

  function bodyOf(
    { blockGuid, competitionBlockStatusKey: key }: Record<'blockGuid' | 'competitionBlockStatusKey', string>,
    guids: string[],
  ) {
    return { guids, blockGuid, competitionBlockStatusKey: key === NONE ? null : key };
  }

  return (
    <DialogForm
      form={form}
      title={`Статус блока: ${counted(rows.length, 'заявка', 'заявки', 'заявок')}`}
      submit="Поставить"
      going={portions.going}
      onClose={onClose}
    >
      {portions.left}
      <ChoiceLine
        at={form.at('blockGuid')}
        label="Блок"
        placeholder="Выберите"
        data={blocks.map(({ guid, title }) => ({ value: guid, label: title }))}
      />
      <ChoiceLine
        at={form.at('competitionBlockStatusKey')}
        label="Статус"
        placeholder={statuses.isPending ? 'Загружаем…' : 'Выберите'}
        data={[
          ...(statuses.data ?? []).map(({ key, description }) => ({ value: key, label: description })),
          { value: NONE, label: 'Снять статус' },
        ]}
      />
      <Text size="sm" c="var(--r-ink-2)">
        Его получат все такие блоки выбранных заявок. Участники этих статусов не видят.
      </Text>
    </DialogForm>
  );
}
