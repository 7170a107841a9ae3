// One set of titles with everything it leaves open.

import { Button, Menu } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { presets } from '@rampa/judging/domain';
import { ScoringSchemeGetByCompetition } from '@rampa/contract';
import { EmptyState, Title } from '@rampa/platform/web/base';
import { ListRow, ListRows, RowMenu, Section, useNominations, useRead } from '@rampa/platform/web/desk';
import { bodyOf, isScheme } from '../rules/method-words.ts';
import { ruleText, setFaults } from '../rules/title-words.ts';
import { usePoints } from '../api/points.ts';
import { useJudges } from '../api/judges.ts';
import type { AwardSet, OpenedAward } from '../screens/RanksPage.tsx';
import { ColorChoice } from './ColorChoice.tsx';
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
  const awards = set.settings.toSorted((left, right) => left.order - right.order);
  const faults = useSetFaults(competitionGuid, set);
  const titles = (nominations.data ?? [])
    .filter((one) => set.nominationGuids.includes(one.guid))
    .map((one) => one.title);
  return (
    <Section
      title={set.title}
      note={set.nominationGuids.length === 0 ? 'Для всех номинаций, у которых нет своего набора' : titles.join(', ')}
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
              <Menu.Item color="danger" onClick={() => onOpen({ form: 'delete', set, award: null })}>
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
        <ListRows label={set.title}>
          {awards.map((award) => (
            <ListRow
              key={award.guid}
              title={<Title title={award.title} color={award.color} />}
              detail={ruleText(award)}
            >
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
                  <RowMenu label={award.title}>
                    <Menu.Item color="danger" onClick={() => onOpen({ form: 'delete', set, award })}>
                      Удалить
                    </Menu.Item>
                  </RowMenu>
                </>
              ) : null}
            </ListRow>
          ))}
        </ListRows>
      )}
      {faults.length > 0 ? (
        <div className={classes.faults} role="status">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}

function useSetFaults(competitionGuid: string, set: AwardSet): string[] {
  const points = usePoints(competitionGuid);
  const judges = useJudges(competitionGuid);
  const schemes = useRead(ScoringSchemeGetByCompetition, { query: { competitionGuid } });
  if (!points.data || !judges.data || !schemes.data) return [];
  const nomination = set.nominationGuids[0] ?? null;
  const found =
    schemes.data.find((one) => one.nominationGuid === nomination) ??
    schemes.data.find((one) => one.nominationGuid === null);
  const scheme = isScheme(found?.scheme) ? found.scheme : bodyOf(presets[0]!.scheme);
  const criteria = points.data.filter(
    ({ nominationGuids }) =>
      nominationGuids.length === 0 || (nomination !== null && nominationGuids.includes(nomination)),
  );
  return setFaults(set.settings, scheme, criteria, judges.data.totalCount);
}
