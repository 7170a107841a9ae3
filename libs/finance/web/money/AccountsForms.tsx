// What the desk's pages of money load together.

export { AccountPage } from './AccountPage.tsx';
export { AccountsList } from './AccountsList.tsx';
export { Contracts } from '../documents/Contracts.tsx';
export { CashDesk } from './CashDesk.tsx';
export { Journal } from './Journal.tsx';
export { StatementPage } from '../statements/StatementPage.tsx';
