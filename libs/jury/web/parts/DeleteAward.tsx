// Deletes a title or a whole set; results are counted anew.

import { AwardGroupDelete, AwardSettingDelete, type AwardSettingView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { TypedConfirm, tell, useWrite } from '@rampa/platform/web/desk';
import type { AwardSet } from '../api/award-set.ts';

export function DeleteAward({
  set,
  award,
  onClose,
}: {
  set: AwardSet;
  award: AwardSettingView | null;
  onClose(): void;
}) {
  const removeSet = useWrite(AwardGroupDelete);
  const removeAward = useWrite(AwardSettingDelete);
  const title = award?.title ?? set.title;
  const done = { onSuccess: () => tell(`${inQuotes(title)}: удалено`), onSettled: onClose };
  return (
    <TypedConfirm
      isOpen
      isDanger
      title={award ? 'Удалить звание?' : 'Удалить набор званий?'}
      action="Удалить"
      isBusy={removeSet.isPending || removeAward.isPending}
      typed={award || set.settings.length === 0 ? undefined : set.title}
      onClose={onClose}
      onConfirm={() => {
        if (award) removeAward.mutate({ query: { awardSettingGuid: award.guid } }, done);
        else removeSet.mutate({ query: { awardGroupGuid: set.guid } }, done);
      }}
    >
      {award
        ? `${inQuotes(title)}. В открытых протоколах звания пересчитаются.`
        : 'Все звания набора исчезнут, в открытых протоколах останутся только места.'}
    </TypedConfirm>
  );
}
