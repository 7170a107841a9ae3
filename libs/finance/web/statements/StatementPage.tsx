// A bank's statement: dropped in, proposals with their reasons beside each row, exact ones preselected, booked by one press.

import { Button, Progress } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  BankStatementGetFiles,
  BankStatementGetRows,
  BankStatementImport,
  STATEMENT_GROUPS,
  type AnswerOf,
  type BankFileView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { moneyText } from '@rampa/finance/domain';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  DropZone,
  List,
  ListFilter,
  ListTools,
  openedLater,
  Page,
  PageHead,
  RowsSkeleton,
  tell,
  UploadButton,
  useAccess,
  useAllPages,
  useList,
  useRead,
  useUpload,
} from '@rampa/platform/web/desk';
import { FinancePages } from '../parts/FinancePages.tsx';
import { useMoneyLive } from '../money/use-money-live.ts';
import { FileHead } from './FileHead.tsx';
import { StatementRow } from './StatementRow.tsx';
import { GROUP_WORDS, rowsText } from './statement-words.ts';
import { useAccept } from './use-accept.ts';
import classes from './statement.module.css';

const AssignLater = openedLater(async () => (await import('./AssignForm.tsx')).AssignForm);
const ACCEPT = '.txt,text/plain';
const SORTS = {
  position: 'Как в выписке',
  '-amount': 'Сначала крупные',
  paidOn: 'По дню платежа',
  name: 'По плательщику, А–Я',
};
type Rows = AnswerOf<typeof BankStatementGetRows>;
type Row = Rows['collection'][number];

export function StatementPage() {
  const { guid: competitionGuid = '' } = useParams();
  useMoneyLive(competitionGuid);
  const [address, setAddress] = useSearchParams();
  const files = useAllPages(BankStatementGetFiles, {});
  const upload = useUpload(BankStatementImport);
  const canChange = useAccess(competitionGuid).changes('finances');
  const open = (file: string) => setAddress({ file });

  async function send(file: File) {
    const answer = await upload.send(file, {});
    if (!answer) return;
    open(answer.guid);
    tell(answer.isKnown ? 'Эту выписку уже загружали: вот она' : `Выписка ${inQuotes(file.name)} загружена`, { subject: 'statement' }); // prettier-ignore
  }

  const button = canChange ? (
    <UploadButton
      label={files.data?.totalCount ? 'Другой файл' : 'Выбрать файл'}
      accept={ACCEPT}
      share={upload.share}
      onFile={(file) => void send(file)}
      onCancel={upload.cancel}
    />
  ) : null;
  return (
    <Page isPaper>
      <PageHead title="Выписка банка" note="Ничего не проводится само: вы смотрите предложения и проводите их." />
      <FinancePages competitionGuid={competitionGuid} />
      <DropZone look="page" onFiles={canChange ? ([file]) => file && void send(file) : null}>
        <Answer of={files} skeleton={<RowsSkeleton rows={4} height="4.25rem" />}>
          {({ collection }) => {
            const asked = address.get('file');
            const shown = collection.find(({ guid }) => guid === asked)?.guid ?? asked ?? collection[0]?.guid;
            return shown === undefined ? (
              <EmptyState action={button}>
                Перетащите сюда выписку из интернет-банка в формате 1С (kl_to_1c.txt). Портал найдёт, за какие заявки
                пришли деньги, и покажет почему.
              </EmptyState>
            ) : (
              <Statement key={shown} {...{ shown, files: collection, button, canChange }} onOpen={open} />
            );
          }}
        </Answer>
      </DropZone>
    </Page>
  );
}

interface StatementProps {
  shown: string;
  files: readonly BankFileView[];
  button: React.ReactNode;
  canChange: boolean;
  onOpen(file: string): void;
}

