// One's consents with their dates; the consent to publish can be given and withdrawn here.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { CONSENTS } from '@rampa/accounts/domain';
import { UserGetConsents, UserGiveConsent, UserWithdrawConsent, type AnswerOf } from '@rampa/contract';
import type { ConsentKind } from '@rampa/kernel';
import {
  Answer,
  Confirm,
  ListRow,
  ListRows,
  momentText,
  Section,
  tell,
  useRead,
  useSession,
  useWrite,
} from '@rampa/platform/web/desk';
import { KINDS } from '../api/kinds.ts';
import { ConsentText, editionText } from './ConsentTick.tsx';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
type Given = AnswerOf<typeof UserGetConsents>[number];

export function ConsentsSection() {
  const { data: person } = useSession();
  const consents = useRead(UserGetConsents);
  const kinds = person?.userType === 'Member' ? KINDS.member.consents : KINDS.organizer.consents;
  return (
    <Section title="Согласия">
      <Answer of={consents}>
        {(all) => (
          <ListRows label="Согласия">
            {kinds.map((kind) => (
              <Consent key={kind} kind={kind} given={all.find((one) => one.kind === kind)} />
            ))}
          </ListRows>
        )}
      </Answer>
    </Section>
  );
}

/** `given`: the latest decision about it. */
function Consent({ kind, given }: { kind: ConsentKind; given: Given | undefined }) {
  const isStanding = given !== undefined && given.withdrawnAt === null;
  return (
    <ListRow
      title={CONSENTS[kind].title}
      detail={
        <>
          {wordsOf(given)}
          <br />
          <ConsentText kind={kind} />
        </>
      }
    >
      {kind === 'publishing' ? <Publishing isStanding={isStanding} /> : null}
    </ListRow>
  );
}

function wordsOf(given: Given | undefined): string {
  if (!given) return 'Не дано';
  if (given.withdrawnAt) return `Отозвано ${momentText(given.withdrawnAt, HERE)}`;
  return `Дано ${momentText(given.givenAt, HERE)}, редакция от ${editionText(given.version)}`;
}

function Publishing({ isStanding }: { isStanding: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const giving = useWrite(UserGiveConsent, {
    onDone: () => tell('Согласие на публикацию дано'),
  });
  const withdrawing = useWrite(UserWithdrawConsent, {
    onDone: () => tell('Согласие на публикацию отозвано'),
  });
  if (!isStanding) {
    const body = { kind: 'publishing' as const, version: CONSENTS.publishing.version };
    return (
      <Button variant="default" loading={giving.isPending} onClick={() => giving.mutate({ body })}>
        Дать согласие
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        Отозвать
      </Button>
      <Confirm
        isOpen={isAsked}
        title="Отозвать согласие на публикацию?"
        action="Отозвать"
        isBusy={withdrawing.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => withdrawing.mutate({ body: { kind: 'publishing' } }, { onSettled: () => setAsked(false) })}
      >
        Имя на открытых страницах станет «Фамилия И.». Участвовать можно по-прежнему.
      </Confirm>
    </>
  );
}
