import { useLive } from '@rampa/platform/web/base';
import { isAnyNew, useFollow, useSession, useSessionEnd } from '@rampa/platform/web/desk';
import {
  ApplicationSponsorGetByCompetition,
  BankStatementGetRows,
  CompetitionFieldPriceGetByApplication,
  DiscountGetByApplication,
  PaymentGetApplicationsOnAmountPayments,
  PaymentGetApplicationsOnAmountPaymentsIndicators,
  PaymentGetByApplication,
  PaymentGetByCompetition,
  PaymentGetCashInfo,
  PaymentGetCashPayments,
  PaymentGetLedger,
} from '@rampa/contract';

const OF_APPLICATION = [
  PaymentGetByApplication,
  CompetitionFieldPriceGetByApplication,
  DiscountGetByApplication,
  ApplicationSponsorGetByCompetition,
];
const OF_DESK = [
  ...OF_APPLICATION,
  PaymentGetApplicationsOnAmountPayments,
  PaymentGetApplicationsOnAmountPaymentsIndicators,
  PaymentGetByCompetition,
  PaymentGetLedger,
  PaymentGetCashInfo,
  PaymentGetCashPayments,
  BankStatementGetRows,
];

/** Pages of the desk: whatever money moves in the event. */
export function useMoneyLive(competitionGuid: string): void {
  const live = useLive('money', competitionGuid);
  useSessionEnd(live.ended);
  useFollow(live, { calls: OF_DESK, isOld: isAnyNew });
}

/** A member's own. */
export function useOwnMoneyLive(): void {
  const live = useLive('own-money', useSession().data?.guid ?? null);
  useSessionEnd(live.ended);
  useFollow(live, { calls: OF_APPLICATION, isOld: isAnyNew });
}
