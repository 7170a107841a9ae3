import type { FinanceSettingsView } from '@rampa/contract';
import { moneyText, percentText } from './price-words.ts';

/** «Цена дня подачи заявки, до рубля, без НДС». */
export function settingsText({ priceDateBasis, roundTo, vatBp, currency }: FinanceSettingsView): string {
  const day = priceDateBasis === 'payment' ? 'Цена дня оплаты' : 'Цена дня подачи заявки';
  const vat = vatBp === null ? 'без НДС' : `НДС ${percentText(vatBp)} в цене`;
  return `${day}, округляем до ${moneyText(roundTo, currency)}, ${vat}`;
}
