// «Кому выпущено»: who gets a paper of a template, who has it, under which number; printed, withdrawn, replaced.

import { Button, Menu } from '@mantine/core';
import { IconFileTypePdf, IconFileZip, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  DesignerDownloadOneDiplom,
  DesignerDownloadSpecialPrize,
  DesignerGetDocumentsByCompetition,
  DocumentListCreateArchive,
  DocumentListGetApplicatiionsByDocument,
  DocumentListReinstate,
  PAPER_STATES,
  type AnswerOf,
  type PaperFaceView,
} from '@rampa/contract';
import { counted, type PaperRecipients } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  Answer,
  List,
  ListFilter,
  ListRow,
  ListTools,
  openedLater,
  Page,
  PageHead,
  RowMenu,
  Select,
  tell,
  tellBegun,
  useAccess,
  useDownload,
  useList,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';

type Row = AnswerOf<typeof DocumentListGetApplicatiionsByDocument>['collection'][number];

const SORTS = { order: 'В порядке награждения', name: 'По имени, А–Я', number: 'По номеру' };
const STATES = [
  { value: 'issued', label: 'Выпущено' },
  { value: 'waiting', label: 'Ещё нет' },
  { value: 'withdrawn', label: 'Отозвано' },
];
/** Whose papers lie in a member's own pages. */
const TAKEN: ReadonlySet<PaperRecipients> = new Set(['performances', 'people', 'prizes']);
const NOTE = 'Номер даётся при первом выпуске и остаётся, сколько ни печатай.';
const LettersLater = openedLater(async () => (await import('../parts/PaperForms.tsx')).LettersForm);
const NamesLater = openedLater(async () => (await import('../parts/PaperForms.tsx')).NamesForm);
const ReserveLater = openedLater(async () => (await import('../parts/PaperForms.tsx')).ReserveForm);
const WithdrawLater = openedLater(async () => (await import('../parts/PaperForms.tsx')).WithdrawForm);

export function DocumentsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const documents = useRead(DesignerGetDocumentsByCompetition, { query: { competitionGuid } });
  const own = documents.data?.filter(({ isBuiltIn }) => !isBuiltIn) ?? [];
  const asked = search.get('competitionDocumentGuid');
  const chosen = own.find(({ guid }) => guid === asked) ?? own[0] ?? null;
  return (
    <Page isPaper>
      <PageHead title="Кому выпущено" note={NOTE} actions={<Link to="../diplomas/templates">К шаблонам</Link>} />
      <Answer of={documents}>
        {() =>
          chosen === null ? (
            <EmptyState action={<Link to="../diplomas/templates">К шаблонам</Link>}>
              Сначала нужен шаблон: по нему видно, кому положена бумага.
            </EmptyState>
          ) : (
            <>
              {own.length > 1 ? (
                <Select
                  mb="sm"
                  maw="26rem"
                  aria-label="Шаблон"
                  allowDeselect={false}
                  data={own.map(({ guid, title }) => ({ value: guid, label: title }))}
                  value={chosen.guid}
                  onChange={(guid) => guid && setSearch({ competitionDocumentGuid: guid }, { replace: true })}
                />
              ) : null}
              <Papers key={chosen.guid} competitionGuid={competitionGuid} document={chosen} />
            </>
          )
        }
      </Answer>
    </Page>
  );
}

