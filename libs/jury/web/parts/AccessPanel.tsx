// One link: its code, its end, how many devices it allows and which are signed in; or the button that creates it.

import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import {
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeDeleteFastLoginUrl,
  CompetitionPresenterDeleteFastLoginUrl,
  FastLoginEndDevice,
  FastLoginRenew,
  type FastLinkView,
} from '@rampa/contract';
import { EmptyState, useServerNow } from '@rampa/platform/web/base';
import { Confirm, ListRow, ListRows, Panel, QrSheet, tell, useMake, useWrite } from '@rampa/platform/web/desk';
import { linkWords } from '../api/fast-links.ts';
import { LinkTermsForm } from './LinkTermsForm.tsx';
import { seenText } from './seen-text.ts';
import classes from '../style/link.module.css';

export interface NoLinkPanelProps {
  judge: { guid: string; fullName: string };
  onClose(): void;
}

/** A judge without a link; once created, AccessPanel replaces it. */
export function NoLinkPanel({ judge, onClose }: NoLinkPanelProps) {
  const create = useMake(CompetitionJudgeCreateFastLoginUrl);
  return (
    <Panel isOpen title={linkWords({ role: 'judge' }).title} onClose={onClose}>
      <p className={classes.name}>{judge.fullName}</p>
      <p className={classes.note}>Ссылки пока нет. По ней судья откроет свой лист на телефоне или планшете.</p>
      <Button
        size="md"
        leftSection={<IconLink size={18} stroke={1.75} />}
        loading={create.isPending}
        onClick={() => create.mutate({ query: { competitionJudgeGuid: judge.guid }, body: {} })}
      >
        Создать ссылку
      </Button>
    </Panel>
  );
}

export interface AccessPanelProps {
  link: FastLinkView;
  timeZone: string;
  canChange: boolean;
  /** Called with the new link, which replaces this one. */
  onRenewed?(guid: string): void;
  onClose(): void;
}

export function AccessPanel({ link, timeZone, canChange, onRenewed, onClose }: AccessPanelProps) {
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const renew = useWrite(FastLoginRenew);
  const { revoke, isRevoking } = useRevoking(link);
  const words = linkWords(link);
  return (
    <>
      <Panel isOpen={asked === null} title={words.title} onClose={onClose}>
        {link.url ? (
          <QrSheet {...words} name={link.name} url={link.url} />
        ) : (
          <p className={classes.name}>{link.name}</p>
        )}
        {canChange ? <LinkTermsForm key={link.guid} link={link} timeZone={timeZone} /> : null}
        <Devices link={link} canChange={canChange} />
        {canChange ? (
          <div className={classes.danger}>
            <Button variant="default" onClick={() => setAsked('renew')}>
              Новая ссылка
            </Button>
            <Button variant="outline" color="danger" onClick={() => setAsked('revoke')}>
              Отозвать
            </Button>
          </div>
        ) : null}
      </Panel>
      <Confirm
        isOpen={asked === 'renew'}
        title="Сделать новую ссылку?"
        action="Сделать новую"
        isBusy={renew.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          renew.mutate(
            { query: { fastLinkGuid: link.guid } },
            {
              onSuccess: ({ fastLinkGuid }) => onRenewed?.(fastLinkGuid),
              onSettled: () => setAsked(null),
            },
          )
        }
      >
        {`Прежняя перестанет действовать, и ${link.name} выйдет на всех устройствах. Срок и число устройств останутся. Поставленные оценки не пропадут.`}
      </Confirm>
      <Confirm
        isOpen={asked === 'revoke'}
        isDanger
        title="Отозвать ссылку?"
        action="Отозвать"
        isBusy={isRevoking}
        onClose={() => setAsked(null)}
        onConfirm={() => revoke(onClose, () => setAsked(null))}
      >
        {`${link.name} выйдет на всех устройствах в течение пяти секунд. Поставленные оценки не пропадут.`}
      </Confirm>
    </>
  );
}

function useRevoking(link: FastLinkView) {
  const ofJudge = useWrite(CompetitionJudgeDeleteFastLoginUrl);
  const ofPresenter = useWrite(CompetitionPresenterDeleteFastLoginUrl);
  return {
    isRevoking: ofJudge.isPending || ofPresenter.isPending,
    revoke(onDone: () => void, onRefused: () => void) {
      const revoked = link.competitionJudgeGuid
        ? ofJudge.mutateAsync({ query: { competitionJudgeGuid: link.competitionJudgeGuid } })
        : ofPresenter.mutateAsync({ query: { competitionPresenterGuid: link.guid } });
      void revoked.then(() => {
        tell(`Ссылка отозвана: ${link.name}`);
        onDone();
      }, onRefused);
    },
  };
}

function Devices({ link, canChange }: { link: FastLinkView; canChange: boolean }) {
  const now = useServerNow(60_000);
  const end = useWrite(FastLoginEndDevice);
  return (
    <section className={classes.devices} aria-label="Устройства">
      <h3>{`Устройства: ${link.devices.length} из ${link.deviceLimit}`}</h3>
      {link.devices.length === 0 ? (
        <EmptyState>По ссылке ещё никто не вошёл.</EmptyState>
      ) : (
        <ListRows label="Устройства">
          {link.devices.map((device) => (
            <ListRow key={device.guid} title={device.name || 'Устройство'} detail={seenText(device.lastSeenAt, now)}>
              {canChange ? (
                <Button
                  variant="default"
                  aria-label={`Завершить вход: ${device.name || 'устройство'}`}
                  loading={end.isPending && end.variables?.body?.deviceGuid === device.guid}
                  onClick={() =>
                    end.mutate(
                      { body: { fastLinkGuid: link.guid, deviceGuid: device.guid } },
                      { onSuccess: () => tell('Вход завершён', { detail: 'Войти по ссылке там можно снова.' }) },
                    )
                  }
                >
                  Завершить
                </Button>
              ) : null}
            </ListRow>
          ))}
        </ListRows>
      )}
    </section>
  );
}
