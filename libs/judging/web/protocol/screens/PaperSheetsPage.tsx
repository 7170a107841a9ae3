// «Бумажные листы»: blanks for a hall without power, and what was read off them.

import { Button, Menu } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import {
  PaperSheetDiscard,
  PaperSheetExport,
  PaperSheetFind,
  PaperSheetGet,
  PaperSheetGetByProgram,
  PaperSheetPrepare,
  VotingProtocolGetUsingForProtocolByCompetition,
  type PaperSheetLine,
} from '@rampa/contract';
import { callApi, Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  LineForm,
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  RowsSkeleton,
  Section,
  Select,
  TextLine,
  useAccess,
  useDownload,
  useList,
  useRead,
  useSendForm,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { Differences } from '../paper/Differences.tsx';
import { SheetEntry } from '../paper/SheetEntry.tsx';
import { codeText, questionsText, readersText, SHEET_TONES, SHEET_WORDS } from '../paper/words.ts';
import classes from '../style/paper.module.css';

const NOTE =
  'Для зала без света и связи: бланк каждого судьи с кодом. Лист вносит один человек, сверяет вторым чтением другой; после сверки оценки считаются наравне с планшетными.';
const ACTIONS: Record<PaperSheetLine['state'], string> = {
  printed: 'Внести',
  entered: 'Сверить',
  checked: 'Решить различия',
  settled: 'Открыть',
};

export function PaperSheetsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const [search] = useSearchParams();
  const programs = useRead(VotingProtocolGetUsingForProtocolByCompetition, { query: { competitionGuid } });
  const code = search.get('code');
  const sheet = search.get('sheet');
  if (code) return <ByCode key={code} competitionGuid={competitionGuid} code={code} />;
  if (sheet) return <OneSheet key={sheet} competitionGuid={competitionGuid} guid={sheet} />;
  return (
    <Answer of={programs} skeleton={<RowsSkeleton rows={6} />}>
      {(all) => {
        const asked = search.get('competitionProgramGuid');
        const program = all.find(({ programGuid }) => programGuid === asked) ?? all[0];
        return program ? (
          <Sheets key={program.programGuid} competitionGuid={competitionGuid} program={program} programs={all} />
        ) : (
          <Page isPaper>
            <PageHead title="Бумажные листы" />
            <EmptyState>Листов пока нет: сначала нужна программа выступлений.</EmptyState>
          </Page>
        );
      }}
    </Answer>
  );
}

/** The address in a sheet's QR code. */
function ByCode({ competitionGuid, code }: { competitionGuid: string; code: string }) {
  const found = useRead(PaperSheetFind, { query: { competitionGuid, code } });
  return (
    <Page isPaper>
      <PageHead title="Бумажный лист" />
      <Answer of={found}>{({ guid }) => <Navigate to={`?sheet=${guid}`} replace />}</Answer>
    </Page>
  );
}

interface Program {
  programGuid: string;
  title: string;
}

