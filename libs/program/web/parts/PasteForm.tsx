// Many performances at once: lines of a spreadsheet or a file, columns named, rubbish told per line.

import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ProgramView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { FormDrawer, useAccess } from '@rampa/platform/web/desk';
import { usePasteSending } from '../state/use-paste-sending.ts';
import { usePasted } from '../state/use-pasted.ts';
import { NewFields } from './NewFields.tsx';
import { PastePreview } from './PastePreview.tsx';
import { PasteQuestions } from './PasteQuestions.tsx';
import { PasteSource } from './PasteSource.tsx';
import classes from '../style/paste.module.css';

/** As many as one undo takes back; no evening has more. */
const MOST = 1000;
const LOST = 'Вставленная таблица и то, что вы в ней поправили, пропадут.';

export function PasteForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  // The book of nominations is of all events: whoever may change this one alone may not add to it.
  const canAddNominations = useAccess().changes('settings');
  const pasted = usePasted(program);
  const { read } = pasted;
  const { send, isBusy, refusal } = usePasteSending(program);
  const [addsNominations, setAddsNominations] = useState(true);
  const isTooMany = read.lines.length > MOST;
  const isAsked = pasted.bare.length > 0 && pasted.unit === null;

  async function submit() {
    const lines = read.lines.map((one) => ({ ...one, item: pasted.settled(one.item) }));
    const nominations = addsNominations && canAddNominations ? read.unknownNominations : [];
    const news = { nominations, groupValues: pasted.added };
    if (!(await send(lines, news, read.withoutDuration.length))) return;
    onClose();
  }

  return (
    <FormDrawer
      isOpen
      title="Список из таблицы"
      submit={
        read.lines.length > 0 ? `Добавить ${counted(read.lines.length, 'пункт', 'пункта', 'пунктов')}` : 'Добавить'
      }
      size={960}
      isReady={read.lines.length > 0 && !isTooMany && !isAsked && pasted.isKnown}
      isBusy={isBusy}
      refusal={refusal}
      lost={{ title: 'Закрыть, не добавив?', text: LOST }}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <PasteSource text={pasted.text} onText={pasted.setText} />
      {isTooMany ? (
        <p className={classes.note} role="alert">
          За один раз — не больше {MOST.toLocaleString('ru-RU')} строк, а здесь{' '}
          {read.lines.length.toLocaleString('ru-RU')}. Вставьте их частями, лучше в разные программы.
        </p>
      ) : null}
      {pasted.rows.length > 0 ? (
        <>
          <NewFields pasted={pasted} competitionGuid={program.competitionGuid} />
          <PasteQuestions pasted={pasted} />
          <PastePreview pasted={pasted} />
        </>
      ) : null}
      {read.unknownNominations.length > 0 ? (
        canAddNominations ? (
          <Checkbox
            label={`Добавить в справочник новые номинации: ${read.unknownNominations.map((title) => inQuotes(title)).join(', ')}`}
            checked={addsNominations}
            onChange={(event) => setAddsNominations(event.currentTarget.checked)}
          />
        ) : (
          <p className={classes.note}>
            Этих номинаций нет в справочнике, выступления останутся без номинации:{' '}
            {read.unknownNominations.map((title) => inQuotes(title)).join(', ')}
          </p>
        )
      ) : null}
    </FormDrawer>
  );
}
