// What is done with several chosen rows of the running order besides moving them.

import { Button } from '@mantine/core';
import type { ProgramItemView } from '@rampa/contract';
import type { Choice } from '@rampa/platform/web/desk';
import { useListButton } from '../order/list-button.ts';

interface ChosenDeedsProps {
  items: readonly ProgramItemView[];
  choice: Choice;
  onList(guids: readonly string[]): void;
  onWithdraw(chosen: readonly ProgramItemView[], isWithdrawn: boolean): void;
}

export function ChosenDeeds({ items, choice, onList, onWithdraw }: ChosenDeedsProps) {
  const chosen = items.filter(({ guid }) => choice.ids.has(guid));
  const rest = items.slice(items.findIndex(({ guid }) => choice.ids.has(guid)));
  const [hasList] = useListButton();
  const isBack = chosen.every(({ isWithdrawn }) => isWithdrawn);
  return (
    <>
      {rest.length > chosen.length ? (
        <Button variant="default" onClick={() => choice.put(rest.map(({ guid }) => guid))}>
          Выбрать до конца
        </Button>
      ) : null}
      {hasList ? (
        <Button variant="default" onClick={() => onList(chosen.map(({ guid }) => guid))}>
          В список…
        </Button>
      ) : null}
      <Button variant="default" onClick={() => onWithdraw(chosen, !isBack)}>
        {isBack ? 'Вернуть в программу' : 'Снять с программы'}
      </Button>
    </>
  );
}
