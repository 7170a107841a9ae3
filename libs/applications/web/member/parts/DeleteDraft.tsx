// A draft that was never sent may be thrown away from its own page.

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApplicationHead } from '@rampa/contract';
import { Button } from '@rampa/platform/web/base';
import { useGoAtOnce } from '@rampa/platform/web/desk';
import type { FillingModel } from '../../filling/model/filling-model.ts';
import { DraftQuestion } from './DraftQuestion.tsx';

export function DeleteDraft({ model, head }: { model: FillingModel; head: ApplicationHead }) {
  const [isAsking, setAsking] = useState(false);
  const goAtOnce = useGoAtOnce();
  const list = `/member/competition/${head.competitionGuid}/applications`;
  return (
    <>
      <Button kind="danger" icon={IconTrash} onClick={() => setAsking(true)}>
        Удалить черновик
      </Button>
      <DraftQuestion
        head={head}
        isOpen={isAsking}
        // What is on its way arrives first: afterwards it would come to nobody.
        before={() => model.queue.settled(model.guid)}
        onClose={() => setAsking(false)}
        onDone={() => goAtOnce(list)}
      />
    </>
  );
}
