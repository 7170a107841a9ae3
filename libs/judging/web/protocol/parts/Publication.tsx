// «Открытая ссылка на протокол»: its QR code, what people see by it and what members see, and a new link in the place of
// the old one.

import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import {
  VotingProtocolGetPublication,
  VotingProtocolRenewPublicLink,
  VotingProtocolSettingPermissionForParticipant,
  type AnswerOf,
  type ProtocolView,
} from '@rampa/contract';
import { Answer, Confirm, Panel, QrSheet, readOptions, tell, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/publication.module.css';

type Publication = AnswerOf<typeof VotingProtocolGetPublication>;
type Permissions = Publication['permissions'];

const SWITCHES: readonly { name: keyof Permissions; label: string; description: string }[] = [
  { name: 'showPlaces', label: 'Места', description: 'Без них выступления стоят по номерам.' },
  { name: 'showTotals', label: 'Итоговый балл', description: 'С ним — прибавки, снижения и правила подсчёта.' },
  { name: 'showCriteria', label: 'Баллы по критериям', description: 'Общие для жюри; вместе с судьями — каждого.' },
  { name: 'showJudges', label: 'Судьи', description: 'Кто сколько поставил, поимённо.' },
  {
    name: 'showComments',
    label: 'Комментарии судей',
    description: 'Слово в слово, и причины исправлений. Если в них есть имя ребёнка, его увидят все.',
  },
];

export function PublicationButton({ protocol, revision, canChange }: PublicationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconWorld size={18} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {protocol.state === 'Published' ? 'Открытая ссылка' : 'Что увидят участники'}
      </Button>
      {isOpen ? (
        <PublicationPanel
          protocol={protocol}
          revision={revision}
          canChange={canChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface PublicationProps {
  protocol: ProtocolView;
  revision: number | null;
  canChange: boolean;
}

export function PublicationPanel({ protocol, revision, canChange, onClose }: PublicationProps & { onClose(): void }) {
  const query = { competitionProgramGuid: protocol.programGuid };
  const options = readOptions(VotingProtocolGetPublication, { query });
  const publication = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: (previous) => previous,
  });
  const refreshes = [VotingProtocolGetPublication];
  const renew = useWrite(VotingProtocolRenewPublicLink, { refreshes });
  const [isRenewing, setRenewing] = useState(false);

  return (
    <>
      <Panel isOpen={!isRenewing} title="Открытая ссылка на протокол" onClose={onClose}>
        <Answer of={publication}>
          {(shown) => (
            <>
              <Link shown={shown} protocol={protocol} />
              <Shown audience="link" shown={shown} protocol={protocol} canChange={canChange} />
              <Shown audience="members" shown={shown} protocol={protocol} canChange={canChange} />
              {canChange && shown.url !== null ? (
                <div className={classes.renew}>
                  <Button variant="default" onClick={() => setRenewing(true)}>
                    Новая ссылка
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </Answer>
      </Panel>
      <Confirm
        isOpen={isRenewing}
        title="Сделать новую ссылку?"
        action="Сделать новую"
        isBusy={renew.isPending}
        onClose={() => setRenewing(false)}
        onConfirm={() =>
          renew.mutate(
            { query, body: {} },
            {
              onSuccess: () => tell('Новая ссылка готова', { detail: 'Прежняя больше не действует.' }),
              onSettled: () => setRenewing(false),
            },
          )
        }
      >
        Прежняя сразу перестанет действовать: и у тех, кому её отправили, и на напечатанных QR‑кодах.
      </Confirm>
    </>
  );
}

const AUDIENCES = {
  link: 'Что увидят все, у кого есть ссылка',
  members: 'Что увидят участники у себя',
} as const;

interface ShownProps {
  audience: keyof typeof AUDIENCES;
  shown: Publication;
  protocol: ProtocolView;
  canChange: boolean;
}

/** Off until granted, to each of the two by itself. */
function Shown({ audience, shown, protocol, canChange }: ShownProps) {
  const permissions = audience === 'link' ? shown.linkPermissions : shown.permissions;
  const [chosen, setChosen] = useState(permissions);
  const set = useWrite(VotingProtocolSettingPermissionForParticipant, {
    refreshes: [VotingProtocolGetPublication],
    inOrder: `permissions ${protocol.programGuid} ${audience}`,
  });
  function change(name: keyof Permissions, isShown: boolean) {
    const next = { ...chosen, [name]: isShown };
    setChosen(next);
    set.mutate(
      { query: { competitionProgramGuid: protocol.programGuid }, body: { ...next, audience } },
      { onError: () => setChosen(permissions) },
    );
  }
  return (
    <fieldset className={classes.shown}>
      <legend>{AUDIENCES[audience]}</legend>
      <p>
        Звания видны всегда.{' '}
        {shown.isFullNames
          ? 'Имена полные: согласие на публикацию включено в программе.'
          : 'Имена — «Фамилия И.»: полные включаются в программе, «Программа для всех».'}
      </p>
      {SWITCHES.map(({ name, label, description }) => (
        <Switch
          key={name}
          label={label}
          description={description}
          checked={chosen[name]}
          disabled={!canChange}
          onChange={(event) => change(name, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

function Link({ shown: { url, state }, protocol }: { shown: Publication; protocol: ProtocolView }) {
  if (url === null) return <p className={classes.note}>Ссылка появится, когда протокол опубликуют.</p>;
  return (
    <>
      {state === 'Published' ? null : (
        <p className={classes.note}>
          Сейчас по ссылке видно только, что протокол отозван. После новой публикации она снова откроется.
        </p>
      )}
      <QrSheet
        title="Протокол"
        name={protocol.programTitle}
        hint="Наведите камеру: опубликованный протокол, без входа на портал."
        url={url}
      />
    </>
  );
}