function Papers({ competitionGuid, document }: { competitionGuid: string; document: PaperFaceView }) {
  const access = useAccess(competitionGuid);
  const canChange = access.changes('diplomas');
  const list = useList({
    isPrivate: true,
    keep: 'papers',
    sorts: SORTS,
    usualSize: 50,
    filters: { state: PAPER_STATES },
  });
  const state = (list.asked.filters.state || 'all') as (typeof PAPER_STATES)[number];
  const query = { competitionDocumentGuid: document.guid, ...list.page, ...list.found, ...list.sorted, state };
  const papers = useRead(DocumentListGetApplicatiionsByDocument, { query }, { keepPrevious: true });
  const archive = useWrite(DocumentListCreateArchive, { onDone: () => tellBegun('Готовим бумаги') });
  const reinstate = useWrite(DocumentListReinstate);
  const download = useDownload();
  const [isReserving, setReserving] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [told, setTold] = useState<readonly string[] | null>(null);
  const mayWrite = canChange && TAKEN.has(document.recipients);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const make = (records: readonly string[], format: 'zip' | 'pdf' | 'png') =>
    archive.mutate({
      query: { competitionGuid },
      body: { competitionDocumentGuid: document.guid, records: [...records], format },
    });
  function getOne({ key, itemGuid, specialPrizeGuid }: Row) {
    if (itemGuid === null) return make([key], 'pdf');
    const of = { competitionDocumentGuid: document.guid, competitionProgramItemGuid: itemGuid };
    if (specialPrizeGuid !== null)
      return void download.order(DesignerDownloadSpecialPrize, { ...of, specialPrizeGuid }, 'Готовим бумагу');
    if (key.startsWith('item:')) return void download.order(DesignerDownloadOneDiplom, of, 'Готовим бумагу');
    make([key], 'pdf');
  }
  return (
    <>
      <ListTools list={list} search="Имя, номер">
        <ListFilter list={list} name="state" label="Какие" all="Все" options={STATES} />
        {canChange ? (
          <Button variant="default" onClick={() => setNaming(true)}>
            Падежи
          </Button>
        ) : null}
        <ButtonMenu
          position="bottom-end"
          button={<Button disabled={archive.isPending || (papers.data?.totalCount ?? 0) === 0}>Выпустить все</Button>}
        >
          <Menu.Item onClick={() => make([], 'pdf')}>Один PDF для печати</Menu.Item>
          <Menu.Item onClick={() => make([], 'zip')}>Архив PDF</Menu.Item>
          <Menu.Item onClick={() => make([], 'png')}>Картинки для соцсетей</Menu.Item>
          {mayWrite ? <Menu.Item onClick={() => setTold([])}>Написать, где их скачать</Menu.Item> : null}
          {canChange ? <Menu.Item onClick={() => setReserving(true)}>Отложить номера про запас</Menu.Item> : null}
        </ButtonMenu>
      </ListTools>
      <List<Row>
        label={document.title}
        list={list}
        of={papers}
        height="4rem"
        idOf={({ key }) => key}
        nameOf={({ name }) => name}
        count={(total) => counted(total, 'бумага', 'бумаги', 'бумаг')}
        empty={
          <EmptyState action={<Link to={`../diplomas/${document.guid}/constructor`}>К шаблону</Link>}>
            По этому шаблону бумага пока никому не положена. Проверьте в нём, кому она и с какими званиями.
          </EmptyState>
        }
        nothing="Таких бумаг нет. Попробуйте другое слово."
        bulk={(chosen) => {
          const ready = chosen.filter(({ isReady }) => isReady).map(({ key }) => key);
          return (
            <>
              <Button
                variant="default"
                disabled={ready.length === 0}
                leftSection={<IconFileTypePdf size={16} stroke={1.75} />}
                onClick={() => make(ready, 'pdf')}
              >
                Один PDF выбранных
              </Button>
              <Button
                variant="default"
                disabled={ready.length === 0}
                leftSection={<IconFileZip size={16} stroke={1.75} />}
                onClick={() => make(ready, 'zip')}
              >
                Архив выбранных
              </Button>
              {mayWrite ? (
                <Button
                  variant="default"
                  leftSection={<IconMail size={16} stroke={1.75} />}
                  onClick={() => setTold(chosen.map(({ key }) => key))}
                >
                  Написать выбранным
                </Button>
              ) : null}
            </>
          );
        }}
        row={(row) => (
          <ListRow title={row.name} detail={listed(row.detail, wordsOf(row))}>
            {row.paper ? (
              <Chip tone="ok">{row.paper.number}</Chip>
            ) : row.withdrawn.length > 0 ? (
              <Chip>отозвана</Chip>
            ) : null}
            <RowMenu label={row.name} isBusy={download.isBusy || reinstate.isPending}>
              <Menu.Item disabled={!row.isReady} onClick={() => getOne(row)}>
                Скачать PDF
              </Menu.Item>
              {canChange && row.paper ? (
                <Menu.Item data-danger onClick={() => setLeaving(row)}>
                  Отозвать
                </Menu.Item>
              ) : null}
              {canChange && !row.paper && row.withdrawn[0] ? (
                <Menu.Item
                  onClick={() =>
                    reinstate.mutate(
                      { query: { paperGuid: row.withdrawn[0]!.guid } },
                      { onSuccess: () => tell(`${row.withdrawn[0]!.number} снова действует`) },
                    )
                  }
                >
                  Вернуть силу
                </Menu.Item>
              ) : null}
            </RowMenu>
          </ListRow>
        )}
      />
      <ReserveLater
        of={isReserving ? { competitionDocumentGuid: document.guid, onClose: () => setReserving(false) } : null}
      />
      <LettersLater
        of={told && { competitionDocumentGuid: document.guid, records: told, onClose: () => setTold(null) }}
      />
      <NamesLater of={isNaming ? { competitionDocumentGuid: document.guid, onClose: () => setNaming(false) } : null} />
      <WithdrawLater
        of={
          leaving?.paper
            ? { paperGuid: leaving.paper.guid, number: leaving.paper.number, name: leaving.name, onClose: () => setLeaving(null) } // prettier-ignore
            : null
        }
      />
    </>
  );
}

function wordsOf({ isReady, paper, withdrawn }: Row): string {
  const former = withdrawn.map(({ number, reason }) => `отозвана ${number}: ${reason}`).join('; ');
  if (paper) return former;
  return [isReady ? 'ещё не выпущена' : 'ждёт закрытия протокола', former].filter(Boolean).join('; ');
}
