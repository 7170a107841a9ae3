// «Убранное»: blocks that were taken away from an application, each with what stood in it, and brought back whole.

import { IconArrowBackUp } from '@tabler/icons-react';
import type { RemovedBlock } from '@rampa/contract';
import { Button, Drawer } from '@rampa/platform/web/base';
import { momentText } from '@rampa/platform/web/desk';
import type { BlockDeeds } from './use-block-deeds.ts';
import classes from '../style/removed.module.css';

export interface RemovedFormProps {
  removed: readonly RemovedBlock[];
  deeds: BlockDeeds;
  zone: string;
  onClose(): void;
}

/** Answers that stand in the line; the rest comes back with the block. */
const SHOWN = 5;

export function RemovedForm({ removed, deeds, zone, onClose }: RemovedFormProps) {
  return (
    <Drawer isOpen title="Убранное" onClose={onClose}>
      <p className={classes.about}>Что вы или организатор убрали из заявки. Возвращается со всем, что там стояло.</p>
      <ul className={classes.list}>
        {removed.map((block) => (
          <Removed key={block.applicationBlockGuid} {...{ block, deeds, zone, onClose }} />
        ))}
      </ul>
    </Drawer>
  );
}

function Removed({
  block,
  deeds,
  zone,
  onClose,
}: { block: RemovedBlock } & Pick<RemovedFormProps, 'deeds' | 'zone' | 'onClose'>) {
  const { title, answers, removedAt, until, canRestore } = block;
  const said = answers.slice(0, SHOWN).map((one) => `${one.title}: ${one.text}`);
  return (
    <li>
      <b>{title}</b>
      <p>
        {said.length === 0 ? 'Ничего не было заполнено.' : `${said.join('; ')}${answers.length > SHOWN ? '…' : ''}`}
      </p>
      <small>
        убрано {momentText(removedAt, zone)}, вернуть можно до {momentText(until, zone)}
      </small>
      {canRestore ? null : <small>Сейчас не вернуть: таких в заявке уже столько, сколько разрешает форма.</small>}
      <Button
        icon={IconArrowBackUp}
        aria-label={`Вернуть: ${title}${said[0] ? `, ${said[0]}` : ''}`}
        disabled={!canRestore || deeds.isBusy}
        onClick={() => {
          onClose();
          deeds.restore(block);
        }}
      >
        Вернуть
      </Button>
    </li>
  );
}
