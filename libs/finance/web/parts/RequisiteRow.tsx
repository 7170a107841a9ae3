import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import type { RequisiteView } from '@rampa/contract';
import { COUNTRY_WORDS, fieldsOf, LEGAL_FORM_WORDS, requisiteTitle, requisiteWarnings } from '@rampa/finance/domain';
import { Chip } from '@rampa/platform/web/base';
import { ListRow, RowMenu } from '@rampa/platform/web/desk';
import { useDeleteRequisite } from '../api/delete-requisite.ts';
import classes from '../style/list.module.css';

export function RequisiteRow({ requisite, canChange }: { requisite: RequisiteView; canChange: boolean }) {
  const navigate = useNavigate();
  const remove = useDeleteRequisite();
  const title = requisiteTitle(requisite);
  return (
    <ListRow
      lead={requisite.ordinalNumber}
      title={
        <>
          <Link to={`/requisite/${requisite.guid}`} className={classes.name}>
            {title}
          </Link>
          {requisiteWarnings(requisite).length > 0 ? <Chip tone="now">проверьте номера</Chip> : null}
        </>
      }
      detail={detailOf(requisite)}
    >
      {canChange ? (
        <RowMenu label={title} isBusy={remove.isBusy}>
          <Menu.Item
            leftSection={<IconPencil size={18} stroke={1.75} />}
            onClick={() => void navigate(`/requisite/${requisite.guid}/edit`)}
          >
            Изменить
          </Menu.Item>
          <Menu.Item
            data-danger
            leftSection={<IconTrash size={18} stroke={1.75} />}
            onClick={() => remove.run(requisite.guid, title)}
          >
            Удалить
          </Menu.Item>
        </RowMenu>
      ) : null}
    </ListRow>
  );
}

function detailOf(requisite: RequisiteView): string {
  const { country, type, ownerType, inn, madeBy } = requisite;
  const number = fieldsOf(country, type, ownerType).find(({ field }) => field === 'inn');
  return [
    LEGAL_FORM_WORDS[type],
    ...(country === 'RU' ? [] : [COUNTRY_WORDS[country]]),
    ...(inn === '' ? [] : [`${number?.label ?? 'ИНН'}\u00a0${inn}`]),
    ...(requisite.passportSeriesNumber === '' ? [] : [`паспорт ${requisite.passportSeriesNumber}`]),
    ...(madeBy ? [`внёс организатор: ${madeBy}`] : []),
  ].join(', ');
}
