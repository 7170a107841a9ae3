// «Убранные блоки»: what the member or somebody of the office has taken away, kept for thirty days and brought back whole.

import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ApplicationTemplateRestoreBlock } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { momentText, tell, useWrite } from '@rampa/platform/web/desk';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface RemovedBlocksProps {
  sheet: Sheet;
  zone: string;
  canChange: boolean;
}

type Removed = Sheet['removedBlocks'][number];

/** Answers that stand in the line; the rest comes back with the block. */
const SHOWN = 6;

export function RemovedBlocks({ sheet: { removedBlocks }, zone, canChange }: RemovedBlocksProps) {
  if (removedBlocks.length === 0) return null;
  return (
    <section className={classes.section} aria-label="Убранные блоки" data-no-print>
      <h2 className={classes.sectionTitle}>Убранные блоки</h2>
      <p className={classes.note}>Их можно вернуть со всем, что в них стояло, пока не прошло 30 дней.</p>
      <ul className={classes.removed}>
        {removedBlocks.map((block) => (
          <RemovedBlock key={block.applicationBlockGuid} {...{ block, zone, canChange }} />
        ))}
      </ul>
    </section>
  );
}

function RemovedBlock({ block, zone, canChange }: { block: Removed; zone: string; canChange: boolean }) {
  const { applicationBlockGuid, title, removedAt, until, answers, canRestore } = block;
  const restore = useWrite(ApplicationTemplateRestoreBlock, {
    onDone: () => tell(`Блок ${inQuotes(title)} вернулся`, { subject: applicationBlockGuid }),
  });
  const said = answers.slice(0, SHOWN).map((one) => `${one.title}: ${one.text}`);
  return (
    <li>
      <div>
        <b>{title}</b>
        <p>
          {said.length === 0 ? 'Ничего не было заполнено.' : `${said.join('; ')}${answers.length > SHOWN ? '…' : ''}`}
        </p>
        <small>
          убран {momentText(removedAt, zone)}, хранится до {momentText(until, zone)}
        </small>
        {canRestore ? null : <small>Вернуть пока нельзя: таких блоков уже столько, сколько разрешает форма.</small>}
      </div>
      {canChange ? (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.75} />}
          aria-label={`Вернуть: ${title}${said[0] ? `, ${said[0]}` : ''}`}
          loading={restore.isPending}
          disabled={!canRestore}
          onClick={() => restore.mutate({ query: { applicationBlockGuid } })}
        >
          Вернуть
        </Button>
      ) : null}
    </li>
  );
}
