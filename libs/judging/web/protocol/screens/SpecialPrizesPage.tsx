// «Спецпризы»: those of the event, whom they are given to, and the organizer's library.

import { Button, Menu } from '@mantine/core';
import { IconArchive, IconChevronDown, IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  CompetitionSpecialPrizeArrange,
  CompetitionSpecialPrizeCreateArchive,
  CompetitionSpecialPrizeDeleteRange,
  CompetitionSpecialPrizeExport,
  CompetitionSpecialPrizeGetByCompetition,
  type SpecialPrizeView,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  Confirm,
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  Section,
  tell,
  tellBegun,
  useAccess,
  useDownload,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { GivePrizeLater, PrizeLater } from '../prizes/forms-later.ts';
import { GivenPrizes } from '../prizes/GivenPrizes.tsx';
import { PrizeLibrary } from '../prizes/PrizeLibrary.tsx';
import { givenText, giverText } from '../prizes/words.ts';

const NOTE =
  'Спецприз отдают сверх званий: жюри, один из судей, спонсор или вы сами. Одному выступлению можно несколько. Объявляют и печатают их в этом порядке.';

export function SpecialPrizesPage() {
  const { guid: competitionGuid = '' } = useParams();
  const query = { competitionGuid };
  const canChange = useAccess(competitionGuid).changes('protocol');
  const list = useList({ name: 'prizes' });
  const prizes = useRead(CompetitionSpecialPrizeGetByCompetition, { query });
  const found = wholeList(prizes, list, { wordsOf: (one) => [one.title, one.description, giverText(one)] });
  const remove = useWrite(CompetitionSpecialPrizeDeleteRange);
  const arrange = useWrite(CompetitionSpecialPrizeArrange);
  const order = prizes.data ?? [];
  const [edited, setEdited] = useState<SpecialPrizeView | 'new' | null>(null);
  const [given, setGiven] = useState<SpecialPrizeView | null>(null);
  const [dropped, setDropped] = useState<readonly SpecialPrizeView[]>([]);
  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Новый спецприз
    </Button>
  ) : null;

  /** In this order they are announced and printed. */
  function put(next: readonly SpecialPrizeView[], moved: SpecialPrizeView) {
    const action = { label: 'Вернуть', run: () => put(order, moved) };
    arrange.mutate(
      { query, body: { data: next.map(({ guid }) => guid) } },
      {
        onSuccess() {
          const place = next.indexOf(moved) + 1;
          tell(`${inQuotes(moved.title)}: ${place}-й по порядку`, { subject: 'order of prizes', action });
        },
      },
    );
  }

  const moves = (prize: SpecialPrizeView) =>
    ([-1, 1] as const).map((by) => {
      const at = order.indexOf(prize);
      const isLast = order[at + by] === undefined;
      return (
        <Menu.Item
          key={by}
          disabled={isLast || arrange.isPending}
          onClick={() => put(order.toSpliced(at, 1).toSpliced(at + by, 0, prize), prize)}
        >
          {by < 0 ? 'Объявлять раньше' : 'Объявлять позже'}
        </Menu.Item>
      );
    });

  return (
    <Page isPaper>
      <PageHead
        title="Спецпризы"
        note={NOTE}
        actions={
          <>
            <Files competitionGuid={competitionGuid} />
            {add}
          </>
        }
      />
      <Section title="Призы мероприятия">
        <ListTools list={list} search="Название, кто присуждает" rows={prizes.data?.length ?? 0} />
        <List
          label="Спецпризы"
          list={list}
          of={found}
          idOf={({ guid }) => guid}
          nameOf={({ title }) => title}
          empty={
            <EmptyState action={add}>Спецпризов пока нет. Заведите первый или возьмите из библиотеки ниже.</EmptyState>
          }
          nothing="Такого приза нет. Попробуйте другое слово."
          bulk={
            canChange
              ? (rows) => (
                  <Button variant="default" onClick={() => setDropped(rows)}>
                    Удалить
                  </Button>
                )
              : null
          }
          row={(prize) => (
            <ListRow title={prize.title} detail={listed(giverText(prize), prize.description)}>
              <Chip tone={prize.givenCount > 0 ? 'info' : 'plain'}>{givenText(prize)}</Chip>
              {canChange ? (
                <>
                  <Button
                    variant="default"
                    disabled={prize.limit !== null && prize.givenCount >= prize.limit}
                    aria-label={`Отдать: ${prize.title}`}
                    onClick={() => setGiven(prize)}
                  >
                    Отдать
                  </Button>
                  <RowMenu label={prize.title}>
                    <Menu.Item onClick={() => setEdited(prize)}>Изменить</Menu.Item>
                    {moves(prize)}
                    <Menu.Item data-danger onClick={() => setDropped([prize])}>
                      Удалить
                    </Menu.Item>
                  </RowMenu>
                </>
              ) : null}
            </ListRow>
          )}
        />
      </Section>
      <GivenPrizes competitionGuid={competitionGuid} canChange={canChange} />
      <PrizeLibrary competitionGuid={competitionGuid} canChange={canChange} />
      <PrizeLater
        of={edited && { competitionGuid, prize: edited === 'new' ? null : edited, onClose: () => setEdited(null) }}
      />
      <GivePrizeLater of={given && { competitionGuid, prize: given, onClose: () => setGiven(null) }} />
      <Confirm
        isOpen={dropped.length > 0}
        isDanger
        title={dropped.length === 1 ? 'Удалить спецприз?' : 'Удалить спецпризы?'}
        action="Удалить"
        isBusy={remove.isPending}
        onClose={() => setDropped([])}
        onConfirm={() =>
          remove.mutate(
            { query, body: { data: dropped.map(({ guid }) => guid) } },
            {
              onSuccess: () => tell(`Удалено: ${counted(dropped.length, 'спецприз', 'спецприза', 'спецпризов')}`),
              onSettled: () => setDropped([]),
            },
          )
        }
      >
        {droppedText(dropped)}
      </Confirm>
    </Page>
  );
}

function droppedText(dropped: readonly SpecialPrizeView[]): string {
  const names = dropped.map(({ title }) => inQuotes(title)).join(', ');
  const given = dropped.reduce((sum, { givenCount }) => sum + givenCount, 0);
  if (given === 0) return `${names}. Никому ещё не отдано.`;
  return `${names}. Вместе с записью о том, кому отдано (${counted(given, 'выступление', 'выступления', 'выступлений')}).`;
}

function Files({ competitionGuid }: { competitionGuid: string }) {
  const query = { competitionGuid };
  const download = useDownload();
  const archive = useWrite(CompetitionSpecialPrizeCreateArchive, {
    onDone: () => tellBegun('Готовим архив протоколов спецпризов'),
  });
  return (
    <ButtonMenu
      button={
        <Button
          size="md"
          variant="default"
          loading={download.isBusy || archive.isPending}
          leftSection={<IconDownload size={18} stroke={1.75} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
        >
          Протокол спецпризов
        </Button>
      }
    >
      {(['pdf', 'xlsx', 'docx'] as const).map((format) => (
        <Menu.Item
          key={format}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => void download.run(CompetitionSpecialPrizeExport, { ...query, format })}
        >
          {format.toUpperCase()}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<IconArchive size={16} stroke={1.75} />}
        onClick={() => archive.mutate({ query, body: {} })}
      >
        По программам, архивом
      </Menu.Item>
    </ButtonMenu>
  );
}
