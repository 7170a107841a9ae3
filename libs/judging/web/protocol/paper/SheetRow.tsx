// A judge's sheet in the list: how far it is, and the next step.

import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { PaperSheetLine } from '@rampa/contract';
import { Chip, listed } from '@rampa/platform/web/base';
import { ListRow, RowMenu } from '@rampa/platform/web/desk';
import { codeText, questionsText, readersText, SHEET_TONES, SHEET_WORDS } from './words.ts';

const ACTIONS: Record<PaperSheetLine['state'], string> = {
  printed: 'Внести',
  entered: 'Сверить',
  checked: 'Решить различия',
  settled: 'Открыть',
};

interface SheetRowProps {
  sheet: PaperSheetLine;
  timeZone: string;
  canChange: boolean;
  onPrint(): void;
  onDrop(): void;
}

export function SheetRow({ sheet, timeZone, canChange, onPrint, onDrop }: SheetRowProps) {
  return (
    <ListRow
      title={sheet.judge}
      detail={listed(
        `код ${codeText(sheet.code)}`,
        sheet.version > 1 ? `версия ${sheet.version}` : '',
        readersText(sheet, timeZone),
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
            <Menu.Item onClick={onPrint}>Напечатать бланк судьи</Menu.Item>
            <Menu.Item disabled={sheet.state !== 'entered' && sheet.state !== 'checked'} onClick={onDrop}>
              Внести заново
            </Menu.Item>
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}
