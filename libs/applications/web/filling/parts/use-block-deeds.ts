// Blocks that repeat: one more, a copy, another place, away and back. What is typed goes first, so that a copy
// takes it along and a block that comes back has it.

import { ApplicationTemplateAddBlock, ApplicationTemplateDeleteBlock, ApplicationTemplateDuplicateBlock, ApplicationTemplateMoveBlock, ApplicationTemplateRestoreBlock } from '@rampa/contract'; // prettier-ignore
import { newGuid, type Guid } from '@rampa/kernel';
import { useRef } from 'react';
import { OFFLINE } from '../words.ts';
import { tell, tellOffline, useMake, useWrite } from '@rampa/platform/web/desk';
import type { FilledBlock } from '@rampa/applications/domain';
import type { RemovedBlock } from '@rampa/contract';
import type { FillingModel } from '../model/filling-model.ts';
import { titleOf } from '../model/form-pages.ts';

export interface BlockDeeds {
  isBusy: boolean;
  /** Of a block of the form, in a block of the application or on its own level. */
  add(blockGuid: Guid, parentGuid: Guid | null): void;
  copy(block: FilledBlock): void;
  /** One place nearer to the beginning or to the end. */
  move(block: FilledBlock, by: 1 | -1): void;
  remove(block: FilledBlock): void;
  restore(block: RemovedBlock): void;
}

/** `onMade`: a block that was just made is to be shown. `onGone`: the one that was shown has gone. */
export function useBlockDeeds(
  model: FillingModel,
  onMade: (guid: Guid) => void,
  onGone: (guid: Guid) => void,
): BlockDeeds {
  const adding = useMake(ApplicationTemplateAddBlock);
  const copying = useMake(ApplicationTemplateDuplicateBlock);
  const moving = useWrite(ApplicationTemplateMoveBlock, { inOrder: 'blocks' });
  const restoring = useWrite(ApplicationTemplateRestoreBlock);
  // Told as soon as it is done: the reading after it may take as long as a bad network wants, and the way back stands here.
  const removing = useWrite(ApplicationTemplateDeleteBlock, {
    onDone: (_, { query }) => gone(query!.applicationBlockGuid),
  });
  const going = useRef<FilledBlock | null>(null);
  const applicationGuid = model.guid;

  // A second press comes before the first one is drawn.
  const isGoing = useRef(false);
  const onSettled = () => {
    isGoing.current = false;
  };
  async function afterSaves(run: () => void) {
    if (isGoing.current) return;
    isGoing.current = true;
    if (await model.queue.settled(applicationGuid)) return run();
    onSettled();
    tellOffline(OFFLINE);
  }

  function gone(applicationBlockGuid: Guid) {
    onGone(applicationBlockGuid);
    const restore = () =>
      restoring.mutate({ query: { applicationBlockGuid } }, { onSuccess: () => onMade(applicationBlockGuid) });
    tell(`${going.current ? titleOf(going.current) : 'Блок'}: убрано`, {
      subject: 'blocks',
      action: { label: 'Вернуть', run: restore },
    });
  }

  return {
    isBusy: [adding, copying, moving, removing, restoring].some(({ isPending }) => isPending),
    add(blockGuid, parentGuid) {
      void afterSaves(() =>
        adding.mutate(
          { query: { applicationGuid }, body: { blockGuid, parentGuid, changeGuid: newGuid() } },
          { onSuccess: ({ applicationBlockGuid }) => onMade(applicationBlockGuid), onSettled },
        ),
      );
    },
    copy({ applicationBlockGuid }) {
      void afterSaves(() =>
        copying.mutate(
          { query: { applicationGuid, applicationBlockGuid }, body: { withValues: true, changeGuid: newGuid() } },
          {
            onSettled,
            onSuccess(made) {
              onMade(made.applicationBlockGuid);
              tell('Скопировано со всеми ответами, кроме файлов', { subject: 'blocks' });
            },
          },
        ),
      );
    },
    move(block, by) {
      const siblings = siblingsOf(model, block);
      const at = siblings.findIndex(({ applicationBlockGuid }) => applicationBlockGuid === block.applicationBlockGuid);
      const after = by === 1 ? siblings[at + 1] : siblings[at - 2];
      if (by === 1 && !after) return;
      moving.mutate({
        body: {
          applicationBlockGuid: block.applicationBlockGuid,
          afterGuid: after?.applicationBlockGuid ?? null,
        },
      });
    },
    remove(block) {
      // What overtakes its answers would leave them without a place, and bring the block back without them.
      void afterSaves(() => {
        going.current = block;
        removing.mutate({ query: { applicationBlockGuid: block.applicationBlockGuid } }, { onSettled });
      });
    },
    restore({ applicationBlockGuid, title }) {
      if (isGoing.current) return;
      isGoing.current = true;
      restoring.mutate(
        { query: { applicationBlockGuid } },
        {
          onSettled,
          onSuccess() {
            onMade(applicationBlockGuid);
            tell(`${title}: снова в заявке`, { subject: 'blocks' });
          },
        },
      );
    },
  };
}

function siblingsOf(model: FillingModel, { block, parentGuid }: FilledBlock): FilledBlock[] {
  return model
    .form()
    .filling.sections.flatMap(({ blocks }) => blocks)
    .filter((one) => one.block.guid === block.guid && one.parentGuid === parentGuid);
}
