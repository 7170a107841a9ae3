// «Оплатить»: the code that a bank's application reads, and the same in words for who types it in.

import { PaymentGetQr } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, RowsSkeleton, useRead, Window } from '@rampa/platform/web/desk';
import { CopyValue } from '../parts/CopyValue.tsx';
import sums from '../style/sums.module.css';
import classes from './member.module.css';

const REASONS = {
  nothingDue: 'Платить сейчас нечего.',
  payeeMissing: 'Организатор ещё не указал реквизиты. Напишите ему: он пришлёт счёт.',
  notRoubles: 'QR-код работает только для рублей. Заплатите по реквизитам.',
  personalAccount: 'На счёт физического лица банки QR-код не принимают. Заплатите по реквизитам.',
  bankMissing: 'У организатора не указан банк. Напишите ему.',
  accountForm: 'Счёт организатора записан с ошибкой. Напишите ему.',
  nameMissing: 'Организатор не назвал получателя. Напишите ему.',
};

export interface QrFormProps {
  applicationGuid: string;
  currency: string;
  onClose(): void;
}

export function QrForm({ applicationGuid, currency, onClose }: QrFormProps) {
  const code = useRead(PaymentGetQr, { query: { applicationGuid } });
  return (
    <Window opened onClose={onClose} title="Оплатить">
      <Answer of={code} skeleton={<RowsSkeleton rows={4} />}>
        {({ sum, picture, reason, payee }) => (
          <div className={classes.qr}>
            {picture ? (
              <>
                <img src={picture} width={280} height={280} alt={`QR-код на ${moneyText(sum, currency)}`} />
                <p>
                  Откройте приложение банка, «Оплатить по QR», и наведите камеру. На этом же телефоне сохраните картинку
                  и выберите её в приложении.
                </p>
              </>
            ) : (
              <EmptyState>{reason ? REASONS[reason] : REASONS.payeeMissing}</EmptyState>
            )}
            {payee ? (
              <dl className={sums.sums}>
                {(
                  [
                    ['Сумма', moneyText(sum, currency)],
                    ['Получатель', payee.name],
                    ['ИНН', payee.inn],
                    ['Счёт', payee.account],
                    ['Банк', payee.bank],
                    ['БИК', payee.bik],
                    ['Назначение', payee.purpose],
                  ] as const
                )
                  .filter(([, value]) => value !== '')
                  .map(([label, value]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        {value}
                        <CopyValue label={label} value={value} />
                      </dd>
                    </div>
                  ))}
              </dl>
            ) : null}
          </div>
        )}
      </Answer>
    </Window>
  );
}
