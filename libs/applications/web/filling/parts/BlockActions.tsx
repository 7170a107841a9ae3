// What can be done with one of several blocks alike.

import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { FilledBlock } from '@rampa/applications/domain';
import { Button, IconButton } from '@rampa/platform/web/base';
import { titleOf } from '../model/form-pages.ts';
import type { BlockDeeds } from './use-block-deeds.ts';
import classes from '../style/form-page.module.css';

export interface BlockActionsProps {
  block: FilledBlock;
  deeds: BlockDeeds;
  isSmall?: boolean;
}

export function BlockActions({ block, deeds, isSmall = false }: BlockActionsProps) {
  const { number, count, canAdd, canRemove } = block;
  const title = titleOf(block);
  const busy = { disabled: deeds.isBusy };
  return (
    <div className={classes.actions}>
      {count > 1 ? (
        <>
          <IconButton
            isPlain
            icon={IconArrowUp}
            label={`${title}: выше`}
            disabled={deeds.isBusy || number === 1}
            onClick={() => deeds.move(block, -1)}
          />
          <IconButton
            isPlain
            icon={IconArrowDown}
            label={`${title}: ниже`}
            disabled={deeds.isBusy || number === count}
            onClick={() => deeds.move(block, 1)}
          />
        </>
      ) : null}
      {isSmall ? (
        <>
          {canAdd ? (
            <IconButton
              isPlain
              icon={IconCopy}
              label={`${title}: повторить`}
              {...busy}
              onClick={() => deeds.copy(block)}
            />
          ) : null}
          {canRemove ? (
            <IconButton
              isPlain
              icon={IconTrash}
              label={`${title}: убрать`}
              {...busy}
              onClick={() => deeds.remove(block)}
            />
          ) : null}
        </>
      ) : (
        <>
          {canAdd ? (
            <Button kind="ghost" icon={IconCopy} {...busy} onClick={() => deeds.copy(block)}>
              Повторить
            </Button>
          ) : null}
          {canRemove ? (
            <Button kind="ghost" icon={IconTrash} {...busy} onClick={() => deeds.remove(block)}>
              Убрать
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
