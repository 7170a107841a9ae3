// «Открытая ссылка на протокол»: its QR code, what people see by it and what members see, and a new link in the place of
// the old one.

import { Button } from '@mantine/core';
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
import { isGranted } from '@rampa/judging/domain';
import { Answer, Confirm, Panel, QrSheet, readOptions, tell, useWrite, BusySwitch } from '@rampa/platform/web/desk';
import classes from '../style/publication.module.css';

type Publication = AnswerOf<typeof VotingProtocolGetPublication>;
type Permissions = Publication['permissions'];

const SWITCHES: readonly { name: keyof Permissions; label: string; description: string }[] = [
  { name: 'showTitles', label: 'Звания', description: 'Видны и вместе с любым из остальных.' },
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

/** Until there is a link, what matters is who will see what. */
const BEFORE = 'Что увидят участники';
const titleOf = ({ state }: ProtocolView) => (state === 'Published' ? 'Открытая ссылка на протокол' : BEFORE);

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
        {protocol.state === 'Published' ? 'Открытая ссылка' : BEFORE}
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
    // What others grant changes the picture; the program's switch of names, its revision alone.
    queryKey: [...options.queryKey, revision, protocol.granted],
    placeholderData: (previous) => previous,
  });
  const renew = useWrite(VotingProtocolRenewPublicLink);
  const [isRenewing, setRenewing] = useState(false);

  return (
    <>
      <Panel isOpen={!isRenewing} title={titleOf(protocol)} onClose={onClose}>
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

/** What it means while nothing is on. */
const CLOSED = {
  link: 'Пока ничего не включено: по ссылке протокол не откроется. ',
  members: 'Пока ничего не включено: участники протокол не увидят. ',
} as const;

/** Off until granted, to each of the two by itself. Only what was pressed is sent, so that nobody's word is taken back. */
function Shown({ audience, shown, protocol, canChange }: ShownProps) {
  const kept = audience === 'link' ? shown.linkPermissions : shown.permissions;
  // Pressed and on its way; what others press comes with the next answer.
  const [pressed, setPressed] = useState<Partial<Permissions>>({});
  const now = { ...kept, ...pressed };
  const set = useWrite(VotingProtocolSettingPermissionForParticipant, {
    inOrder: `permissions ${protocol.programGuid} ${audience}`,
  });
  function change(name: keyof Permissions, isShown: boolean) {
    setPressed((all) => ({ ...all, [name]: isShown }));
    const query = { competitionProgramGuid: protocol.programGuid };
    set
      .mutateAsync({ query, body: { [name]: isShown, audience } })
      .catch(() => undefined)
      .finally(() => setPressed(({ [name]: _, ...rest }) => rest));
  }
  return (
    <fieldset className={classes.shown}>
      <legend>{AUDIENCES[audience]}</legend>
      <p>
        {isGranted(now) ? '' : CLOSED[audience]}
        {shown.isFullNames
          ? 'Имена полные там, где участник согласен на публикацию.'
          : 'Имена — «Фамилия И.»: полные включаются в программе, «Программа для всех».'}
      </p>
      {audience === 'link' ? (
        <p>
          Места, итоговый балл и баллы по критериям вместе открывают пакет для проверки: в нём оценки каждого судьи, без
          имён, пока судьи не показаны.
        </p>
      ) : null}
      {SWITCHES.map(({ name, label, description }) => {
        const isImplied = name === 'showTitles' && isGranted({ ...now, showTitles: false });
        return (
          <BusySwitch
            key={name}
            isBusy={name in pressed}
            label={label}
            description={description}
            checked={now[name] || isImplied}
            disabled={!canChange || isImplied}
            onChange={(event) => change(name, event.currentTarget.checked)}
          />
        );
      })}
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
