// What saving would touch, and the question before it.

import { Button, Group } from '@mantine/core';
import type { TouchedApplications as Shown } from '@rampa/contract';
import { counted, numberSign } from '@rampa/kernel';
import { PageForm, useEscape, Window } from '@rampa/platform/web/desk';
import { moneyText } from './price-words.ts';
import type { PriceDraft, PricesView } from './use-price-draft.ts';
import classes from './prices.module.css';

export interface SaveBarProps {
  draft: PriceDraft;
  saved: PricesView;
  hasFaults: boolean;
}

export function SaveBar({ draft, saved, hasFaults }: SaveBarProps) {
  const { form, question } = draft;
  useEscape(question !== null, () => question?.close());
  const sent = saved.applications.reduce((sum, { count }) => sum + count, 0);
  const { currency } = saved.settings;
  return (
    <div className={classes.bar} role="region" aria-label="Сохранение цен">
      <PageForm
        form={form}
        className={classes.save}
        submit={`Сохранить редакцию ${draft.version + 1}`}
        isReady={!hasFaults}
        aside={
          <Button size="md" variant="default" disabled={form.isBusy} onClick={form.discard}>
            Отменить
          </Button>
        }
      >
        <p>
          {sent === 0 ? 'Поданных заявок ещё нет. ' : `Поданных заявок: ${sent}, о них спросим перед сохранением. `}
          {saved.drafts > 0 ? `${counted(saved.drafts, 'черновик', 'черновика', 'черновиков')} посчитаем заново.` : ''}
          {hasFaults ? <em>Сначала исправьте отмеченное.</em> : null}
        </p>
      </PageForm>
      {question ? (
        <Window opened onClose={question.close} title="Кого коснутся новые цены?">
          <p>
            Поданных заявок: {question.touched.subscribed}, на {moneyText(question.touched.before, currency)}. Обычно
            они остаются на прежних ценах.
          </p>
          <p>
            {question.touched.changed === 0
              ? 'Если применить ко всем, ни одна сумма не изменится.'
              : `Если применить ко всем, сумма изменится у ${counted(question.touched.changed, 'заявки', 'заявок', 'заявок')}, а всего станет ${moneyText(question.touched.after, currency)}.`}
          </p>
          <Touched rows={question.touched.rows} changed={question.touched.changed} currency={currency} />
          <Group mt="xl" justify="flex-end" gap="sm">
            <Button size="md" variant="default" onClick={() => question.choose('all')}>
              Применить ко всем
            </Button>
            <Button size="md" data-autofocus onClick={() => question.choose('new')}>
              Только новым
            </Button>
          </Group>
        </Window>
      ) : null}
    </div>
  );
}

/** Who they are, each with his sum before and after. */
function Touched({ rows, changed, currency }: Pick<Shown, 'rows' | 'changed'> & { currency: string }) {
  if (rows.length === 0) return null;
  return (
    <details className={classes.touched}>
      <summary>Показать {counted(changed, 'заявку', 'заявки', 'заявок')}</summary>
      {/* It scrolls, by the keyboard too. */}
      <ul tabIndex={0} aria-label="Чьи суммы изменятся">
        {rows.map(({ applicationGuid, number, title, before, after }) => (
          <li key={applicationGuid}>
            <span>{[number === null ? '' : numberSign(number), title].filter((part) => part !== '').join(' ')}</span>
            <b>
              {moneyText(before, currency)} → {moneyText(after, currency)}
            </b>
          </li>
        ))}
      </ul>
      {changed > rows.length ? <p>Здесь первые {rows.length}, остальные изменятся так же.</p> : null}
    </details>
  );
}
