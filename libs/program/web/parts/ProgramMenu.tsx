// The menu of actions on a whole program.

import { Button, Menu } from '@mantine/core';
import {
  IconAward,
  IconCheck,
  IconClockPlay,
  IconColumns,
  IconCopy,
  IconDeviceMobile,
  IconDots,
  IconListCheck,
  IconListDetails,
  IconListNumbers,
  IconMicrophone2,
  IconMusic,
  IconPencil,
  IconPlaylistAdd,
  IconPlus,
  IconRefresh,
  IconSparkles,
  IconTransferOut,
  IconTrash,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import {
  CompetitionProgramCopy,
  CompetitionProgramRecounting,
  CompetitionProgramUpdate,
  type ProgramView,
} from '@rampa/contract';
import { inQuotes, PRIZES_AT, type PrizesAt } from '@rampa/kernel';
import { ButtonMenu, BusySign, tell, useAccess, useMake, useWrite } from '@rampa/platform/web/desk';
import { useListButton } from '../order/list-button.ts';
import { tellRecounted } from '../order/recounted.ts';
import type { Opened } from './Forms.tsx';

export interface ProgramMenuProps {
  program: ProgramView | null;
  /** False: a festival without marks, where titles do not follow from results. */
  isJudged: boolean;
  onOpen(opened: Opened): void;
  onChoose(guid: string): void;
}

const PLACES: Record<PrizesAt, string> = {
  first: 'Перед всеми званиями',
  beforeGrandPrix: 'После званий, перед Гран-при',
  last: 'В самом конце',
};

const sign = (Sign: Icon) => <Sign size={18} stroke={1.75} />;

export function ProgramMenu({ program, isJudged, onOpen, onChoose }: ProgramMenuProps) {
  const { guid: competitionGuid = '' } = useParams();
  const access = useAccess(competitionGuid);
  const [hasList, showList] = useListButton();
  const copy = useMake(CompetitionProgramCopy);
  const update = useWrite(CompetitionProgramUpdate);
  const recount = useWrite(CompetitionProgramRecounting);
  const isBusy = copy.isPending || update.isPending || recount.isPending;
  const hasPerformances = program?.items.some(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const hasBegun = program?.items.some(({ onStageAt }) => onStageAt !== null);

  function recountTimes() {
    if (!program) return;
    recount.mutate(
      { query: { competitionProgramGuid: program.guid } },
      { onSuccess: ({ moved }) => tellRecounted(moved) },
    );
  }

  function makeCopy() {
    if (!program) return;
    copy.mutate(
      { query: { competitionProgramGuid: program.guid } },
      {
        onSuccess: ({ guid }) =>
          tell(`Копия программы ${inQuotes(program.title)} готова`, {
            detail: hasPerformances
              ? `Её номера вошли в те же группы: места распределятся вместе с\u00A0программой ${inQuotes(program.title)}. Если это репетиция или другой тур, смените копии тур.`
              : 'В ней ещё никто не выступал, и никто снаружи её не видит.',
            action: { label: 'Открыть', run: () => onChoose(guid) },
          }),
      },
    );
  }

  function allowAwards(isAwardOrderOpen: boolean) {
    if (!program) return;
    update.mutate(
      {
        query: { competitionGuid: program.competitionGuid },
        body: { competitionProgramGuid: program.guid, isAwardOrderOpen },
      },
      {
        onSuccess: () =>
          tell(isAwardOrderOpen ? 'Ведущему открыт порядок награждения' : 'Порядок награждения от ведущего закрыт', {
            detail: isAwardOrderOpen ? 'Он увидит результаты, когда протокол закрыт.' : '',
            action: { label: 'Отменить', run: () => allowAwards(!isAwardOrderOpen) },
          }),
      },
    );
  }

  function putPrizes(prizesAt: PrizesAt) {
    if (!program) return;
    const before = program.prizesAt;
    update.mutate(
      {
        query: { competitionGuid: program.competitionGuid },
        body: { competitionProgramGuid: program.guid, prizesAt },
      },
      {
        onSuccess: () =>
          tell('Место спецпризов на награждении изменено', {
            detail: PLACES[prizesAt],
            action: { label: 'Отменить', run: () => putPrizes(before) },
          }),
      },
    );
  }

  return (
    <ButtonMenu
      button={
        <Button size="md" variant="default" aria-label="Ещё о программе" aria-busy={isBusy} px="sm">
          <BusySign isBusy={isBusy} sign={<IconDots size={18} stroke={1.75} />} />
        </Button>
      }
    >
      <Menu.Item leftSection={sign(IconPencil)} onClick={() => onOpen({ form: 'program', isNew: false })}>
        Изменить программу
      </Menu.Item>
      <Menu.Item leftSection={sign(IconRefresh)} disabled={!program} onClick={() => onOpen({ form: 'sync' })}>
        Сверить с заявками
      </Menu.Item>
      {program ? (
        <Menu.Item
          leftSection={sign(IconListCheck)}
          component={Link}
          to={`/organizer/events/${program.competitionGuid}/program/faults?competitionProgramGuid=${program.guid}`}
        >
          Что не так в программе
        </Menu.Item>
      ) : null}
      {program ? (
        <Menu.Item
          leftSection={sign(IconColumns)}
          component={Link}
          to={`/organizer/events/${program.competitionGuid}/program/columns?competitionProgramGuid=${program.guid}`}
        >
          Столбцы из заявок
        </Menu.Item>
      ) : null}
      {program ? (
        <Menu.Item
          leftSection={sign(IconMusic)}
          component={Link}
          to={`/organizer/events/${program.competitionGuid}/program/sound?competitionProgramGuid=${program.guid}`}
        >
          Звук: записи по порядку
        </Menu.Item>
      ) : null}
      <Menu.Item
        leftSection={sign(IconListNumbers)}
        disabled={!hasPerformances}
        onClick={() => onOpen({ form: 'numbers' })}
      >
        Пронумеровать выступления
      </Menu.Item>
      <Menu.Item leftSection={sign(IconClockPlay)} disabled={!hasBegun || recount.isPending} onClick={recountTimes}>
        Пересчитать время
      </Menu.Item>
      <Menu.Item
        leftSection={sign(IconMicrophone2)}
        disabled={!hasPerformances}
        onClick={() => onOpen({ form: 'sceneTest' })}
      >
        Расписание проб сцены
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={sign(IconWorld)} onClick={() => onOpen({ form: 'public' })}>
        {program?.isPublished ? 'Опубликована: ссылка и имена' : 'Опубликовать программу'}
      </Menu.Item>
      <Menu.Item leftSection={sign(IconDeviceMobile)} onClick={() => onOpen({ form: 'mobile' })}>
        Мобильная программа
      </Menu.Item>
      {isJudged ? (
        <Menu.Item
          leftSection={sign(IconAward)}
          onClick={() => allowAwards(!program?.isAwardOrderOpen)}
          disabled={!program}
        >
          {program?.isAwardOrderOpen ? 'Закрыть ведущему порядок награждения' : 'Открыть ведущему порядок награждения'}
        </Menu.Item>
      ) : null}
      {isJudged && program ? (
        <>
          <Menu.Item
            leftSection={sign(IconSparkles)}
            component={Link}
            to={`/organizer/events/${program.competitionGuid}/program/ceremony?competitionProgramGuid=${program.guid}`}
          >
            Церемония награждения
          </Menu.Item>
          <Menu.Label>Спецпризы на награждении</Menu.Label>
          <Menu.RadioGroup value={program.prizesAt} onChange={(at) => putPrizes(at as PrizesAt)}>
            {PRIZES_AT.map((at) => (
              <Menu.RadioItem key={at} value={at} closeMenuOnClick checkIcon={sign(IconCheck)}>
                {PLACES[at]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </>
      ) : null}
      <Menu.Divider />
      <Menu.Item leftSection={sign(IconPlus)} onClick={() => onOpen({ form: 'program', isNew: true })}>
        Новая программа
      </Menu.Item>
      <Menu.Item leftSection={sign(IconCopy)} disabled={copy.isPending || !program} onClick={makeCopy}>
        Копировать программу
      </Menu.Item>
      <Menu.Item
        leftSection={sign(IconTransferOut)}
        disabled={!hasPerformances}
        onClick={() => onOpen({ form: 'extract' })}
      >
        Вынести в новую программу
      </Menu.Item>
      {program && access.sees('protocol') ? (
        <Menu.Item
          leftSection={sign(IconListDetails)}
          component={Link}
          to={`/organizer/events/${program.competitionGuid}/protocols/lists`}
        >
          Списки: расселение, автобусы, репетиции
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={sign(IconPlaylistAdd)} onClick={() => showList(!hasList)}>
        {hasList ? 'Убрать «В список» из строк' : 'Показывать «В список» в строках'}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={sign(IconTrash)} data-danger onClick={() => onOpen({ form: 'delete' })}>
        Удалить программу
      </Menu.Item>
    </ButtonMenu>
  );
}
