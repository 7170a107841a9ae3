import { LampTabs } from '@rampa/platform/web/desk';

/** Pages of an event's finances. */
export function FinancePages({ competitionGuid }: { competitionGuid: string }) {
  const at = (page: string) => `/organizer/events/${competitionGuid}/finances/${page}`;
  const tabs = [
    { to: at('applications'), label: 'Заявки' },
    { to: at('payments'), label: 'Платежи' },
    { to: at('cash'), label: 'Касса' },
    { to: at('contracts'), label: 'Документы' },
    { to: at('price'), label: 'Цены' },
    { to: at('payment-schedule'), label: 'График оплаты' },
  ];
  return <LampTabs label="Финансовые документы" tabs={tabs} isInner />;
}
