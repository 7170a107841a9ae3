// Before publication: what of the results is granted to members, and to whoever has the link. Nothing is, by itself; what
// is granted comes with the publication, or not at all.

import { VotingProtocolChangeState, VotingProtocolGetPublication, type ProtocolView } from '@rampa/contract';
import { DialogForm, SwitchLine, useCallForm, useRead } from '@rampa/platform/web/desk';
import classes from '../style/publication.module.css';

const AUDIENCES = [
  { audience: 'link', label: 'Показать места и итоговый балл по открытой ссылке' },
  { audience: 'members', label: 'Показать места и итоговый балл участникам' },
] as const;

export interface PublishFormProps {
  protocol: ProtocolView;
  onClose(): void;
  onPublished(): void;
}

export function PublishForm({ protocol, onClose, onPublished }: PublishFormProps) {
  const query = { competitionProgramGuid: protocol.programGuid };
  const { data } = useRead(VotingProtocolGetPublication, { query }, { staleTime: 0 });
  const first = { link: isOpen(data?.linkPermissions), members: isOpen(data?.permissions) };
  const form = useCallForm(VotingProtocolChangeState, {
    values: first,
    follows: true,
    asked: { query },
    body: (said) => ({ state: 'Published' as const, grants: grantsOf(said, first) }),
    lost: 'Протокол ещё не опубликован, отмеченное не запомнится.',
    onSaved: onPublished,
  });
  return (
    <DialogForm form={form} title="Опубликовать протокол?" submit="Опубликовать" onClose={onClose}>
      <p className={classes.ask}>
        Итоги считаются объявленными: их покажут экраны зала, которые ждали публикации, а участникам и по открытой
        ссылке будет видно то, что вы разрешите. Если программа открыта для всех, ссылка появится и на её странице, во
        вкладке «Итоги». Отозвать можно будет с объяснением: номер версии протокола вырастет.
      </p>
      <div className={classes.shown}>
        {AUDIENCES.map(({ audience, label }) => (
          <SwitchLine key={audience} at={form.at(audience)} label={label} disabled={!data} />
        ))}
        <p>
          Звания видны вместе с местами и баллом. Без разрешения протокол закрыт; открыть одни звания, судей, критерии
          или комментарии можно в «Открытой ссылке».
        </p>
      </div>
    </DialogForm>
  );
}

type Said = Record<(typeof AUDIENCES)[number]['audience'], boolean>;

const isOpen = (kept: { showPlaces: boolean; showTotals: boolean } | undefined) =>
  (kept?.showPlaces && kept.showTotals) ?? false;

/** What was not touched stays as another operator may have set it. */
function grantsOf(said: Said, first: Said) {
  const asked = (isGranted: boolean) => ({ showPlaces: isGranted, showTotals: isGranted });
  return {
    ...(said.link === first.link ? {} : { link: asked(said.link) }),
    ...(said.members === first.members ? {} : { members: asked(said.members) }),
  };
}
