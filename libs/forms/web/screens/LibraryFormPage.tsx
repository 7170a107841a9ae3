// One form of the library in the constructor.

import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { ApplicationBuilderGet } from '@rampa/contract';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { Answer, Page, PageHead, RowsSkeleton, useAccess, useRead } from '@rampa/platform/web/desk';
import { ConstructorLater } from '../parts/ConstructorLater.tsx';
import { FormAbsent, FormsClosed } from '../parts/FormsClosed.tsx';
import { OTHERS_MS } from '../api/others.ts';
import classes from '../style/constructor.module.css';

export function LibraryFormPage() {
  const { guid = '' } = useParams();
  const access = useAccess();
  const isClosed = access.isKnown && !access.sees('settings');
  const form = useRead(
    ApplicationBuilderGet,
    { query: { templateGuid: guid } },
    { enabled: access.isKnown && !isClosed, everyMs: OTHERS_MS },
  );
  const reread = useCallback(() => callApi(ApplicationBuilderGet, { query: { templateGuid: guid } }), [guid]);
  if (isClosed) return <FormsClosed />;
  if (form.error instanceof ApiFailure && form.error.status === 404) return <FormAbsent />;
  return (
    <Page isPaper>
      <Link to="/organizer/forms" className={classes.way}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        &nbsp;Формы заявок
      </Link>
      <Answer of={form} skeleton={<RowsSkeleton rows={8} height="3rem" />}>
        {(view) => (
          <>
            <PageHead title={view.title} />
            <ConstructorLater key={view.guid} of={{ view, canChange: access.changes('settings'), reread }} />
          </>
        )}
      </Answer>
    </Page>
  );
}
