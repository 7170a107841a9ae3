// A draft that was never sent may be thrown away from its own page.

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationHead } from '@rampa/contract';
import { Button } from '@rampa/platform/web/base';
import type { FillingModel } from '../../filling/model/filling-model.ts';
import { DraftQuestion } from './DraftQuestion.tsx';
import { useGone } from './use-gone.ts';

export function DeleteDraft({ model, head }: { model: FillingModel; head: ApplicationHead }) {
  const [isAsking, setAsking] = useState(false);
  const go = useNavigate();
  const gone = useGone();
  const list = `/member/competition/${head.competitionGuid}/applications`;
  /** Reads of this page would fail while it is still there: its draft is not. */
  async function leave() {
    await go(list, { replace: true });
    if (location.pathname === list) await gone;
  }
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
        onDone={leave}
      />
    </>
  );
}