function Statement({ shown, files, button, canChange, onOpen }: StatementProps) {
  const list = useList({ filters: { group: [...STATEMENT_GROUPS] }, sorts: SORTS, isPrivate: true });
  const group = STATEMENT_GROUPS.find((one) => one === list.asked.filters.group);
  const query = { bankFileGuid: shown, ...list.page, ...list.found, ...list.sorted, ...(group ? { group } : {}) };
  const rows = useRead(BankStatementGetRows, { query }, { keepPrevious: true });
  const accepting = useAccept();
  /** What a person has changed about the choice: exact ones are chosen without him. */
  const [ticks, setTicks] = useState<ReadonlyMap<string, { mark: string; amount: number } | null>>(new Map());
  const [assigned, setAssigned] = useState<Row | null>(null);
  const exact = rows.data?.exact ?? [];
  const chosen = [
    ...exact.filter(({ guid }) => ticks.get(guid) !== null),
    ...[...ticks].flatMap(([guid, tick]) =>
      tick && !exact.some((one) => one.guid === guid) ? [{ guid, currency: 'RUB', ...tick }] : [],
    ),
  ];
  const currency = exact[0]?.currency ?? 'RUB';
  const sum = chosen.reduce((all, { amount }) => all + amount, 0);
  const isOnlyExact = chosen.length === exact.length && chosen.every(({ guid }) => exact.some((one) => one.guid === guid)); // prettier-ignore

  async function accept() {
    await accepting.run(chosen);
    setTicks(new Map());
  }

  function tick({ guid, proposal, amount }: Row, isOn: boolean) {
    const isExact = exact.some((one) => one.guid === guid);
    const next = new Map(ticks);
    if (isExact && isOn) next.delete(guid);
    else next.set(guid, isOn && proposal ? { mark: proposal.mark, amount: amount ?? 0 } : null);
    setTicks(next);
  }

  return (
    <>
      <Answer of={rows} skeleton={<RowsSkeleton rows={6} height="4.25rem" />}>
        {({ file, counts }) => <FileHead {...{ file, files, counts, button }} onOpen={onOpen} />}
      </Answer>
      {canChange && rows.data ? (
        <div className={classes.press} data-no-print>
          {accepting.share === null ? (
            <>
              <Button
                size="md"
                disabled={chosen.length === 0}
                leftSection={<IconCheck size={18} />}
                onClick={() => void accept()}
              >
                {chosen.length === 0
                  ? 'Провести'
                  : isOnlyExact
                    ? `Провести ${chosen.length} точных`
                    : `Провести ${rowsText(chosen.length)}`}
              </Button>
              <span role="status">
                {chosen.length === 0 ? 'Ничего не выбрано' : `выбрано на ${moneyText(sum, currency)}`}
              </span>
            </>
          ) : (
            <>
              <Progress.Root size="md" className={classes.bar!}>
                <Progress.Section value={accepting.share * 100} aria-label="Проводим строки" />
              </Progress.Root>
              <span role="status">
                {Math.round(accepting.share * 100)}
                {'\u00a0'}%
              </span>
              <Button variant="default" autoFocus onClick={accepting.stop}>
                Остановить
              </Button>
            </>
          )}
        </div>
      ) : null}
      <ListTools list={list} search="Плательщик, назначение, ИНН, сумма">
        <ListFilter
          list={list}
          name="group"
          label="Какие показывать"
          all="Все строки"
          options={STATEMENT_GROUPS.map((value) => ({
            value,
            label: `${GROUP_WORDS[value][0]!.toUpperCase()}${GROUP_WORDS[value].slice(1)}, ${rows.data?.counts[value] ?? 0}`,
          }))}
        />
      </ListTools>
      <List<Row>
        label="Строки выписки"
        list={list}
        of={rows}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={({ name, number }) => `${name}, ${number}`}
        empty={<EmptyState>В этой выписке нет строк, которые касались бы мероприятий.</EmptyState>}
        nothing="Таких строк нет. Попробуйте другое слово или покажите все."
        row={(row) => (
          <StatementRow
            {...{ row, canChange }}
            isOn={chosen.some(({ guid }) => guid === row.guid)}
            isBusy={accepting.share !== null}
            trouble={accepting.troubles.get(row.guid) ?? ''}
            onTick={(isOn) => tick(row, isOn)}
            onAssign={() => setAssigned(row)}
          />
        )}
      />
      <AssignLater of={assigned ? { row: assigned, onClose: () => setAssigned(null) } : null} />
    </>
  );
}
