// One application of a member: filled in while it may be changed, read as a sheet when it may not.

import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import {
  ApplicationDataGetByApplicationGuid,
  ApplicationGetApplicationJson,
  ApplicationGetPlaces,
  ApplicationRulesGetByCompetition,
  ApplicationMessageGetByApplication,
  ChildConsentGetByApplication,
  CompetitionGetFullInfoByGuid,
  type AnswerOf,
} from '@rampa/contract';
import { useLive } from '@rampa/platform/web/base';
import {
  FormSkeleton,
  Page,
  saidOf,
  StalePlace,
  useFollow,
  useRead,
  useSession,
  useSessionEnd,
} from '@rampa/platform/web/desk';
import { FillingForm } from '../../filling/parts/FillingForm.tsx';
import { useSaving } from '../../filling/parts/SavingLine.tsx';
import { SEND_PAGE } from '../../filling/parts/PageList.tsx';
import { useFillingModel } from '../../filling/parts/use-queue.ts';
import type { ApplicationView, FillingModel } from '../../filling/model/filling-model.ts';
import { ApplicationSheet } from './ApplicationSheet.tsx';
import { Cost, CostSum } from './Cost.tsx';
import { useAwaitedConsents } from './use-awaited-consents.tsx';
import { SendPage } from './SendPage.tsx';
import { fromWords, stateWord, untilWords } from '../words.ts';

const FOLLOWED = [
  ApplicationGetApplicationJson,
  ApplicationDataGetByApplicationGuid,
  ApplicationGetPlaces,
  ChildConsentGetByApplication,
  ApplicationMessageGetByApplication,
];

export function ApplicationForm({ view }: { view: ApplicationView }) {
  const [search] = useSearchParams();
  const model = useFillingModel(view, 'member');
  const { application, isEditingEnable } = view;
  const query = { competitionGuid: application.competitionGuid };
  const event = useRead(CompetitionGetFullInfoByGuid, { query }, { staleTime: 30_000 });
  const rules = useRead(ApplicationRulesGetByCompetition, { query });
  // What was typed here has come back with its own answer; only what others have done is read.
  const live = useLive('own-applications', useSession().data?.guid ?? null);
  useSessionEnd(live.ended);
  useFollow(live, {
    calls: FOLLOWED,
    isOld(now, before) {
      const [said, last] = [saidOf(now, application.guid), saidOf(before, application.guid)];
      if (said === undefined) return false;
      const known = Math.max(model?.revision ?? 0, application.revision);
      return (
        said.messages !== (last?.messages ?? said.messages) ||
        said.revision > known ||
        said.isOpened !== (last?.isOpened ?? said.isOpened)
      );
    },
  });
  if (!model)
    return (
      <Page isPaper>
        <FormSkeleton fields={5} />
      </Page>
    );
  const owes = model.queue.ofApplication(application.guid).length > 0;
  const zone = event.data?.details.timeZone ?? 'Europe/Moscow';
  const stale = <Stale model={model} since={live.staleSince} timeZone={zone} isRead={live.isRead} />;
  if (search.get('view') === 'sheet' || (!isEditingEnable && !owes && search.get('page') !== SEND_PAGE))
    return (
      <>
        <ApplicationSheet view={view} />
        {stale}
      </>
    );
  return (
    <>
      <Filled {...{ model, view, zone, rules: rules.data }} />
      {stale}
    </>
  );
}

interface FilledProps {
  model: FillingModel;
  view: ApplicationView;
  zone: string;
  rules: AnswerOf<typeof ApplicationRulesGetByCompetition> | undefined;
}

function Filled({ model, view, zone, rules }: FilledProps) {
  const { application, isEditingEnable } = view;
  const { awaited, panel } = useAwaitedConsents(model, zone);
  const until = application.state === 'Subscribed' ? null : (rules?.closesAt ?? null);
  const isEarly = application.state !== 'Subscribed' && (rules?.isEarly ?? false);
  const number = application.number === null ? '' : `заявка №\u00a0${application.number}`;
  return (
    <>
      <FillingForm
        {...{ model, zone, awaited }}
        canEdit={isEditingEnable}
        back={{
          to: `/member/competition/${application.competitionGuid}/applications`,
          // Whose event it is stands in the page's head.
          label: number === '' ? 'Все заявки' : `Все заявки, эта — №\u00a0${application.number}`,
        }}
        about={
          <>
            {number === '' ? null : (
              <>
                {number}
                <br />
              </>
            )}
            {stateWord(application.state)}
            {isEarly ? <>, отправить можно {fromWords(rules!.opensAt!, zone)}</> : null}
            {until === null ? null : <>, {untilWords(until, zone)}</>}
            {application.number === null ? (
              <>
                <br />
                организатор видит и черновик
              </>
            ) : null}
          </>
        }
        beside={<Cost {...{ view, model }} />}
        atFoot={<CostSum {...{ view, model }} />}
        end="Проверка и отправка"
      >
        {(form, open) => <SendPage {...{ form, model, zone }} onLead={open} />}
      </FillingForm>
      {panel}
    </>
  );
}

/** What waits on this device is told above the fields, and so is that there is no network: once is enough. */
function Stale({ model, ...place }: { model: FillingModel } & Omit<ComponentProps<typeof StalePlace>, 'children'>) {
  const { saving } = useSaving(model.queue, model.guid);
  if (saving === 'stopped') return null;
  return <StalePlace {...place}>Набранное не пропадёт.</StalePlace>;
}
