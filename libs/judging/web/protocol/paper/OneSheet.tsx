// One judge's sheet: what is read off it, or what the two readings differ in.

import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { PaperSheetGet } from '@rampa/contract';
import { Chip, listed } from '@rampa/platform/web/base';
import { Answer, Page, PageHead, RowsSkeleton, useAccess, useRead } from '@rampa/platform/web/desk';
import { Differences } from './Differences.tsx';
import { SheetEntry } from './SheetEntry.tsx';
import { codeText, readersText, SHEET_TONES, SHEET_WORDS } from './words.ts';
import classes from '../style/paper.module.css';

export function OneSheet({ competitionGuid, guid }: { competitionGuid: string; guid: string }) {
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
