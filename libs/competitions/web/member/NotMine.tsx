// «Это не моё»: an application that waits under one's address is another's. Asked, because only the organizer can give it back.

import { useState } from 'react';
import { ApplicationDeclineWaiting, type WaitingEvent } from '@rampa/contract';
import { Button } from '@rampa/platform/web/base';
import { Confirm, tell, useWrite } from '@rampa/platform/web/desk';

export function NotMine({ of: { competitionGuid, count } }: { of: WaitingEvent }) {
  const [isAsking, setAsking] = useState(false);
  const decline = useWrite(ApplicationDeclineWaiting, {
    onDone: () => tell('Организатор увидит, что вы ответили «Это не моё»', { subject: `waiting ${competitionGuid}` }),
  });
  const [whose, it, stays] =
    count === 1
      ? ['Это не ваша заявка?', 'Она больше не появится у вас', 'Сама заявка останется у организатора']
      : ['Это не ваши заявки?', 'Они больше не появятся у вас', 'Сами заявки останутся у организатора'];
  return (
    <>
      <Button kind="ghost" size="large" onClick={() => setAsking(true)}>
        Это не моё
      </Button>
      <Confirm
        isOpen={isAsking}
        title={whose!}
        action="Это не моё"
        stay="Отмена"
        isBusy={decline.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => decline.mutate({ query: { competitionGuid } }, { onSettled: () => setAsking(false) })}
      >
        {`${it}. ${stays}: он увидит, что адрес не тот, а вашего имени не узнает.`}
      </Confirm>
    </>
  );
}
