// Who pays, where the event asks for money: named before the sending, so that the first paper is his.

import { Link } from 'react-router';
import { ApplicationChangeRequisite, RequisiteGetAll } from '@rampa/contract';
import { tell, useAllPages, useWrite } from '@rampa/platform/web/desk';
import type { ApplicationView } from '../../filling/model/filling-model.ts';
import classes from '../style/applications.module.css';

export function PayerNote({ view }: { view: ApplicationView }) {
  const { requisiteGuid, isFree, application } = view;
  const own = useAllPages(RequisiteGetAll, {}, { enabled: !isFree });
  const change = useWrite(ApplicationChangeRequisite);
  if (isFree || !own.data) return null;
  const all = own.data.collection;
  if (all.length === 0)
    return (
      <p className={classes.note}>
        Счёт выпишут на вас. Если платит организация, <Link to="/requisite/create">добавьте её реквизиты</Link> и
        выберите их здесь.
      </p>
    );
  return (
    <label className={classes.payer}>
      <span>Плательщик в счёте</span>
      <select
        className="r-input"
        disabled={change.isPending}
        value={requisiteGuid ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change.mutate(
            { query: { applicationGuid: application.guid }, body: { requisiteGuid: value } },
            { onSuccess: () => tell('Плательщик выбран', { subject: application.guid }) },
          )
        }
      >
        {requisiteGuid === null ? <option value="">Участник без реквизитов</option> : null}
        {all.map(({ guid, organizationName, fullName, ordinalNumber }) => (
          <option key={guid} value={guid}>
            {organizationName || fullName || `Реквизиты №\u00a0${ordinalNumber}`}
          </option>
        ))}
      </select>
    </label>
  );
}