function Sheets({
  competitionGuid,
  program,
  programs,
}: {
  competitionGuid: string;
  program: Program;
  programs: readonly Program[];
}) {
  const [, setSearch] = useSearchParams();
  const canChange = useAccess(competitionGuid).changes('protocol');
  const query = { competitionProgramGuid: program.programGuid };
  const list = useList({ name: 'sheets' });
  const sheets = useRead(PaperSheetGetByProgram, { query });
  const found = wholeList({ ...sheets, data: sheets.data?.sheets }, list, {
    wordsOf: ({ judge, code }) => [judge, code],
  });
  const download = useDownload();
  const prepare = useWrite(PaperSheetPrepare);
  const [dropped, setDropped] = useState<PaperSheetLine | null>(null);
  const discard = useWrite(PaperSheetDiscard);
  const print = (judge?: string) =>
    void download.run(PaperSheetExport, { ...query, ...(judge ? { competitionJudgeGuid: judge } : {}) });
  const toPrint = sheets.data?.toPrint ?? 0;
  const hasSheets = (sheets.data?.sheets.length ?? 0) > 0;
  const printAll = (
    <Button
      size="md"
      leftSection={<IconPrinter size={18} stroke={1.75} />}
      loading={prepare.isPending || download.isBusy}
      disabled={!canChange && !hasSheets}
      onClick={() => (canChange ? prepare.mutate({ query, body: {} }, { onSuccess: () => print() }) : print())}
    >
      Напечатать бланки
    </Button>
  );
  return (
    <Page isPaper>
      <PageHead
        title="Бумажные листы"
        note={NOTE}
        actions={
          <>
            <Button
              component={Link}
              size="md"
              variant="default"
              to={`/organizer/events/${competitionGuid}/protocols?competitionProgramGuid=${program.programGuid}`}
            >
              Протокол
            </Button>
            {printAll}
          </>
        }
      />
      {programs.length > 1 ? (
        <Select
          className={classes.picker!}
          label="Программа"
          data={programs.map(({ programGuid, title }) => ({ value: programGuid, label: title }))}
          value={program.programGuid}
          allowDeselect={false}
          onChange={(value) => value && setSearch({ competitionProgramGuid: value })}
        />
      ) : null}
      {canChange && hasSheets ? <CodeForm competitionGuid={competitionGuid} /> : null}
      <Section
        title="Листы судей"
        note={
          hasSheets && toPrint > 0
            ? 'Программа, судьи или критерии изменились: у части судей бланк устарел. Напечатайте бланки ещё раз.'
            : undefined
        }
      >
        <ListTools list={list} search="Судья или код" rows={sheets.data?.sheets.length ?? 0} />
        <List
          label="Листы судей"
          list={list}
          of={found}
          idOf={({ guid }) => guid}
          nameOf={({ judge }) => judge}
          empty={
            <EmptyState action={printAll}>Бланков пока нет. Напечатайте их: по одному на каждого судью.</EmptyState>
          }
          nothing="Такого листа нет. Попробуйте другое слово или код."
          row={(sheet) => (
            <ListRow
              title={sheet.judge}
              detail={listed(
                `код ${codeText(sheet.code)}`,
                sheet.version > 1 ? `версия ${sheet.version}` : '',
                readersText(sheet, sheets.data!.timeZone),
                sheet.changes.length > 0 ? 'напечатан до изменений' : '',
              )}
            >
              <Chip tone={SHEET_TONES[sheet.state]}>
                {sheet.state === 'checked' ? questionsText(sheet.questionCount) : SHEET_WORDS[sheet.state]}
              </Chip>
              {canChange ? (
                <>
                  <Button
                    component={Link}
                    variant="default"
                    to={`?sheet=${sheet.guid}`}
                    aria-label={`${ACTIONS[sheet.state]}: ${sheet.judge}`}
                  >
                    {ACTIONS[sheet.state]}
                  </Button>
                  <RowMenu label={sheet.judge}>
                    <Menu.Item onClick={() => print(sheet.competitionJudgeGuid)}>Напечатать бланк судьи</Menu.Item>
                    <Menu.Item
                      disabled={sheet.state !== 'entered' && sheet.state !== 'checked'}
                      onClick={() => setDropped(sheet)}
                    >
                      Внести заново
                    </Menu.Item>
                  </RowMenu>
                </>
              ) : null}
            </ListRow>
          )}
        />
      </Section>
      <Confirm
        isOpen={dropped !== null}
        title="Внести лист заново?"
        action="Внести заново"
        isBusy={discard.isPending}
        onClose={() => setDropped(null)}
        onConfirm={() =>
          discard.mutate({ query: { paperSheetGuid: dropped!.guid }, body: {} }, { onSettled: () => setDropped(null) })
        }
      >
        {`${dropped?.judge ?? ''}: то, что уже прочитано с листа, будет отложено. В журнале оно останется.`}
      </Confirm>
    </Page>
  );
}

function CodeForm({ competitionGuid }: { competitionGuid: string }) {
  const navigate = useNavigate();
  const form = useSendForm({
    values: { code: '' },
    missing: { code: 'Какой код на листе?' },
    faults: ({ code }) => ({ code: code.trim() === '' ? 'Введите код с листа' : undefined }),
    send: ({ code }) => callApi(PaperSheetFind, { query: { competitionGuid, code: code.slice(-20) } }),
    onSaved: ({ guid }) => void navigate(`?sheet=${guid}`),
    lost: 'Код не введён до конца.',
  });
  return (
    <LineForm form={form} submit="Открыть лист" className={classes.code}>
      <TextLine
        at={form.at('code')}
        label="Код листа"
        description="Шесть цифр под QR-кодом. Сканер введёт их сам."
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
    </LineForm>
  );
}

function OneSheet({ competitionGuid, guid }: { competitionGuid: string; guid: string }) {
  const navigate = useNavigate();
  const canChange = useAccess(competitionGuid).changes('protocol');
  const read = useRead(PaperSheetGet, { query: { paperSheetGuid: guid } });
  const back = (program?: string) => `?${new URLSearchParams(program ? { competitionProgramGuid: program } : {})}`;
  return (
    <Page isPaper>
      <PageHead
        title={read.data?.judge ?? 'Бумажный лист'}
        note={
          read.data
            ? listed(read.data.programTitle, `код ${codeText(read.data.code)}`, `версия ${read.data.version}`)
            : undefined
        }
        aside={read.data ? <Chip tone={SHEET_TONES[read.data.state]}>{SHEET_WORDS[read.data.state]}</Chip> : null}
        actions={
          <Button component={Link} size="md" variant="default" to={back(read.data?.competitionProgramGuid)}>
            Все листы
          </Button>
        }
      />
      <Answer of={read} skeleton={<RowsSkeleton rows={8} />}>
        {(sheet) => (
          <>
            {sheet.note === '' ? null : <p className={classes.keys}>{sheet.note}</p>}
            {!canChange || sheet.turn === 'none' ? (
              <p className={classes.keys}>{readersText(sheet, sheet.timeZone)}</p>
            ) : sheet.turn === 'settle' ? (
              <Differences sheet={sheet} onDone={() => void navigate(back(sheet.competitionProgramGuid))} />
            ) : (
              <SheetEntry
                key={sheet.turn}
                sheet={sheet}
                onDone={() => void navigate(back(sheet.competitionProgramGuid))}
              />
            )}
          </>
        )}
      </Answer>
    </Page>
  );
}
