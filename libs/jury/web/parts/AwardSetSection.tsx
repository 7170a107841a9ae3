// One set of titles and its faults.

import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AwardSettingArrange } from '@rampa/contract';
import { EmptyState, Title } from '@rampa/platform/web/base';
import { ListRow, OrderedList, RowMenu, Section, useWrite } from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';
import { ruleText } from '../rules/title-words.ts';
import type { AwardSet, OpenedAward } from '../api/award-set.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { Faults } from './Faults.tsx';
import classes from '../style/ranks.module.css';

export interface AwardSetSectionProps {
  competitionGuid: string;
  set: AwardSet;
  canChange: boolean;
  ready: ReactNode;
  onOpen(opened: OpenedAward): void;
}

export function AwardSetSection({ competitionGuid, set, canChange, ready, onOpen }: AwardSetSectionProps) {
  const nominations = useNominations(competitionGuid);
  const arrange = useWrite(AwardSettingArrange, { inOrder: 'awards' });
  const awards = set.settings.toSorted((left, right) => left.order - right.order);
  const titles = (nominations.data ?? [])
    .filter((one) => set.nominationGuids.includes(one.guid))
    .map((one) => one.title);
  return (
    <Section
      title={set.title}
      note={set.nominationGuids.length === 0 ? 'Для всех номинаций без своего набора' : titles.join(', ')}
      actions={
        canChange ? (
          <span className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => onOpen({ form: 'award', set, award: null })}
            >
              Добавить звание
            </Button>
            <RowMenu label={set.title}>
              <Menu.Item onClick={() => onOpen({ form: 'set', set })}>Изменить набор</Menu.Item>
              <Menu.Item data-danger onClick={() => onOpen({ form: 'delete', set, award: null })}>
                Удалить набор
              </Menu.Item>
            </RowMenu>
          </span>
        ) : null
      }
    >
      {awards.length === 0 ? (
        <EmptyState action={canChange ? ready : null}>В наборе пока нет званий.</EmptyState>
      ) : (
        <OrderedList
          label={set.title}
          name={`awards ${set.guid}`}
          words={['звание', 'звания', 'званий']}
          rows={awards}
          idOf={({ guid }) => guid}
          nameOf={({ title }) => title}
          canChange={canChange}
          write={(awardSettingGuids) =>
            arrange.mutateAsync({ query: { competitionGuid }, body: { awardGroupGuid: set.guid, awardSettingGuids } })
          }
          row={(award, { moves, isBusy }) => (
            <ListRow title={<Title title={award.title} color={award.color} />} detail={ruleText(award)}>
              {canChange ? (
                <>
                  <ColorChoice competitionGuid={competitionGuid} award={award} />
                  <Button
                    variant="default"
                    aria-label={`Изменить: ${award.title}`}
                    onClick={() => onOpen({ form: 'award', set, award })}
                  >
                    Изменить
                  </Button>
                  <RowMenu label={award.title} isBusy={isBusy}>
                    {moves}
                    <Menu.Item data-danger onClick={() => onOpen({ form: 'delete', set, award })}>
                      Удалить
                    </Menu.Item>
                  </RowMenu>
                </>
              ) : null}
            </ListRow>
          )}
        />
      )}
      <Faults of={[...set.faults, ...set.doubts]} />
    </Section>
  );
}
