// One requisite to read and to copy from: number by number, or everything for a payment.

import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { RequisiteGetByGuid, type RequisiteView } from '@rampa/contract';
import {
  COUNTRY_WORDS,
  fieldsOf,
  LEGAL_FORM_WORDS,
  OWNER_WORDS,
  paymentText,
  requisiteTitle,
  requisiteWarnings,
  TAX_SYSTEM_WORDS,
  type RequisiteField,
} from '@rampa/finance/domain';
import { numberSign, type TaxSystem } from '@rampa/kernel';
import { Answer, FormSkeleton, Page, PageHead, Section, useGoAtOnce, useRead } from '@rampa/platform/web/desk';
import { useDeleteRequisite } from '../api/delete-requisite.ts';
import { useRequisiteAccess } from '../api/requisite-access.ts';
import { CopyValue, useCopy } from '../parts/CopyValue.tsx';
import { Groups } from '../parts/Groups.tsx';
import { Doubt } from '../parts/Doubt.tsx';
import { RequisiteImages } from '../parts/RequisiteImages.tsx';
import classes from '../style/card.module.css';

const shownText = (field: RequisiteField, value: string) =>
  field === 'taxSystem' ? TAX_SYSTEM_WORDS[value as TaxSystem] : value;

const TITLES = { who: 'Кто', bank: 'Банк', people: 'Подписи' } as const;

export function RequisiteCard() {
  const { guid = '' } = useParams();
  const requisite = useRead(RequisiteGetByGuid, { query: { requisiteGuid: guid } });
  return (
    <Page isPaper>
      <Answer of={requisite} skeleton={<FormSkeleton fields={8} />}>
        {(view) => <Card view={view} />}
      </Answer>
    </Page>
  );
}

function Card({ view }: { view: RequisiteView }) {
  const goAtOnce = useGoAtOnce();
  const { canChange } = useRequisiteAccess();
  const remove = useDeleteRequisite(() => goAtOnce('/requisite'));
  const { isCopied, copy } = useCopy();
  const title = requisiteTitle(view);
  const doubts = new Map(requisiteWarnings(view).map(({ field, message }) => [field, message]));
  const fields = fieldsOf(view.country, view.type, view.ownerType).filter(({ field }) => view[field] !== '');
  return (
    <>
      <Link to="/requisite" className={classes.back}>
        Все реквизиты
      </Link>
      <PageHead
        title={title}
        note={
          <>
            {[numberSign(view.ordinalNumber), LEGAL_FORM_WORDS[view.type], COUNTRY_WORDS[view.country]].join(', ')}
            {', '}
            {OWNER_WORDS[view.ownerType]}
            {view.madeBy ? `, внёс организатор: ${view.madeBy}` : null}
          </>
        }
        actions={
          <>
            <Button
              size="md"
              variant="default"
              leftSection={<IconCopy size={18} stroke={1.75} />}
              onClick={() => void copy(paymentText(view, view.ownerType))}
            >
              <span aria-live="polite">{isCopied ? 'Скопировано' : 'Скопировать всё'}</span>
            </Button>
            {canChange ? (
              <>
                <Button
                  size="md"
                  component={Link}
                  to={`/requisite/${view.guid}/edit`}
                  leftSection={<IconPencil size={18} stroke={1.75} />}
                >
                  Изменить
                </Button>
                <Button
                  size="md"
                  variant="outline"
                  color="danger"
                  leftSection={<IconTrash size={18} stroke={1.75} />}
                  loading={remove.isBusy}
                  onClick={() => remove.run(view.guid, title)}
                >
                  Удалить
                </Button>
              </>
            ) : null}
          </>
        }
      />
      {(['who', 'bank', 'people'] as const).map((section) => {
        const inside = fields.filter((rule) => rule.section === section);
        return inside.length === 0 ? null : (
          <Section key={section} title={TITLES[section]}>
            <dl className={classes.list}>
              {inside.map(({ field, label, kind }) => (
                <div key={field} className={classes.row}>
                  <dt className={classes.label}>{label}</dt>
                  <dd className={classes.value}>
                    {kind === 'text' ? view[field] : <Groups field={field} value={shownText(field, view[field])} />}
                    {doubts.has(field) ? <Doubt>{doubts.get(field)!}</Doubt> : null}
                  </dd>
                  <dd className={classes.copy}>
                    {field === 'passportSeriesNumber' ? null : (
                      <CopyValue label={label} value={shownText(field, view[field])} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
        );
      })}
      <RequisiteImages view={view} canChange={canChange} />
    </>
  );
}
