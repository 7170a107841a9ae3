// Asks before the event's criteria are replaced: which are deleted for good, which are added.

import type { Criterion } from '@rampa/jury/domain';
import type { CriterionView } from '@rampa/contract';
import { formatThousandths, inQuotes } from '@rampa/kernel';
import { Confirm } from '@rampa/platform/web/desk';
import classes from '../style/method.module.css';

export interface ReplaceCriteriaProps {
  isOpen: boolean;
  going: readonly CriterionView[];
  coming: readonly Criterion[];
  isBusy: boolean;
  onClose(): void;
  onConfirm(): void;
}

export function ReplaceCriteria({ isOpen, going, coming, isBusy, onClose, onConfirm }: ReplaceCriteriaProps) {
  return (
    <Confirm
      isOpen={isOpen}
      isDanger
      title="Заменить критерии?"
      action="Заменить"
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className={classes.replaced}>
        <p>Уйдут насовсем, вместе со шкалами и весами:</p>
        <List of={going} />
        <p>Вместо них:</p>
        <List of={coming} />
        <p>Оценки, которые вы раньше сняли с этих критериев, вернуть будет нельзя. Проверьте потом границы званий.</p>
      </div>
    </Confirm>
  );
}

function List({ of }: { of: readonly Pick<Criterion, 'title' | 'min' | 'max'>[] }) {
  return (
    <ul>
      {of.map(({ title, min, max }, index) => (
        <li key={index}>
          {inQuotes(title)}, {formatThousandths(min)}–{formatThousandths(max)}
        </li>
      ))}
    </ul>
  );
}
