// What two readings of a sheet, or paper and tablet, leave to decide: one by one, both values beside each other.

import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { PaperSheetSettle, type PaperQuestion, type PaperSheetView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { LineForm, MarkLine, tell, useSendForm, useWrite } from '@rampa/platform/web/desk';
import { cellFault } from './cells.ts';
import { choicesOf, placeOf, questionsText } from './words.ts';
import classes from '../style/paper.module.css';

export function Differences({ sheet, onDone }: { sheet: PaperSheetView; onDone(): void }) {
  const settle = useWrite(PaperSheetSettle);
  const list = useRef<HTMLOListElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) list.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [sheet.questions.length]);

  function choose({ competitionProgramItemGuid, pointGuid, seen }: PaperQuestion, value: number | null): void {
    wasPressed.current = true;
    const body = { competitionProgramItemGuid, pointGuid, seen, value };
    settle.mutate(
      { query: { paperSheetGuid: sheet.guid }, body },
      {
        onSuccess({ questionCount }) {
          if (questionCount > 0) return;
          tell(`Решено, оценки считаются: ${sheet.judge}`, { subject: `paper ${sheet.guid}` });
          onDone();
        },
      },
    );
  }

  return (
    <section aria-labelledby="paper-differences">
      <h2 id="paper-differences" className={classes.head}>
        Осталось решить: {questionsText(sheet.questions.length)}
      </h2>
      <p className={classes.keys}>
        Посмотрите на лист ещё раз и выберите, что на нём стоит. Пока решено не всё, оценки этого листа не считаются.
      </p>
      <ol className={classes.questions} ref={list}>
        {sheet.questions.map((question) => (
          <Difference
            key={`${question.competitionProgramItemGuid} ${question.pointGuid} ${question.seen}`}
            sheet={sheet}
            question={question}
            isBusy={settle.isPending}
            onChoose={(value) => choose(question, value)}
          />
        ))}
      </ol>
    </section>
  );
}

interface DifferenceProps {
  sheet: PaperSheetView;
  question: PaperQuestion;
  isBusy: boolean;
  onChoose(value: number | null): void;
}

function Difference({ sheet, question, isBusy, onChoose }: DifferenceProps) {
  const place = placeOf(sheet, question);
  const criterion = sheet.criteria.find(({ guid }) => guid === question.pointGuid);
  return (
    <li className={classes.question}>
      <b>{place}</b>
      {question.inForce === null ? null : (
        <p>Поставлено и на бумаге, и на планшете, по-разному. Само ничего не заменится.</p>
      )}
      <div className={classes.way}>
        {choicesOf(question).map(({ value, label }) => (
          <Button
            key={label}
            size="md"
            variant="default"
            disabled={isBusy}
            aria-label={`${place}. ${label}`}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        ))}
        {criterion ? <Other place={place} criterion={criterion} isBusy={isBusy} onChoose={onChoose} /> : null}
      </div>
    </li>
  );
}

interface OtherProps {
  place: string;
  criterion: PaperSheetView['criteria'][number];
  isBusy: boolean;
  onChoose(value: number | null): void;
}

/** What stands on the paper is neither of the two. */
function Other({ place, criterion, isBusy, onChoose }: OtherProps) {
  const form = useSendForm({
    values: { other: null as number | null },
    faults: ({ other }) => ({
      other:
        other === null ? 'Какая оценка?' : cellFault(criterion, Number.isNaN(other) ? '?' : formatThousandths(other)),
    }),
    send: async ({ other }) => onChoose(other),
  });
  return (
    <LineForm form={form} submit="Эта" className={classes.other} isReady={!isBusy}>
      <MarkLine at={form.at('other')} size="md" aria-label={`${place}. Другая оценка`} placeholder="Другая" />
    </LineForm>
  );
}
