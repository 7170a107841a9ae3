// A judge or a presenter on «Доступы»: whether there is a link, until when, and on how many devices it is open.

import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { FastLinkView } from '@rampa/contract';
import { Chip, listed, useServerNow } from '@rampa/platform/web/base';
import { CopyButton, ListRow, momentText } from '@rampa/platform/web/desk';
import { seenText } from './seen-text.ts';

export interface AccessRowProps {
  name: string;
  isChair?: boolean;
  link: FastLinkView | null;
  timeZone: string;
  canChange: boolean;
  isBusy?: boolean;
  onOpen(): void;
  onCreate?(): void;
}

export function AccessRow({ name, isChair, link, timeZone, canChange, isBusy, onOpen, onCreate }: AccessRowProps) {
  const now = useServerNow(60_000);
  const isOver = link?.dateExpires != null && Date.parse(link.dateExpires) <= now;
  const until = link?.dateExpires ? `до ${momentText(link.dateExpires, timeZone)}` : 'без срока';
  return (
    <ListRow
      title={
        <>
          {name}
          {isChair ? <Chip tone="info">председатель</Chip> : null}
        </>
      }
      detail={
        link ? listed(until, `устройства: ${link.devices.length} из\u00A0${link.deviceLimit}`) : 'Ссылки пока нет'
      }
    >
      <Chip tone={isOver ? 'danger' : link?.lastSeenAt ? 'ok' : 'plain'}>
        {isOver
          ? 'срок истёк'
          : link?.lastSeenAt
            ? seenText(link.lastSeenAt, now)
            : link
              ? 'входа ещё не было'
              : 'ссылки нет'}
      </Chip>
      {link?.url ? <CopyButton text={link.url} name={name} /> : null}
      {link ? (
        <Button variant="default" aria-label={`Ссылка и устройства: ${name}`} onClick={onOpen}>
          {canChange ? 'Ссылка и устройства' : 'Устройства'}
        </Button>
      ) : canChange && onCreate ? (
        <Button
          variant="default"
          leftSection={<IconLink size={16} stroke={1.75} />}
          aria-label={`Создать ссылку: ${name}`}
          loading={isBusy ?? false}
          onClick={onCreate}
        >
          Создать ссылку
        </Button>
      ) : null}
    </ListRow>
  );
}
