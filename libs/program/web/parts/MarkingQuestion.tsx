// Before a performance goes on stage that nobody can mark yet: open the marking, or let it go without marks.

import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ProgramItemView } from '@rampa/contract';
import { useEscape, Window } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';

/** A second tap on «На сцену» is no answer, ms. */
const REST_MS = 600;

export interface MarkingQuestionProps {
  /** Null: nothing is asked. */
  item: ProgramItemView | null;
  isBusy: boolean;
  onOpen(): void;
  onWithout(): void;
  onClose(): void;
}

export function MarkingQuestion({ item: given, isBusy, onOpen, onWithout, onClose }: MarkingQuestionProps) {
  useEscape(given !== null, onClose);
  // While the window goes it still says what it said.
  const [shown, setShown] = useState({ item: given, since: 0 });
  if (given !== null && given !== shown.item) setShown({ item: given, since: Date.now() });
  const answer = (run: () => void) => () => {
    if (Date.now() - shown.since >= REST_MS) run();
  };
  return (
    <Window opened={given !== null} onClose={answer(onClose)} title="Приём оценок не открыт" size={560}>
      <Text c="var(--r-ink-2)">
        Судьи не смогут поставить оценки: {shown.item ? itemName(shown.item) : ''}. Когда приём открыт, каждый увидит
        выступление на своём планшете.
      </Text>
      <Group mt="xl" justify="flex-end" gap="sm">
        <Button size="md" variant="default" onClick={answer(onWithout)}>
          Вывести без оценок
        </Button>
        <Button size="md" loading={isBusy} data-autofocus onClick={answer(onOpen)}>
          Открыть приём оценок и вывести
        </Button>
      </Group>
    </Window>
  );
}
