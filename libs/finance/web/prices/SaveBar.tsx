// What saving would touch, and the question before it.

import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { CompetitionFieldPriceUpdate, type TouchedApplications } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { NoticePlace } from '@rampa/platform/web/base';
import { LeaveGuard, tell, useEscape, useWrite } from '@rampa/platform/web/desk';
import { moneyText } from './price-words.ts';
import type { PriceDraft, PricesView } from './use-price-draft.ts';
import classes from './prices.module.css';

export interface SaveBarProps {
  competitionGuid: string;
  draft: PriceDraft;
  saved: PricesView;
  hasFaults: boolean;
}

export function SaveBar({ competitionGuid, draft, saved, hasFaults }: SaveBarProps) {
  const [asked, setAsked] = useState<TouchedApplications | null>(null);
  const update = useWrite(CompetitionFieldPriceUpdate);
  const close = () => setAsked(null);
  useEscape(asked !== null, close);
  const sent = saved.applications.reduce((sum, { count }) => sum + count, 0);
  const prices = draft.prices.map(({ title: _, ...price }) => price);
  const query = { competitionGuid };
  const send = (applyTo: 'new' | 'all', confirm: boolean) =>
    update.mutate(
      { query, body: { version: draft.version, prices, applyTo, confirm } },
      {
        onSuccess({ isSaved, version, touched }) {
          if (!isSaved) return setAsked(touched);
          close();
          draft.discard();
          tell(`Сохранена редакция ${version}`);
        },
        onError: close,
      },
    );
  if (!draft.isDirty) return null;
  const { currency } = saved.settings;
  return (
    <div className={classes.bar} role="region" aria-label="Сохранение цен">
      <LeaveGuard
        isDirty={() => draft.isDirty}
        element={() => null}
        lost="Цены ещё не сохранены и пропадут."
        discard={draft.discard}
      />
      <p>
        {sent === 0 ? 'Поданных заявок ещё нет. ' : `Поданных заявок: ${sent}, о них спросим перед сохранением. `}
        {saved.drafts > 0 ? `${counted(saved.drafts, 'черновик', 'черновика', 'черновиков')} посчитаем заново.` : ''}
        {hasFaults ? <em>Сначала исправьте отмеченное.</em> : null}
      </p>
      <Group gap="sm" wrap="nowrap">
        <Button size="md" variant="default" onClick={draft.discard}>
          Отменить
        </Button>
        <Button
          size="md"
          loading={update.isPending}
          disabled={hasFaults}
          onClick={() => (sent === 0 ? send('new', false) : send('all', false))}
        >
          Сохранить редакцию {draft.version + 1}
        </Button>
      </Group>
      {asked ? (
        <Modal opened onClose={close} title="Кого коснутся новые цены?" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
          <NoticePlace />
          <p>
            Поданных заявок: {asked.subscribed}, на {moneyText(asked.before, currency)}. Обычно они остаются на прежних
            ценах.
          </p>
          <p>
            {asked.changed === 0
              ? 'Если применить ко всем, ни одна сумма не изменится.'
              : `Если применить ко всем, сумма изменится у ${counted(asked.changed, 'заявки', 'заявок', 'заявок')}, а всего станет ${moneyText(asked.after, currency)}.`}
          </p>
          <Group mt="xl" justify="flex-end" gap="sm">
            <Button size="md" variant="default" loading={update.isPending} onClick={() => send('all', true)}>
              Применить ко всем
            </Button>
            <Button size="md" data-autofocus loading={update.isPending} onClick={() => send('new', false)}>
              Только новым
            </Button>
          </Group>
        </Modal>
      ) : null}
    </div>
  );
}
