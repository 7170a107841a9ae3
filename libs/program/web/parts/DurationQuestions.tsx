// What the durations of a pasted table mean, where their writing leaves it open: asked once for the whole column.

import { Button, Radio } from '@mantine/core';
import { readDuration, settledOf, spanText, type Meaning, type Settled } from '../paste/durations.ts';
import type { Pasted } from '../state/use-pasted.ts';
import classes from '../style/paste.module.css';

interface Question<About extends keyof Meaning> {
  about: About;
  label: string;
  why: string;
  answers: readonly [Settled[About], string][];
}

const UNIT: Question<'unit'> = {
  about: 'unit',
  label: 'Длительность — в минутах?',
  why: 'В столбце есть числа без минут и секунд',
  answers: [
    ['minutes', 'Да, в минутах'],
    ['seconds', 'Нет, в секундах'],
  ],
};
const TENTHS: Question<'tenths'> = {
  about: 'tenths',
  label: 'После запятой — секунды?',
  why: 'Таблица могла убрать ноль на конце',
  answers: [
    ['seconds', 'Да, минуты и секунды'],
    ['part', 'Нет, доли минуты'],
  ],
};
const THREE_PARTS: Question<'threeParts'> = {
  about: 'threeParts',
  label: 'Это минуты и секунды?',
  why: 'Так таблица показывает и минуты с секундами, и часы с минутами',
  answers: [
    ['minutes', 'Да, минуты и секунды'],
    ['hours', 'Нет, часы и минуты'],
  ],
};

/** Beside the closed button of a long form: what it waits for. */
export function ToDurationQuestion() {
  return (
    <Button
      variant="subtle"
      size="md"
      onClick={() => document.querySelector<HTMLElement>('[data-unsaid] input')?.focus()}
    >
      Ответьте на вопрос о длительности
    </Button>
  );
}

export function DurationQuestions({ pasted }: { pasted: Pasted }) {
  return (
    <>
      <MeaningQuestion pasted={pasted} of={UNIT} />
      <MeaningQuestion pasted={pasted} of={TENTHS} />
      <MeaningQuestion pasted={pasted} of={THREE_PARTS} />
    </>
  );
}

function MeaningQuestion<About extends keyof Meaning>({
  pasted: { inDoubt, meaning, sayMeaning },
  of: { about, label, why, answers },
}: {
  pasted: Pasted;
  of: Question<About>;
}) {
  const samples = [...new Set(inDoubt[about])].slice(0, 3);
  if (samples.length === 0) return null;
  const settled = settledOf(meaning);
  const shown = (answer: Settled[About]) =>
    samples.map((text) => `${text} → ${spanText(readDuration(text, { ...settled, [about]: answer })!)}`).join(', ');
  return (
    <Radio.Group
      data-unsaid={meaning[about] ? undefined : true}
      label={label}
      description={`${why}: ${samples.join(', ')}`}
      value={meaning[about] ?? ''}
      onChange={(value) => sayMeaning({ [about]: value } as Partial<Meaning>)}
    >
      <div className={classes.answers}>
        {answers.map(([answer, title]) => (
          <Radio key={answer} value={answer} label={title} description={shown(answer)} />
        ))}
      </div>
    </Radio.Group>
  );
}
