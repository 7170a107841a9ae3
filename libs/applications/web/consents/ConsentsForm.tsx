// «Согласия родителей»: the children of an application, what was agreed to and by whom; written down, withdrawn, printed.

import { Button } from '@mantine/core';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import {
  ChildConsentDownloadForms,
  ChildConsentGetByApplication,
  ChildConsentRevokeLink,
  ChildConsentWithdraw,
  type ApplicationChildren,
  type ChildView,
} from '@rampa/contract';
import { CONSENT_KINDS, type ChildConsentWay, type ConsentKind } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Confirm, Panel, tell, useDownload, useRead, useWrite } from '@rampa/platform/web/desk';
import { ChildRow } from './ChildRow.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { ParentLinkForm } from './ParentLinkForm.tsx';
import { ParentLinksForm } from './ParentLinksForm.tsx';
import { ConsentTexts } from './ConsentTexts.tsx';
import classes from './consents.module.css';

export interface ConsentsFormProps {
  applicationGuid: string;
  /** The organizer's people write down what they hold on paper. */
  isOrganizer: boolean;
  canChange: boolean;
  /** Of the event. */
  zone: string;
  onClose(): void;
}

export function ConsentsForm({ applicationGuid, isOrganizer, canChange, zone, onClose }: ConsentsFormProps) {
  const children = useRead(ChildConsentGetByApplication, { query: { applicationGuid } });
  return (
    <Panel isOpen title="Согласия родителей" onClose={onClose}>
      <Answer of={children}>{(of) => <Children {...{ of, applicationGuid, isOrganizer, canChange, zone }} />}</Answer>
    </Panel>
  );
}

function Children({
  of,
  applicationGuid,
  isOrganizer,
  canChange,
  zone,
}: Omit<ConsentsFormProps, 'onClose'> & { of: ApplicationChildren }) {
  const { children, texts, isNeeded } = of;
  const [asked, setAsked] = useState<{ child: ChildView; wasLacking: boolean } | null>(null);
  const [doomed, setDoomed] = useState<{ child: ChildView; kind: ConsentKind } | null>(null);
  const [way, setWay] = useState<ChildConsentWay | null>(isOrganizer ? 'paper' : null);
  const [linked, setLinked] = useState<ChildView | null>(null);
  const [isForAll, setForAll] = useState(false);
  const [closed, setClosed] = useState<ChildView | null>(null);
  const closing = useWrite(ChildConsentRevokeLink, {
    onDone: () => {
      tell('Ссылка закрыта', { subject: 'parent-link' });
      setClosed(null);
    },
  });
  const print = useDownload();
  const withdrawing = useWrite(ChildConsentWithdraw, {
    onDone: () => {
      tell('Согласие отозвано', { subject: 'child-consents' });
      setDoomed(null);
    },
  });
  if (children.length === 0)
    return (
      <EmptyState>
        В заявке пока не назван ни один ребёнок. Дети видны здесь, когда у участника вписаны имя и дата рождения.
      </EmptyState>
    );
  const unanswered = children.filter(
    ({ consents, link }) => consents.length < CONSENT_KINDS.length && (link === null || link.answeredAt === null),
  );
  // Many children have as many parents: after one comes the next who lacks something.
  const next = (after: ChildView) =>
    children.slice(children.indexOf(after) + 1).find((child) => child.consents.length < CONSENT_KINDS.length);
  return (
    <>
      <p className={classes.note}>
        {isNeeded ? 'Без согласия на обработку данных каждого ребёнка заявку не отправить. ' : ''}
        Без согласия на показ имя ребёнка на открытых страницах и на экранах зала стоит как «Фамилия И.». Родитель может
        ответить сам: сделайте ему ссылку, кабинет не нужен.
      </p>
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.75} />}
          loading={print.isBusy}
          onClick={() => void print.order(ChildConsentDownloadForms, { applicationGuid }, 'Бланки готовятся')}
        >
          Бланки на всех, PDF
        </Button>
        {canChange && unanswered.length > 1 ? (
          <Button variant="default" leftSection={<IconLink size={18} stroke={1.75} />} onClick={() => setForAll(true)}>
            Ссылки всем родителям
          </Button>
        ) : null}
        <ConsentTexts texts={texts} />
      </div>
      <ul className={classes.children} aria-label="Дети">
        {children.map((child) => (
          <ChildRow
            key={child.applicationBlockGuid}
            {...{ child, zone, canChange }}
            onPrint={() =>
              void print.run(ChildConsentDownloadForms, {
                ...{ applicationGuid, applicationBlockGuid: child.applicationBlockGuid },
              })
            }
            onGive={() => setAsked({ child, wasLacking: child.consents.length < CONSENT_KINDS.length })}
            onLink={() => setLinked(child)}
            onRevoke={() => setClosed(child)}
            onWithdraw={(kind) => setDoomed({ child, kind })}
          />
        ))}
      </ul>
      {asked ? (
        <ConsentForm
          key={asked.child.applicationBlockGuid}
          {...{ child: asked.child, texts, isOrganizer, way }}
          onSaved={(said) => {
            setWay(said);
            const following = asked.wasLacking ? next(asked.child) : undefined;
            setAsked(following ? { child: following, wasLacking: true } : null);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {isForAll ? <ParentLinksForm zone={zone} onClose={() => setForAll(false)} unanswered={unanswered} /> : null}
      {linked ? (
        <ParentLinkForm key={linked.applicationBlockGuid} child={linked} zone={zone} onClose={() => setLinked(null)} />
      ) : null}
      <Confirm
        isOpen={closed !== null}
        isDanger
        title="Закрыть ссылку родителю?"
        action="Закрыть ссылку"
        isBusy={closing.isPending}
        onClose={() => setClosed(null)}
        onConfirm={() => {
          if (closed) closing.mutate({ body: { applicationBlockGuid: closed.applicationBlockGuid } });
        }}
      >
        {`${closed?.name ?? ''}: по этой ссылке больше не ответить и не передумать. Данные по ней согласия остаются.`}
      </Confirm>
      <Confirm
        isOpen={doomed !== null}
        isDanger
        title={doomed?.kind === 'publishing' ? 'Отозвать согласие на показ имени?' : 'Отозвать согласие на обработку?'}
        action="Отозвать"
        isBusy={withdrawing.isPending}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          if (!doomed) return;
          const { child, kind } = doomed;
          withdrawing.mutate({ body: { applicationBlockGuid: child.applicationBlockGuid, kind } });
        }}
      >
        {doomed?.kind === 'publishing'
          ? `${doomed.child.name}: имя сразу станет всем «Фамилия И.».`
          : `${doomed?.child.name ?? ''}: организатор увидит, что согласия больше нет, и решит, что делать с данными.`}
      </Confirm>
    </>
  );
}
