// The sheets of one program: printed together, opened by a row or by the code of a sheet in hand.

import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  PaperSheetDiscard,
  PaperSheetExport,
  PaperSheetGetByProgram,
  PaperSheetPrepare,
  type PaperSheetLine,
} from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Confirm,
  List,
  ListTools,
  Page,
  PageHead,
  Section,
  WholeSelect,
  useAccess,
  useDownload,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { SheetByCode } from './SheetByCode.tsx';
import { SheetRow } from './SheetRow.tsx';
import classes from '../style/paper.module.css';

const NOTE =
  'Для зала без света и связи: бланк каждого судьи с кодом. Лист вносит один человек, сверяет вторым чтением другой; после сверки оценки считаются наравне с планшетными.';

interface Program {
  programGuid: string;
  title: string;
}

interface SheetsProps {
  competitionGuid: string;
  program: Program;
  programs: readonly Program[];
}

export function Sheets({ competitionGuid, program, programs }: SheetsProps) {
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
        <WholeSelect
          className={classes.picker!}
          label="Программа"
          data={programs.map(({ programGuid, title }) => ({ value: programGuid, label: title }))}
          value={program.programGuid}
          onChange={(value) => value && setSearch({ competitionProgramGuid: value })}
        />
      ) : null}
      {canChange && hasSheets ? <SheetByCode competitionGuid={competitionGuid} /> : null}
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
            <SheetRow
              sheet={sheet}
              timeZone={sheets.data!.timeZone}
              canChange={canChange}
              onPrint={() => print(sheet.competitionJudgeGuid)}
              onDrop={() => setDropped(sheet)}
            />
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
