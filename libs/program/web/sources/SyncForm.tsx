// «Сверить с заявками»: what has come apart, each with old beside new and a tick. Nothing changes before it is taken.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { CompetitionProgramPreviewSynchronization, CompetitionProgramSynchronization, type ProgramDifference, type ProgramView } from '@rampa/contract'; // prettier-ignore
import { counted } from '@rampa/kernel';
import { ApiFailure, EmptyState } from '@rampa/platform/web/base';
import { Answer, DrawerForm, Panel, RowsSkeleton, tell, useCallForm, useRead } from '@rampa/platform/web/desk';
import { Review } from './Review.tsx';
import { firstTicks, isEmpty, reviewed } from './review.ts';
import { takenWords } from './words.ts';
import classes from './sources.module.css';

const TITLE = 'Сверить с заявками';

export function SyncForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const query = { competitionProgramGuid: program.guid };
  const difference = useRead(CompetitionProgramPreviewSynchronization, { query }, { staleTime: 0 });
  // What is reviewed stands still: it is read when the review opens, and anew by a press alone.
  const [seen, setSeen] = useState<ProgramDifference | null>(null);
  const isFresh = difference.isFetchedAfterMount && !difference.isFetching && !difference.error;
  if (seen === null && isFresh && difference.data) setSeen(difference.data);
  function again() {
    void difference.refetch();
    setSeen(null);
  }
  if (seen && !isEmpty(seen)) return <ReviewForm key={seen.token} {...{ program, seen, again, onClose }} />;
  return (
    <Panel isOpen title={TITLE} onClose={onClose}>
      <Answer of={{ ...difference, data: seen ?? undefined }} skeleton={<RowsSkeleton rows={4} />}>
        {() => (
          <EmptyState action={<Button onClick={onClose}>Готово</Button>}>
            Программа сходится с заявками: новых, снятых и изменённых выступлений нет.
          </EmptyState>
        )}
      </Answer>
    </Panel>
  );
}

interface ReviewFormProps {
  program: ProgramView;
  seen: ProgramDifference;
  again(): void;
  onClose(): void;
}

function ReviewForm({ program, seen, again, onClose }: ReviewFormProps) {
  const form = useCallForm(CompetitionProgramSynchronization, {
    values: { ticks: firstTicks(seen) },
    asked: { query: { competitionProgramGuid: program.guid } },
    body: ({ ticks }) => reviewed(seen, ticks),
    onSaved(done) {
      tell(takenWords(done));
      onClose();
    },
    lost: 'Отмеченное ещё не взято в программу.',
  });
  const ticks = form.useValue('ticks');
  const isStale = form.failure instanceof ApiFailure && form.failure.status === 409;
  return (
    <DrawerForm
      form={form}
      title={TITLE}
      submit={ticks.length === 0 ? 'Оставить всё как есть' : `Взять ${counted(ticks.length, 'отмеченное', 'отмеченных', 'отмеченных')}`} // prettier-ignore
      size={880}
      asks="Закрыть, ничего не взяв?"
      aside={
        isStale ? (
          <Button size="md" variant="default" onClick={again}>
            Посмотреть заново
          </Button>
        ) : null
      }
      onClose={onClose}
    >
      <p className={classes.lead}>
        Слева — как в программе, справа — как в заявке. Отмеченное возьмём, остальное останется как есть; то, что вы
        исправили в программе сами, мы не отмечаем.
      </p>
      {seen.isClosed ? (
        <p className={classes.closed} role="note">
          Протокол закрыт: состав, номинации и группы уже не меняются, а тексты можно взять.
        </p>
      ) : null}
      <Review seen={seen} competitionGuid={program.competitionGuid} ticks={ticks} onTicks={form.at('ticks').set} />
    </DrawerForm>
  );
}
