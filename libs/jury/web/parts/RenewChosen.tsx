// New links for several people at once, say after a tablet was lost: one question, one write, then the cards to print.

import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FastLoginRenewChosen, type FastLinkView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Confirm, tell, useWrite } from '@rampa/platform/web/desk';

export interface RenewChosenProps {
  competitionGuid: string;
  of: readonly FastLinkView[];
  onRenewed(links: FastLinkView[]): void;
  onDone(): void;
}

export function RenewChosen({ competitionGuid, of, onRenewed, onDone }: RenewChosenProps) {
  const write = useWrite(FastLoginRenewChosen);
  const [isAsked, setAsked] = useState(false);
  const inside = of.reduce((sum, { devices }) => sum + devices.length, 0);

  function renew(): void {
    write.mutate(
      { query: { competitionGuid }, body: { fastLinkGuids: of.map(({ guid }) => guid) } },
      {
        onSuccess(made) {
          setAsked(false);
          onRenewed(
            made.flatMap(({ formerGuid, fastLinkGuid: guid, url }) => {
              const link = of.find((one) => one.guid === formerGuid);
              return link ? [{ ...link, guid, url, devices: [], lastSeenAt: null }] : [];
            }),
          );
          tell(`Обновили ${counted(made.length, 'ссылку', 'ссылки', 'ссылок')}`, { subject: 'links-renewed' });
          onDone();
        },
      },
    );
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} stroke={1.75} />}
        disabled={of.length === 0}
        onClick={() => setAsked(true)}
      >
        Обновить ссылки
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Обновить ${counted(of.length, 'ссылку', 'ссылки', 'ссылок')}?`}
        action="Обновить"
        isBusy={write.isPending}
        onClose={() => setAsked(false)}
        onConfirm={renew}
      >
        {`Прежние ссылки сразу перестанут действовать${inside > 0 ? `, вход завершится на ${counted(inside, 'устройстве', 'устройствах', 'устройствах')}` : ''}. Сроки и число устройств останутся, поставленные оценки не пропадут. Новые коды откроются для печати.`}
      </Confirm>
    </>
  );
}
