// Performances of children in which nobody is named yet: said before the sending, which it does not refuse.

import { IconChevronRight } from '@tabler/icons-react';
import { inQuotes } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import type { FormShown } from '../../filling/model/filling-model.ts';
import { ageLines, isUnnamed } from '../../filling/model/unnamed.ts';
import { useFilling } from '../../filling/parts/filling-context.ts';
import type { Aim } from '../../filling/parts/going.ts';
import { placeKey } from '../../filling/queue/field-saves.ts';
import classes from '../style/applications.module.css';

export function UnnamedNote({ form, onLead }: { form: FormShown; onLead(aim: Aim): void }) {
  const { model, linesOf } = useFilling();
  const pages = form.pages.flatMap((page) => {
    const asked = page.fields.find(
      (shown) =>
        shown.field.tag === 'ageCategory' &&
        isUnnamed(form, model.people(), ageLines(linesOf(shown.field.bookGuid ?? '')), shown),
    );
    if (!asked) return [];
    const { applicationBlockGuid, field } = asked;
    return [{ page, key: placeKey({ applicationGuid: model.guid, applicationBlockGuid, fieldGuid: field.guid }) }];
  });
  if (pages.length === 0) return null;
  return (
    <section className={classes.stand} aria-label="Участники не названы">
      <p>
        <b>Участники не названы</b>
      </p>
      <p>
        Выбрана детская возрастная группа, а кто выступает — не записано. Добавьте участников с датами рождения: по ним
        записываются согласия родителей.
      </p>
      <div className={classes.deeds}>
        {pages.map(({ page, key }) => (
          <Button key={page.guid} icon={IconChevronRight} onClick={() => onLead({ page: page.guid, field: key })}>
            {inQuotes(page.title)}
          </Button>
        ))}
      </div>
    </section>
  );
}
