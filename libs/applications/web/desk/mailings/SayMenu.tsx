// What a letter to applicants can say by itself: what is known of each, and his answers. Chosen by what it says.

import { Button, Menu, ScrollArea } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import type { ApplicationTableFacts } from '@rampa/contract';
import { placeholdersOf } from '@rampa/mailings/domain';
import { afterMenu, InsertMenu } from '@rampa/platform/web/desk';
import classes from './send-form.module.css';

export interface SayMenuProps {
  fields: ApplicationTableFacts['fields'];
  onChoose(name: string): void;
}

export function SayMenu({ fields, onChoose }: SayMenuProps) {
  const line = (name: string, says: string) => (
    <Menu.Item key={name} onClick={() => afterMenu(() => onChoose(name))}>
      {says}
    </Menu.Item>
  );
  const answers = fields.filter(({ letterName }) => letterName !== null);
  const button = (
    <Button
      size="sm"
      variant="default"
      className={classes.say!}
      leftSection={<IconBraces size={18} stroke={1.75} aria-hidden />}
    >
      Подставить
    </Button>
  );
  return (
    <InsertMenu target={button} position="bottom-start" width={320}>
      <ScrollArea.Autosize mah={320}>
        {placeholdersOf('mailing').map(({ name, says }) => line(name, says))}
        {answers.length === 0 ? null : <Menu.Label>Ответы из заявки</Menu.Label>}
        {answers.map(({ letterName, title, block }) =>
          line(letterName!, letterName === title ? title : `${title} (${block})`),
        )}
      </ScrollArea.Autosize>
    </InsertMenu>
  );
}
