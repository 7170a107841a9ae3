// A paper sheet is entered, or checked by a second reading: the same empty grid for both.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { PaperSheetCheck, PaperSheetEnter, type PaperSheetView } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { FormSaid, FormFrame, DraftOffer, LeaveGuard, tell, useSendForm } from '@rampa/platform/web/desk';
import { emptyCells, faultsOf, filling, rowsSaid, type Typed } from './cells.ts';
import { SheetGrid } from './SheetGrid.tsx';
import { questionsText } from './words.ts';
import classes from '../style/paper.module.css';

export interface SheetEntryProps {
  sheet: PaperSheetView;
  onDone(): void;
}

export function SheetEntry({ sheet, onDone }: SheetEntryProps) {
  const [knowsChanges, setKnows] = useState(sheet.changes.length === 0);
  if (sheet.isVoid)
    return (
      <Changed sheet={sheet} title="Этот лист внести нельзя: критерии с тех пор другие">
        Напечатайте новый бланк или внесите оценки исправлением в протоколе.
      </Changed>
    );
  if (!knowsChanges)
    return (
      <Changed sheet={sheet} title="С тех пор, как лист напечатан, программа изменилась">
        Строки ниже стоят так, как на этом листе: вносить его можно.
        <Button size="md" onClick={() => setKnows(true)}>
          Понятно, вношу по этому листу
        </Button>
      </Changed>
    );
  return <Grid sheet={sheet} onDone={onDone} />;
}

function Changed({ sheet, title, children }: { sheet: PaperSheetView; title: string; children: React.ReactNode }) {
  return (
    <div className={classes.changed} role="alert">
      <h2>{title}</h2>
      <ul>
        {sheet.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <div className={classes.way}>{children}</div>
    </div>
  );
}

function Grid({ sheet, onDone }: SheetEntryProps) {
  const isCheck = sheet.turn === 'check';
  const form = useSendForm<{ cells: Typed }, { questionCount: number } | null>({
    values: { cells: emptyCells(sheet) },
    draft: { name: `paper ${sheet.guid} ${sheet.turn}` },
    faults: ({ cells }) =>
      Object.fromEntries(Object.entries(faultsOf(sheet, cells)).map(([name, fault]) => [`cells.${name}`, fault])),
    writes: [PaperSheetEnter, PaperSheetCheck],
    async send({ cells }) {
      const asked = {
        query: { paperSheetGuid: sheet.guid },
        body: { rows: rowsSaid(sheet, cells), knowsChanges: true },
      };
      if (isCheck) return callApi(PaperSheetCheck, asked);
      await callApi(PaperSheetEnter, asked);
      return null;
    },
    onSaved(answer) {
      if (answer === null) tell(`Лист внесён: ${sheet.judge}`, { detail: 'Оценки начнут считаться после сверки.' });
      else if (answer.questionCount === 0) tell(`Сверено, оценки считаются: ${sheet.judge}`);
      else tell(`Осталось решить: ${questionsText(answer.questionCount)}`, { subject: `paper ${sheet.guid}` });
      if (answer === null || answer.questionCount === 0) onDone();
    },
  });
  return (
    <FormFrame form={form} className={classes.entry}>
      <DraftOffer form={form} />
      <p className={classes.keys}>
        {isCheck ? 'Первый ввод скрыт: прочитайте лист сами. ' : ''}
        Enter ведёт дальше по строке, стрелки — по столбцу, минус в клетке — «воздержался», Ctrl+Enter сохраняет.
        Клетку, пустую на листе, оставьте пустой.
      </p>
      <SheetGrid key={form.draft === null ? 'typed' : 'offered'} sheet={sheet} form={form} onSubmit={form.submit} />
      <FormSaid form={form} />
      <div className={classes.way}>
        <Button type="submit" size="md" loading={form.isBusy}>
          {isCheck ? 'Сверить' : 'Сохранить ввод'}
        </Button>
        <Filling sheet={sheet} form={form} />
      </div>
      <LeaveGuard
        isDirty={form.isDirty}
        element={() => form.frame.ref.current}
        lost="Введённое с листа останется только на этом устройстве."
        discard={() => undefined}
      />
    </FormFrame>
  );
}

function Filling({
  sheet,
  form,
}: {
  sheet: PaperSheetView;
  form: ReturnType<typeof useSendForm<{ cells: Typed }, unknown>>;
}) {
  const { filled, all } = filling(sheet, form.useValues().cells);
  return (
    <span className={classes.filling}>
      заполнено {filled} из {all}
    </span>
  );
}
