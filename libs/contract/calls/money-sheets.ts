// Tables of money for an accountant: the cash desk by shifts, and everything that an event has of money.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { date } from '../shapes.ts';
import { file } from './papers.ts';

export const PaymentGetCashReport = defineCall({
  id: 'Payment/GetCashReport',
  method: 'GET',
  who: ['org:finances'],
  kind: 'file',
  summary: 'Отчёт кассы XLSX: по кассирам и сменам, приход, выдача, сколько сдать, номера квитанций',
  query: z.strictObject({ competitionGuid: guidOf('competition'), dateFrom: date, dateTo: date }),
  answer: file,
});

export const PaymentExport = defineCall({
  id: 'Payment/Export',
  method: 'GET',
  who: ['org:finances'],
  kind: 'file',
  summary: 'Деньги мероприятия: счета заявок, платежи, распределение, скидки, возвраты; XLSX или CSV',
  query: z.strictObject({ competitionGuid: guidOf('competition'), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  answer: file,
});
