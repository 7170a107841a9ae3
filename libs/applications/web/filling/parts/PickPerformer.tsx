// «Из моих участников»: a block of a member's own application takes one of his list. What is written goes as if it was typed.

import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { rosterAnswers, rosterPlace, type FilledBlock } from '@rampa/applications/domain';
import { ApplicationTemplateSetPerformer, type PerformerView } from '@rampa/contract';
import type { FormField } from '@rampa/forms/domain';
import { Button } from '@rampa/platform/web/base';
import { openedLater, tell, useWrite } from '@rampa/platform/web/desk';
import type { ApplicationView } from '../model/filling-model.ts';
import { titleOf } from '../model/form-pages.ts';
import { placeKey } from '../queue/field-saves.ts';
import { useFilling } from './filling-context.ts';
import classes from '../style/form-page.module.css';

const PickLater = openedLater(async () => (await import('./PickForm.tsx')).PickForm);

export function PickPerformer({ block, form }: { block: FilledBlock; form: ApplicationView['form'] }) {
  const { model, canEdit } = useFilling();
  const [isOpen, setOpen] = useState(false);
  const putting = useWrite(ApplicationTemplateSetPerformer);
  const fields = form.fields.filter(({ blockGuid }) => blockGuid === block.block.guid) as unknown as FormField[];
  const place = rosterPlace(fields);
  if (!canEdit || model.audience !== 'member' || !place) return null;
  const own = block.applicationBlockGuid;
  const keyOf = ({ guid }: FormField) =>
    placeKey({ applicationGuid: model.guid, applicationBlockGuid: own, fieldGuid: guid });

  async function put(performerGuid: string | null) {
    if (await model.queue.settled(model.guid)) putting.mutate({ body: { applicationBlockGuid: own, performerGuid } });
  }

  function take(one: PerformerView) {
    setOpen(false);
    const answers = rosterAnswers(place!, one).map(({ field, text }) => {
      const key = keyOf(field);
      return { key, text, before: model.field(key)?.answer ?? null };
    });
    for (const { key, text } of answers) model.type(key, { t: text });
    model.settle();
    // Offline it is found by its name when the application is sent.
    void put(one.guid);
    tell(`${titleOf(block)}: ${one.name}`, {
      subject: own,
      action: {
        label: 'Вернуть прежнее',
        run() {
          for (const { key, before } of answers) model.type(key, before);
          model.settle();
          void put(null);
        },
      },
    });
  }

  return (
    <div className={classes.pick}>
      <Button icon={IconUserCheck} onClick={() => setOpen(true)}>
        Из моих участников
      </Button>
      <PickLater
        of={isOpen ? { title: titleOf(block), kinds: place.kinds, onTake: take, onClose: () => setOpen(false) } : null}
      />
    </div>
  );
}
