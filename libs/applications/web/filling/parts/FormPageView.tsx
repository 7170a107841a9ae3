// One page of the form: its fields, the blocks inside it, and what may be added to them.

import { IconPlus } from '@tabler/icons-react';
import type { FilledBlock } from '@rampa/applications/domain';
import { Button, unbroken } from '@rampa/platform/web/base';
import type { FormPage } from '../model/form-pages.ts';
import { titleOf } from '../model/form-pages.ts';
import type { ApplicationView } from '../model/filling-model.ts';
import { placeKey } from '../queue/field-saves.ts';
import { lowered } from '../words.ts';
import { AnswerField } from './AnswerField.tsx';
import { PickPerformer } from './PickPerformer.tsx';
import { BlockActions } from './BlockActions.tsx';
import { useFilling } from './filling-context.ts';
import type { BlockDeeds } from './use-block-deeds.ts';
import classes from '../style/form-page.module.css';

export interface FormPageViewProps {
  page: FormPage;
  form: ApplicationView['form'];
  deeds: BlockDeeds;
}

export function FormPageView({ page, form, deeds }: FormPageViewProps) {
  return <BlockBody block={page.block} {...{ page, form, deeds }} />;
}

function BlockBody({ block, page, form, deeds }: FormPageViewProps & { block: FilledBlock }) {
  const { model, canEdit } = useFilling();
  const own = block.applicationBlockGuid;
  const inner = form.blocks.filter(({ parentGuid }) => parentGuid === block.block.guid);
  return (
    <>
      <PickPerformer {...{ block, form }} />
      <div className={classes.fields}>
        {page.fields
          .filter(({ applicationBlockGuid }) => applicationBlockGuid === own)
          .map(({ field }) => {
            const place = { applicationGuid: model.guid, applicationBlockGuid: own, fieldGuid: field.guid };
            return <AnswerField key={field.guid} fieldKey={placeKey(place)} />;
          })}
      </div>
      {inner.map((child) => {
        const copies = page.blocks.filter((one) => one.block.guid === child.guid && one.parentGuid === own);
        const all = model
          .form()
          .filling.sections.flatMap(({ blocks }) => blocks)
          .filter((one) => one.block.guid === child.guid && one.parentGuid === own);
        // A block that its rule hides is not offered either.
        const canAdd = canEdit && all.length < child.max && (all.length === 0 || copies.length > 0);
        if (copies.length === 0 && !canAdd) return null;
        return (
          <section key={child.guid} className={classes.inner} aria-label={child.title}>
            {copies.map((copy) => (
              <div
                key={copy.applicationBlockGuid}
                className={classes.copy}
                data-block={copy.applicationBlockGuid}
                tabIndex={-1}
              >
                <div className={classes.copyHead}>
                  <h2>{unbroken(titleOf(copy))}</h2>
                  {canEdit ? <BlockActions block={copy} deeds={deeds} isSmall /> : null}
                </div>
                <BlockBody block={copy} {...{ page, form, deeds }} />
              </div>
            ))}
            {canAdd ? (
              <Button icon={IconPlus} disabled={deeds.isBusy} onClick={() => deeds.add(child.guid, own)}>
                Добавить: {lowered(child.title)}
              </Button>
            ) : null}
          </section>
        );
      })}
    </>
  );
}
