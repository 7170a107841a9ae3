// «Звания и места»: sets of titles, their borders and colours.

import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import {
  AwardGroupCreate,
  AwardGroupGetByCompetition,
  AwardSettingCreate,
  AwardSettingRecalculate,
  type AnswerOf,
  type AwardSettingView,
} from '@rampa/contract';
import { plural } from '@rampa/kernel';
import { callApi, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  Page,
  PageHead,
  refresh,
  RowsSkeleton,
  tell,
  tellFailure,
  useAccess,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { AwardForm } from '../parts/AwardForm.tsx';
import { AwardSetForm } from '../parts/AwardSetForm.tsx';
import { AwardSetSection } from '../parts/AwardSetSection.tsx';
import { DeleteAward } from '../parts/DeleteAward.tsx';
import { READY_SETS, readySet, type ReadySet } from '../rules/title-words.ts';

export type AwardSet = AnswerOf<typeof AwardGroupGetByCompetition>[number];

export type OpenedAward =
  | { form: 'set'; set: AwardSet | null }
  | { form: 'award'; set: AwardSet; award: AwardSettingView | null }
  | { form: 'delete'; set: AwardSet; award: AwardSettingView | null };

export function RanksPage() {
  const { guid: competitionGuid = '' } = useParams();
  const client = useQueryClient();
  const canChange = useAccess(competitionGuid).changes('settings');
  const query = { competitionGuid };
  const sets = useRead(AwardGroupGetByCompetition, { query });
  const recalculate = useWrite(AwardSettingRecalculate);
  const [opened, setOpened] = useState<OpenedAward | null>(null);
  const [isFilling, setFilling] = useState(false);
  const close = () => setOpened(null);

  /** A ready set goes into the empty set given, else into a new one. */
  async function fill(key: ReadySet, set: AwardSet | null) {
    setFilling(true);
    try {
      const awardGroupGuid =
        set?.guid ?? (await callApi(AwardGroupCreate, { query, body: { title: 'Основные звания' } })).guid;
      for (const award of readySet(key))
        await callApi(AwardSettingCreate, { query, body: { awardGroupGuid, ...award } });
    } catch (error) {
      tellFailure(error);
    } finally {
      await refresh(client, [AwardGroupGetByCompetition]);
      setFilling(false);
    }
  }

  const ready = (set: AwardSet | null) => (
    <Menu>
      <Menu.Target>
        <Button size="md" loading={isFilling} rightSection={<IconChevronDown size={16} stroke={1.75} />}>
          Взять готовый набор
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {READY_SETS.map((one) => (
          <Menu.Item key={one.key} onClick={() => void fill(one.key, set)}>
            {one.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );

  return (
    <Page>
      <PageHead
        title="Звания и места"
        note="Первое подходящее звание сверху списка достаётся выступлению. Гран‑при даёт только жюри."
        actions={
          canChange && (sets.data ?? []).length > 0 ? (
            <>
              <Button
                size="md"
                variant="default"
                leftSection={<IconRefresh size={18} stroke={1.75} />}
                loading={recalculate.isPending}
                onClick={() =>
                  recalculate.mutate(
                    { query },
                    {
                      onSuccess: ({ recalculated }) =>
                        tell(
                          `Пересчитали ${recalculated}\u00A0${plural(recalculated, 'результат', 'результата', 'результатов')}`,
                        ),
                    },
                  )
                }
              >
                Пересчитать
              </Button>
              <Button
                size="md"
                leftSection={<IconPlus size={18} stroke={1.75} />}
                onClick={() => setOpened({ form: 'set', set: null })}
              >
                Новый набор
              </Button>
            </>
          ) : null
        }
      />
      <Answer of={sets} skeleton={<RowsSkeleton rows={8} height="3.5rem" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState action={canChange ? ready(null) : null}>
              Званий пока нет: в протоколе будут только места.
            </EmptyState>
          ) : (
            list.map((set) => (
              <AwardSetSection
                key={set.guid}
                competitionGuid={competitionGuid}
                set={set}
                canChange={canChange}
                ready={ready(set)}
                onOpen={setOpened}
              />
            ))
          )
        }
      </Answer>
      {opened?.form === 'set' ? (
        <AwardSetForm competitionGuid={competitionGuid} set={opened.set} onClose={close} />
      ) : null}
      {opened?.form === 'award' ? (
        <AwardForm competitionGuid={competitionGuid} set={opened.set} award={opened.award} onClose={close} />
      ) : null}
      {opened?.form === 'delete' ? <DeleteAward set={opened.set} award={opened.award} onClose={close} /> : null}
    </Page>
  );
}
