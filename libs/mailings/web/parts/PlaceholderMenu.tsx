// The placeholders of a letter, chosen from a menu by their meaning.

import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import type { Placeholder } from '@rampa/mailings/domain';
import { afterMenu, InsertMenu } from '@rampa/platform/web/desk';
import classes from '../style/letters.module.css';

export interface PlaceholderMenuProps {
  of: readonly Placeholder[];
  /** An icon at the end of a line. */
  isSmall?: boolean;
  onChoose(name: string): void;
}

export function PlaceholderMenu({ of, isSmall = false, onChoose }: PlaceholderMenuProps) {
  const button = isSmall ? (
    <ActionIcon size={36} variant="subtle" color="gray" aria-label="Подставить в тему" title="Подставить в тему">
      <IconBraces size={18} stroke={1.75} />
    </ActionIcon>
  ) : (
    <Button size="sm" variant="default" leftSection={<IconBraces size={18} stroke={1.75} />}>
      Подставить
    </Button>
  );
  return (
    <InsertMenu target={button} position="bottom-end" className={classes.placeholders!}>
      {of.map(({ name, says }) => (
        <Menu.Item key={name} onClick={() => afterMenu(() => onChoose(name))}>
          <span className={classes.placeholderSays}>{says}</span>
          <span className={classes.placeholderName}>{`{${name}}`}</span>
        </Menu.Item>
      ))}
    </InsertMenu>
  );
}
