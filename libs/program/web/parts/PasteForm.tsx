// Adds many performances at once from a spreadsheet or a file: names the columns and reports errors by line.

import { Checkbox } from '@mantine/core';
import type { ProgramView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { DrawerForm, Held, useAccess, useSendForm } from '@rampa/platform/web/desk';
import { usePasteSending } from '../state/use-paste-sending.ts';
import { usePasted } from '../state/use-pasted.ts';
import { ToDurationQuestion } from './DurationQuestions.tsx';
import { NewFields } from './NewFields.tsx';
import { PastePreview } from './PastePreview.tsx';
import { PasteQuestions } from './PasteQuestions.tsx';
import { PasteSource } from './PasteSource.tsx';
import classes from '../style/paste.module.css';

/** Most rows that one undo takes back; no evening has more. */
const MOST = 1000;

export function PasteForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  // The book of nominations serves all events, so a right for this event alone does not allow to add to it.
  const canAddNominations = useAccess().changes('settings');
  const sendList = usePasteSending(program);
  const form = useSendForm({
    values: { text: '', addsNominations: true },
    async send({ addsNominations }, write) {
      const lines = read.lines.map((one) => ({ ...one, item: pasted.settled(one.item) }));
      const nominations = addsNominations && canAddNominations ? read.unknownNominations : [];
      const said = JSON.stringify([pasted.given, addsNominations]);
      await sendList({ said, lines, nominations, groupValues: pasted.added }, read.withoutDuration.length, write);
    },
    onSaved: onClose,
    draft: { name: `paste ${program.guid}` },
    lost: 'Вставленная таблица и то, что вы в ней поправили, пропадут.',
  });
  const pasted = usePasted(program, form.useValue('text'));
  const { read } = pasted;
  const isTooMany = read.lines.length > MOST;

  return (
    <DrawerForm
      form={form}
      title="Список из таблицы"
      submit={
        read.lines.length > 0 ? `Добавить ${counted(read.lines.length, 'пункт', 'пункта', 'пунктов')}` : 'Добавить'
      }
      size={960}
      isReady={read.lines.length > 0 && !isTooMany && !pasted.isAsking && pasted.isKnown}
      aside={pasted.isAsking ? <ToDurationQuestion /> : undefined}
      asks="Закрыть, не добавив?"
      onClose={onClose}
    >
      <PasteSource at={form.at('text')} onAnother={pasted.startAnew} />
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
          <Held at={form.at('addsNominations')}>
            {(isAdded, set) => (
              <Checkbox
                label={`Добавить в справочник новые номинации: ${read.unknownNominations.map((title) => inQuotes(title)).join(', ')}`}
                checked={isAdded}
                onChange={(event) => set(event.currentTarget.checked)}
              />
            )}
          </Held>
        ) : (
          <p className={classes.note}>
            Этих номинаций нет в справочнике, выступления останутся без номинации:{' '}
            {read.unknownNominations.map((title) => inQuotes(title)).join(', ')}
          </p>
        )
      ) : null}
    </DrawerForm>
  );
}
