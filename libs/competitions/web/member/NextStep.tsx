// What a member does next in an event that he has joined: his first application, or those that he has.

import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import {
  ApplicationGetAllToMemberByCompetitionGuid,
  ApplicationRulesGetByCompetition,
  ApplicationSubmit,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Button, buttonLook } from '@rampa/platform/web/base';
import { useRead, useReadOnly, useWrite } from '@rampa/platform/web/desk';
import classes from './member.module.css';

export function NextStep({ competition }: { competition: string }) {
  const query = { competitionGuid: competition };
  const go = useNavigate();
  const isReadOnly = useReadOnly() !== null;
  const own = useRead(ApplicationGetAllToMemberByCompetitionGuid, { query, body: { pageSize: 1 } });
  const rules = useRead(ApplicationRulesGetByCompetition, { query });
  const beginning = useWrite(ApplicationSubmit, {
    onDone: ({ applicationGuid }) => void go(`applications/${applicationGuid}`),
  });
  if (!own.data || !rules.data) return null;
  const { totalCount } = own.data;
  const { isEarly, isClosed, isOver } = rules.data;
  if (totalCount > 0)
    return (
      <p className={classes.next}>
        <span>У вас здесь {counted(totalCount, 'заявка', 'заявки', 'заявок')}.</span>
        <Link to="applications" {...buttonLook({ size: 'large' })}>
          К заявкам
        </Link>
      </p>
    );
  if (isReadOnly) return null;
  if (isOver || isClosed || isEarly)
    return (
      <p className={classes.next}>
        {isOver
          ? 'Мероприятие закончилось: приём заявок закончен.'
          : isClosed
            ? 'Приём заявок закончен.'
            : 'Приём заявок ещё не начался. Когда он откроется, сказано на вкладке «Заявки».'}
      </p>
    );
  return (
    <p className={classes.next}>
      <span>Чтобы выступить, подайте заявку. Каждый ответ сохраняется сам, закончить можно позже.</span>
      <Button
        kind="primary"
        size="large"
        icon={IconPlus}
        isBusy={beginning.isPending}
        onClick={() => beginning.mutate({ query })}
      >
        Подать заявку
      </Button>
    </p>
  );
}
