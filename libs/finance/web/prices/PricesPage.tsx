// Prices of an event: what is paid for and how much, by terms; an example at the side counts along.

import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { CompetitionFieldPriceGetByCompetition, SchedulePaymentGetByCompetitionGuid } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import { FailureView, openedLater, Page, PageHead, RowsSkeleton, useAccess, useRead } from '@rampa/platform/web/desk';
import { FinancePages } from '../parts/FinancePages.tsx';
import { usualStages } from '../plans/plan-words.ts';
import { AddPrice } from './AddPrice.tsx';
import { faultsOf } from './as-price.ts';
import { PriceCheck } from './PriceCheck.tsx';
import { PriceGrid } from './PriceGrid.tsx';
import { settingsText } from './settings-words.ts';
import { SettingsLater } from './settings-later.tsx';
import { usePriceDraft, type PricesView } from './use-price-draft.ts';
import classes from './prices.module.css';

const DetailsLater = openedLater(
  async () => (await import('./PriceDetailsForm.tsx')).PriceDetailsForm,
  <RowsSkeleton rows={2} />,
);
const SaveBarLater = openedLater(async () => (await import('./SaveBar.tsx')).SaveBar);
const PlansLater = openedLater(
  async () => (await import('../plans/PlansForm.tsx')).PlansForm,
  <Page isPaper>
    <RowsSkeleton rows={3} height="4rem" />
  </Page>,
);

/** It comes with the prices: a page of its own would be a cut more for every page of the desk. */
export function PlansPage() {
  const { guid: competitionGuid = '' } = useParams();
  return <PlansLater of={{ competitionGuid }} />;
}

export function PricesPage() {
  const { guid: competitionGuid = '' } = useParams();
  const prices = useRead(CompetitionFieldPriceGetByCompetition, { query: { competitionGuid } });
  if (prices.data) return <Prices competitionGuid={competitionGuid} saved={prices.data} />;
  return (
    <Page isPaper>
      <PageHead title="Цены" />
      {prices.isError ? (
        <FailureView error={prices.error} onRetry={() => void prices.refetch()} />
      ) : (
        <RowsSkeleton rows={6} height="3.5rem" />
      )}
    </Page>
  );
}

function Prices({ competitionGuid, saved }: { competitionGuid: string; saved: PricesView }) {
  const draft = usePriceDraft(competitionGuid, saved);
  const [newDay, setNewDay] = useState<string | null>(null);
  const canChange = useAccess(competitionGuid).changes('finances');
  const plans = useRead(SchedulePaymentGetByCompetitionGuid, { query: { competitionGuid } });
  const { settings, today, endDate, fields } = saved;
  const { currency, roundTo } = settings;
  const faults = faultsOf(draft.prices, endDate);
  const isEmpty = draft.prices.length === 0;
  const version = draft.version + (draft.isDirty ? 1 : 0);
  return (
    <Page isPaper>
      <PageHead
        title="Цены"
        aside={saved.version > 0 ? <Chip>редакция {saved.version}</Chip> : null}
        note={settingsText(settings)}
        actions={canChange ? <SettingsLater competitionGuid={competitionGuid} settings={settings} /> : null}
      />
      <FinancePages competitionGuid={competitionGuid} />
      <div className={classes.page} data-empty={isEmpty || undefined}>
        <div className={classes.main}>
          {fields.length === 0 ? (
            <EmptyState
              action={<Link to={`/organizer/events/${competitionGuid}/constructor`}>Открыть форму заявки</Link>}
            >
              Цены ставят на поля формы заявки и строки справочников. Сначала составьте форму.
            </EmptyState>
          ) : isEmpty ? (
            <EmptyState>
              Цен пока нет, участие бесплатное. Выберите поле или строку справочника, за который платят.
            </EmptyState>
          ) : (
            <PriceGrid
              {...{ draft, today, currency, roundTo, canChange, faults, newDay }}
              details={(price, told) => <DetailsLater of={{ price, draft, told, canChange, currency, today }} />}
            />
          )}
          {canChange && fields.length > 0 ? <AddPrice draft={draft} fields={fields} onDay={setNewDay} /> : null}
        </div>
        <PriceCheck
          {...{ prices: draft.prices, settings, today, version }}
          plan={plans.data ? usualStages(plans.data) : null}
        />
      </div>
      <SaveBarLater of={draft.isDirty ? { draft, saved, hasFaults: faults.size > 0 } : null} />
    </Page>
  );
}
