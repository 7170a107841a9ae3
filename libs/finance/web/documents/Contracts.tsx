// Papers of the whole event: found by number, payer or application; whose requisites new ones name.

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  CompetitionChangeRequisite,
  PaymentCreateArchive,
  PaymentGetDocumentsByCompetition,
  RequisiteGetAll,
  type MoneyDocumentType,
} from '@rampa/contract';
import { requisiteTitle } from '@rampa/finance/domain';
import { EmptyState } from '@rampa/platform/web/base';
import {
  List,
  ListFilter,
  ListTools,
  openedLater,
  Page,
  PageHead,
  Select,
  tell,
  tellBegun,
  useAccess,
  useAllPages,
  useList,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { useMoneyLive } from '../money/use-money-live.ts';
import { FinancePages } from '../parts/FinancePages.tsx';
import { PAPER_WORDS, paperName } from './paper-words.ts';
import { PaperRow } from './PaperRow.tsx';
import classes from './documents.module.css';

const OfferLater = openedLater(async () => (await import('./OfferForm.tsx')).OfferForm);
const TemplatesLater = openedLater(async () => (await import('./TemplatesForm.tsx')).TemplatesForm);

const TYPES = Object.keys(PAPER_WORDS) as MoneyDocumentType[];
const SORTS = {
  '-createdAt': 'Сначала новые',
  createdAt: 'Сначала давние',
  number: 'По номеру',
  '-amount': 'Сначала крупные',
};

export function Contracts() {
  const { guid: competitionGuid = '' } = useParams();
  useMoneyLive(competitionGuid);
  const canChange = useAccess(competitionGuid).changes('finances');
  const [opened, setOpened] = useState<'offer' | 'templates' | null>(null);
  const close = () => setOpened(null);
  const list = useList({ keep: 'money-papers', filters: { type: TYPES }, sorts: SORTS, isPrivate: true });
  const documentType = TYPES.find((one) => one === list.asked.filters.type);
  const papers = useRead(
    PaymentGetDocumentsByCompetition,
    {
      query: {
        competitionGuid,
        ...list.page,
        ...list.found,
        ...list.sorted,
        ...(documentType ? { documentType } : {}),
      },
    },
    { keepPrevious: true },
  );
  const currency = papers.data?.currency ?? 'RUB';
  return (
    <Page isPaper>
      <PageHead
        title="Документы"
        note="Номера без пропусков; выпущенный документ не меняется."
        actions={
          <>
            <Button size="md" variant="default" onClick={() => setOpened('offer')}>
              Оферта
            </Button>
            <Button size="md" variant="default" onClick={() => setOpened('templates')}>
              Шаблоны
            </Button>
          </>
        }
      />
      <FinancePages competitionGuid={competitionGuid} />
      <Payee
        competitionGuid={competitionGuid}
        canChange={canChange}
        current={papers.data?.payeeRequisiteGuid ?? null}
      />
      <Month competitionGuid={competitionGuid} />
      <TemplatesLater of={opened === 'templates' ? { competitionGuid, canChange, onClose: close } : null} />
      <OfferLater of={opened === 'offer' ? { competitionGuid, canChange, onClose: close } : null} />
      <ListTools list={list} search="Номер, плательщик, заявка">
        <ListFilter
          list={list}
          name="type"
          label="Какие"
          all="Все документы"
          options={TYPES.map((value) => ({ value, label: PAPER_WORDS[value] }))}
        />
      </ListTools>
      <List
        label="Документы"
        list={list}
        of={papers}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={(paper) => paperName(paper)}
        empty={
          <EmptyState>
            Документов пока нет: счёт, договор или акт появляется здесь, когда его впервые запросят на странице заявки.
          </EmptyState>
        }
        nothing="Таких документов нет. Попробуйте другое слово или снимите отбор."
        row={(paper) => <PaperRow paper={paper} currency={currency} isOfEvent />}
      />
    </Page>
  );
}

const monthOf = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** A month of papers for an accountant. */
function Month({ competitionGuid }: { competitionGuid: string }) {
  const [month, setMonth] = useState(() => monthOf(new Date()));
  const archive = useWrite(PaymentCreateArchive, { onDone: () => tellBegun('Собираем документы за месяц') });
  return (
    <div className={classes.month}>
      <TextInput
        type="month"
        label="Все документы за месяц"
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={!/^20\d\d-\d\d$/.test(month)}
        loading={archive.isPending}
        onClick={() => archive.mutate({ query: { competitionGuid }, body: { month } })}
      >
        Собрать ZIP
      </Button>
    </div>
  );
}

function Payee({
  competitionGuid,
  canChange,
  current,
}: {
  competitionGuid: string;
  canChange: boolean;
  current: string | null;
}) {
  const requisites = useAllPages(RequisiteGetAll, {});
  const change = useWrite(CompetitionChangeRequisite);
  const data = (requisites.data?.collection ?? [])
    .filter(({ type }) => type !== 0)
    .map((one) => ({ value: one.guid, label: requisiteTitle(one) }));
  if (!requisites.data) return null;
  return (
    <div className={classes.payee}>
      <Select
        label="От чьего имени новые документы"
        placeholder="Реквизитов организации или предпринимателя нет"
        data={data}
        value={current}
        allowDeselect={false}
        disabled={!canChange || data.length === 0 || change.isPending}
        onChange={(requisiteGuid) => {
          if (requisiteGuid === null || requisiteGuid === current) return;
          change.mutate(
            { query: { competitionGuid }, body: { requisiteGuid } },
            { onSuccess: () => tell('Новые документы будут с этими реквизитами', { subject: competitionGuid }) },
          );
        }}
      />
    </div>
  );
}
