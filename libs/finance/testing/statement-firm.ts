// A firm with an account at a bank; its digits agree.

import type { RequisiteCreate, SentBody } from '@rampa/contract';

export const ACCOUNT = '40702810138250123017';
export const FIRM: SentBody<typeof RequisiteCreate>['requisite'] = {
  ...{ type: 1, organizationName: 'АНО «Фестивальная мастерская»', fullName: 'Лебедева Ольга Игоревна' },
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', organizationAddress: 'Москва, ул. Лесная, 5' },
  ...{ bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: ACCOUNT, director: 'Ершов Пётр Павлович' },
  ...{ correspondentAccount: '30101810400000000225', buhgalter: 'Ершова Анна Ильинична' },
};
