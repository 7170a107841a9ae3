// Pages of money. Each comes when somebody goes there, behind one frame: a page of its own would be a cut more for every
// page of the desk.

import { Page, openedLater, RowsSkeleton } from '@rampa/platform/web/desk';

const meanwhile = (
  <Page isPaper>
    <RowsSkeleton rows={6} height="3.5rem" />
  </Page>
);
const ListLater = openedLater(async () => (await import('./AccountsForms.tsx')).AccountsList, meanwhile);
const JournalLater = openedLater(async () => (await import('./AccountsForms.tsx')).Journal, meanwhile);
const CashLater = openedLater(async () => (await import('./AccountsForms.tsx')).CashDesk, meanwhile);
const ContractsLater = openedLater(async () => (await import('./AccountsForms.tsx')).Contracts, meanwhile);
const StatementLater = openedLater(async () => (await import('./AccountsForms.tsx')).StatementPage, meanwhile);
const AccountLater = openedLater(async () => (await import('./AccountsForms.tsx')).AccountPage, meanwhile);
const MemberLater = openedLater(async () => (await import('../member/MemberMoneyForm.tsx')).MemberMoney, meanwhile);

export const AccountsPage = () => <ListLater of={{}} />;
export const JournalPage = () => <JournalLater of={{}} />;
export const CashPage = () => <CashLater of={{}} />;
export const ContractsPage = () => <ContractsLater of={{}} />;
export const StatementPage = () => <StatementLater of={{}} />;
export const AccountPage = () => <AccountLater of={{}} />;
export const MemberMoneyPage = () => <MemberLater of={{}} />;
