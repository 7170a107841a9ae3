import { LampTabs, useAccess } from '@rampa/platform/web/desk';

/** Pages of an event's finances. */
export function FinancePages({ competitionGuid }: { competitionGuid: string }) {
  const at = (page: string) => `/organizer/events/${competitionGuid}/finances/${page}`;
  // A statement shows money of all events.
  const keepsAll = useAccess().changes('finances');
  const tabs = [
    { to: at('applications'), label: 'Заявки' },
    { to: at('payments'), label: 'Платежи' },
    ...(keepsAll ? [{ to: at('statement'), label: 'Выписка' }] : []),
    { to: at('cash'), label: 'Касса' },
    { to: at('contracts'), label: 'Документы' },
    { to: at('price'), label: 'Цены' },
    { to: at('payment-schedule'), label: 'График оплаты' },
  ];
  return <LampTabs label="Финансовые документы" tabs={tabs} isInner />;
}
