// «Звания и места»: sets of titles, their borders and colours.

import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  AwardGroupCreate,
  AwardGroupGetByCompetition,
  AwardGroupUpdate,
  AwardSettingRecalculate,
} from '@rampa/contract';
import { formatThousandths, plural } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  Answer,
  Confirm,
  Page,
  PageHead,
  RowsSkeleton,
  tell,
  useAccess,
  useMake,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { AwardLater, AwardSetLater } from '../parts/forms-later.ts';
import { AwardSetSection } from '../parts/AwardSetSection.tsx';
import { DeleteAward } from '../parts/DeleteAward.tsx';
import type { AwardSet, OpenedAward } from '../api/award-set.ts';
import { useTopOfScale } from '../api/scale.ts';
import { bordersText, FIRST_SET, READY_SETS, readySet, type ReadySet } from '../rules/title-words.ts';

const pointsText = (points: number) => formatThousandths(Math.round(points * 1000));

export function RanksPage() {
  const { guid: competitionGuid = '' } = useParams();
  const access = useAccess(competitionGuid);
  const canChange = access.changes('settings') || access.changes('protocol');
  const query = { competitionGuid };
  const sets = useRead(AwardGroupGetByCompetition, { query });
  const recalculate = useWrite(AwardSettingRecalculate);
  const [opened, setOpened] = useState<OpenedAward | null>(null);
  const create = useMake(AwardGroupCreate);
  const update = useWrite(AwardGroupUpdate);
  const isFilling = create.isPending || update.isPending;
  const [unfit, setUnfit] = useState<{ outOf: number; set: AwardSet | null } | null>(null);
  const top = useTopOfScale(competitionGuid);
  const close = () => setOpened(null);

  /** A ready set fills the given empty set, or a new one. */
  function fill(outOf: ReadySet, set: AwardSet | null) {
    const settings = readySet(outOf);
    if (!set) return create.mutate({ query, body: { title: FIRST_SET, settings } });
    const { guid: awardGroupGuid, title, nominationGuids: nominations } = set;
    update.mutate({ query, body: { awardGroupGuid, title, nominations, settings } });
  }

  /** Asks first when a ready set does not cover the scale. */
  function choose(outOf: ReadySet, set: AwardSet | null) {
    if (outOf !== 'places' && top !== null && outOf !== top) setUnfit({ outOf, set });
    else fill(outOf, set);
  }

  const isOwnScale = top !== null && !READY_SETS.some(({ outOf }) => outOf === top);
  const ready = (set: AwardSet | null) => (
    <ButtonMenu
      button={
        <Button size="md" loading={isFilling} rightSection={<IconChevronDown size={16} stroke={1.75} />}>
          Взять готовый набор
        </Button>
      }
    >
      {isOwnScale ? (
        <Menu.Item onClick={() => fill(top, set)}>
          Под вашу шкалу, до {pointsText(top)}: {bordersText(top)}
        </Menu.Item>
      ) : null}
      {READY_SETS.map(({ outOf, label }) => (
        <Menu.Item key={outOf} onClick={() => choose(outOf, set)}>
          {label}
        </Menu.Item>
      ))}
    </ButtonMenu>
  );

  return (
    <Page>
      <PageHead
        title="Звания и места"
        note="Выступление получает первое подходящее звание сверху списка. Гран‑при присуждает только жюри."
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
      <Confirm
        isOpen={unfit !== null}
        title="Набор не подходит к шкале"
        action="Взять соразмерный"
        isBusy={isFilling}
        onClose={() => setUnfit(null)}
        onConfirm={() => {
          const { set } = unfit!;
          setUnfit(null);
          fill(top!, set);
        }}
      >
        {unfit && top !== null
          ? `Он рассчитан на итог до ${pointsText(unfit.outOf)}, а по вашим критериям и правилам итог бывает до ${pointsText(top)}. Соразмерный набор: ${bordersText(top)}.`
          : ''}
      </Confirm>
      <AwardSetLater of={opened?.form === 'set' ? { competitionGuid, set: opened.set, onClose: close } : null} />
      <AwardLater
        of={opened?.form === 'award' ? { competitionGuid, set: opened.set, award: opened.award, onClose: close } : null}
      />
      {opened?.form === 'delete' ? <DeleteAward set={opened.set} award={opened.award} onClose={close} /> : null}
    </Page>
  );
}
