// New links for several people at once, say after a tablet was lost: one question, then one after another, then the
// cards to print.

import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FastLoginRenew, type FastLinkView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { Confirm, refreshAfter, tell, tellFailure } from '@rampa/platform/web/desk';

export interface RenewChosenProps {
  of: readonly FastLinkView[];
  onRenewed(links: FastLinkView[]): void;
  /** Called when all of them have new links. */
  onDone(): void;
}

export function RenewChosen({ of, onRenewed, onDone }: RenewChosenProps) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const inside = of.reduce((sum, { devices }) => sum + devices.length, 0);

  async function renew(): Promise<void> {
    const made: FastLinkView[] = [];
    setBusy(true);
    try {
      for (const link of of) {
        const { fastLinkGuid, url } = await callApi(FastLoginRenew, { query: { fastLinkGuid: link.guid } });
        made.push({ ...link, guid: fastLinkGuid, url, devices: [], lastSeenAt: null });
      }
    } catch (error) {
      tellFailure(error, { subject: 'links-refused' });
    }
    // Links created before a refusal stay: their former ones have ended.
    if (made.length > 0) await refreshAfter(client, FastLoginRenew);
    setBusy(false);
    setAsked(false);
    if (made.length === 0) return;
    onRenewed(made);
    tell(`Обновили ${counted(made.length, 'ссылку', 'ссылки', 'ссылок')}`, {
      subject: 'links-renewed',
      ...(made.length < of.length
        ? { detail: `Не вышло: ${of.length - made.length}. Прежние ссылки этих людей действуют.` }
        : {}),
    });
    if (made.length === of.length) onDone();
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
        isBusy={isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => void renew()}
      >
        {`Прежние ссылки сразу перестанут действовать${inside > 0 ? `, вход завершится на ${counted(inside, 'устройстве', 'устройствах', 'устройствах')}` : ''}. Сроки и число устройств останутся, поставленные оценки не пропадут. Новые коды откроются для печати.`}
      </Confirm>
    </>
  );
}
