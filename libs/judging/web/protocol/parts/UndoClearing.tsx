// «Вернуть снятые оценки»: as long as the last clearing can be undone.

import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { VotingProtocolUndoClearing, type ProtocolView } from '@rampa/contract';
import { counted, plural } from '@rampa/kernel';
import { Confirm, momentText, tell, tellFailure, useWrite } from '@rampa/platform/web/desk';
import { keptText } from '../order/words.ts';

export function useUndoClearing(programGuid: string): { run(onSettled?: () => void): void; isBusy: boolean } {
  const settings = { quiet: true };
  const undo = useWrite(VotingProtocolUndoClearing, settings);
  return {
    isBusy: undo.isPending,
    run: (onSettled) =>
      undo.mutate(
        { query: { competitionProgramGuid: programGuid }, body: {} },
        {
          onSuccess: ({ restored, kept }) =>
            tell(`Вернули ${counted(restored, 'оценку', 'оценки', 'оценок')}`, { detail: keptText(kept) }),
          onError: (error) => tellFailure(error),
          ...(onSettled ? { onSettled } : {}),
        },
      ),
  };
}

export function UndoClearing({ protocol }: { protocol: ProtocolView }) {
  const [isAsked, setAsked] = useState(false);
  const undoing = useUndoClearing(protocol.programGuid);
  const { clearing } = protocol;
  if (clearing === null || clearing.marks === 0) return null;
  const { marks, at } = clearing;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
        onClick={() => setAsked(true)}
      >
        Вернуть снятые оценки
      </Button>
      <Confirm
        isOpen={isAsked}
        title="Вернуть снятые оценки?"
        action="Вернуть"
        isBusy={undoing.isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => undoing.run(() => setAsked(false))}
      >
        {`Сняли ${momentText(at, protocol.timeZone)}. ${plural(marks, 'Вернётся', 'Вернутся', 'Вернётся')} ${counted(marks, 'оценка', 'оценки', 'оценок')}. Где судьи уже поставили новые, останутся новые.`}
      </Confirm>
    </>
  );
}
