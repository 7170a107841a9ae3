// «Стереть личные ответы»: for good, so it is asked twice.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApplicationErasePersonal } from '@rampa/contract';
import { Confirm, momentText, tell, useWrite } from '@rampa/platform/web/desk';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export function Erasing({ sheet: { application, erasedAt }, zone }: { sheet: Sheet; zone: string }) {
  const [asked, setAsked] = useState<'first' | 'last' | null>(null);
  const close = () => setAsked(null);
  const erase = useWrite(ApplicationErasePersonal, {
    onDone: () => (close(), tell('Личные ответы стёрты', { subject: application.guid })),
  });
  return (
    <section aria-label="Личные данные" data-no-print>
      <h2 className={classes.sideTitle}>Личные данные</h2>
      {erasedAt === null ? null : <p className={classes.note}>Личные ответы стёрты {momentText(erasedAt, zone)}.</p>}
      <Button className={classes.flush!} variant="subtle" color="danger" onClick={() => setAsked('first')}>
        Стереть личные ответы
      </Button>
      <Confirm
        isOpen={asked === 'first'}
        isDanger
        title="Стереть личные ответы?"
        action="Стереть"
        onClose={close}
        onConfirm={() => setAsked('last')}
      >
        Так делают, когда родитель отозвал согласие или человек попросил удалить его данные. Исчезнут ответы о людях,
        файлы, история, переписка и заметки, а с ними загруженные таблицы импорта: в них могут стоять эти люди. Номер,
        статус и остальные ответы останутся; в программе, итогах и выпущенных бумагах будет «Фамилия И.».
      </Confirm>
      <Confirm
        isOpen={asked === 'last'}
        isDanger
        title="Точно стереть?"
        action="Стереть навсегда"
        isBusy={erase.isPending}
        onClose={close}
        onConfirm={() => erase.mutate({ query: { applicationGuid: application.guid } })}
      >
        Вернуть стёртое нельзя: ни вам, ни участнику.
      </Confirm>
    </section>
  );
}
