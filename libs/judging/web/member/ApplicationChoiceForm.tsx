// Of which application results are shown, where a member has several in one event.

import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ApplicationGetAllToMemberByCompetitionGuid } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { useAllPages } from '@rampa/platform/web/desk';
import classes from './results.module.css';

export interface ApplicationChoiceFormProps {
  competition: string;
  /** Which is meant; null: all of them. */
  application: string | null;
  /** Those with performances in programs. */
  from: readonly string[];
}

/** Only applications with a performance are offered, and the one that was asked for. */
export function ApplicationChoiceForm({ competition, application, from }: ApplicationChoiceFormProps) {
  const [, setSearch] = useSearchParams();
  const query = { competitionGuid: competition };
  const applications = useAllPages(ApplicationGetAllToMemberByCompetitionGuid, { query }).data?.collection ?? [];
  const offered = applications.filter(({ guid }) => from.includes(guid) || guid === application);
  return (
    <NativeSelect
      className={classes.choice!}
      label="Заявка"
      value={application ?? ''}
      onChange={({ currentTarget: { value } }) => setSearch(value === '' ? {} : { applicationGuid: value })}
      data={[
        { value: '', label: 'Все мои выступления' },
        ...offered.map(({ guid, title, number }) => ({
          value: guid,
          label: listed(number === null ? '' : numberSign(number), title) || 'Заявка без названия',
        })),
      ]}
    />
  );
}
