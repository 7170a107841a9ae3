// Until when a link works and how many devices it lets in.

import { Button, Select, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FastLoginUpdate, type FastLinkView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { instantOf, localOf, tell, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/link.module.css';

const LIMITS = Array.from({ length: 10 }, (_, index) => index + 1);

export function LinkTermsForm({ link, timeZone }: { link: FastLinkView; timeZone: string }) {
  const saved = link.dateExpires ? localOf(link.dateExpires, timeZone) : '';
  const [until, setUntil] = useState(saved);
  const [limit, setLimit] = useState(link.deviceLimit);
  const update = useWrite(FastLoginUpdate);
  const isChanged = until !== saved || limit !== link.deviceLimit;
  // A limit of before, above what can be chosen now, stays until another is chosen.
  const limits = LIMITS.includes(link.deviceLimit) ? LIMITS : [...LIMITS, link.deviceLimit];

  function put(dateExpires: string | null, deviceLimit: number, before?: () => void) {
    update.mutate(
      { body: { fastLinkGuid: link.guid, dateExpires, deviceLimit } },
      {
        onSuccess: () =>
          tell('Сохранено', {
            subject: `link ${link.guid}`,
            ...(before ? { action: { label: 'Отменить', run: before } } : {}),
          }),
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || update.isPending) return;
    const undo = () => {
      setUntil(saved);
      setLimit(link.deviceLimit);
      put(link.dateExpires, link.deviceLimit);
    };
    put(until === '' ? null : instantOf(until, timeZone), limit, undo);
  }

  return (
    <form className={classes.terms} onSubmit={submit}>
      <TextInput
        type="datetime-local"
        label="Действует до"
        description="По времени мероприятия; пусто — пока не отзовёте"
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Select
        label="Сколько устройств"
        allowDeselect={false}
        data={limits.map((count) => ({
          value: String(count),
          label: counted(count, 'устройство', 'устройства', 'устройств'),
          disabled: count > 10,
        }))}
        value={String(limit)}
        onChange={(value) => setLimit(Number(value))}
      />
      <Button type="submit" size="md" variant="default" disabled={!isChanged} loading={update.isPending}>
        Сохранить
      </Button>
    </form>
  );
}
