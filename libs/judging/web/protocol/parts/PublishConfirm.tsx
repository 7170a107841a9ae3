// Before publication: what of the results is granted to members, and to whoever has the link. Nothing is, by itself.

import { Switch } from '@mantine/core';
import { useState } from 'react';
import {
  VotingProtocolGetPublication,
  VotingProtocolSettingPermissionForParticipant,
  type ProtocolView,
} from '@rampa/contract';
import { Confirm, useRead, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/publication.module.css';

const AUDIENCES = [
  { audience: 'link', label: 'Показать места и итоговый балл по открытой ссылке' },
  { audience: 'members', label: 'Показать места и итоговый балл участникам' },
] as const;
type Audience = (typeof AUDIENCES)[number]['audience'];

export interface PublishConfirmProps {
  protocol: ProtocolView;
  isBusy: boolean;
  onClose(): void;
  onConfirm(): void;
}

export function PublishConfirm({ protocol, isBusy, onClose, onConfirm }: PublishConfirmProps) {
  const query = { competitionProgramGuid: protocol.programGuid };
  const { data } = useRead(VotingProtocolGetPublication, { query }, { staleTime: 0 });
  const [chosen, setChosen] = useState<Partial<Record<Audience, boolean>>>({});
  // Each refreshes what shows it, so that the switches are right also where the publication is refused afterwards.
  const grant = useWrite(VotingProtocolSettingPermissionForParticipant);
  const keptOf = (audience: Audience) => (audience === 'link' ? data?.linkPermissions : data?.permissions);
  const isGranted = (audience: Audience) =>
    chosen[audience] ?? ((keptOf(audience)?.showPlaces && keptOf(audience)?.showTotals) || false);

  /** What is granted is there before the protocol is. */
  async function confirm() {
    try {
      for (const { audience } of AUDIENCES) {
        const wanted = chosen[audience];
        if (wanted === undefined) continue;
        const body = { showPlaces: wanted, showTotals: wanted, audience };
        await grant.mutateAsync({ query, body });
      }
    } catch {
      // The kit has told of it; nothing is published without what was to be granted.
      return;
    }
    onConfirm();
  }

  return (
    <Confirm
      isOpen
      title="Опубликовать протокол?"
      action="Опубликовать"
      isBusy={isBusy || grant.isPending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p className={classes.ask}>
        Итоги считаются объявленными: их покажут экраны зала, которые ждали публикации, а участникам и по открытой
        ссылке будет видно то, что вы разрешите. Если программа открыта для всех, ссылка появится и на её странице, во
        вкладке «Итоги». Отозвать можно будет с объяснением: номер версии протокола вырастет.
      </p>
      <div className={classes.shown}>
        {AUDIENCES.map(({ audience, label }) => (
          <Switch
            key={audience}
            label={label}
            disabled={!data}
            checked={isGranted(audience)}
            onChange={({ currentTarget: { checked } }) => setChosen((current) => ({ ...current, [audience]: checked }))}
          />
        ))}
        <p>
          Звания видны вместе с местами и баллом. Без разрешения протокол закрыт; открыть одни звания, судей, критерии
          или комментарии можно в «Открытой ссылке».
        </p>
      </div>
    </Confirm>
  );
}
