// Whose requisites the next papers of an application name as the payer.

import { Link } from 'react-router';
import {
  ApplicationChangeRequisite,
  RequisiteGetAll,
  RequisiteGetRequisitesOfSubscribedApplicationsByCompetition,
  type MoneyAccountView,
} from '@rampa/contract';
import { requisiteTitle } from '@rampa/finance/domain';
import { Select, tell, useAllPages, useRead, useWrite } from '@rampa/platform/web/desk';
import classes from './documents.module.css';

export interface PayerChoiceProps {
  account: MoneyAccountView;
  competitionGuid: string;
  canChange: boolean;
  isMember: boolean;
}

export function PayerChoice({ account, competitionGuid, canChange, isMember }: PayerChoiceProps) {
  const own = useAllPages(RequisiteGetAll, {}, { enabled: isMember });
  const made = useRead(
    RequisiteGetRequisitesOfSubscribedApplicationsByCompetition,
    { query: { competitionGuid } },
    { enabled: !isMember },
  );
  const change = useWrite(ApplicationChangeRequisite);
  const all = isMember
    ? (own.data?.collection ?? [])
    : (made.data ?? []).filter(({ participantUserGuid }) => participantUserGuid === account.memberGuid);
  const { applicationGuid, payerRequisiteGuid } = account;
  const isForeign = payerRequisiteGuid !== null && !all.some(({ guid }) => guid === payerRequisiteGuid);
  const data = [
    ...all.map((one) => ({ value: one.guid, label: requisiteTitle(one) || `Реквизиты №\u00a0${one.ordinalNumber}` })),
    ...(isForeign ? [{ value: payerRequisiteGuid, label: 'Реквизиты, выбранные участником' }] : []),
  ];
  return (
    <div className={classes.payer}>
      <Select
        label="Плательщик в документах"
        placeholder={data.length === 0 ? 'Реквизитов пока нет' : 'Участник без реквизитов'}
        disabled={!canChange || data.length === 0 || change.isPending}
        data={data}
        value={payerRequisiteGuid}
        allowDeselect={false}
        onChange={(requisiteGuid) => {
          if (requisiteGuid === null || requisiteGuid === payerRequisiteGuid) return;
          change.mutate(
            { query: { applicationGuid }, body: { requisiteGuid } },
            { onSuccess: () => tell('Плательщик выбран. Следующий счёт будет на него', { subject: applicationGuid }) },
          );
        }}
      />
      {isMember ? (
        <Link to="/requisite/create">Добавить реквизиты</Link>
      ) : (
        <p>Реквизиты вносит сам участник или вы за него.</p>
      )}
    </div>
  );
}
