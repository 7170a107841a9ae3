// What may be done with a draft in a list.

import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApplicationHead } from '@rampa/contract';
import { RowMenu } from '@rampa/platform/web/desk';
import { nameOf } from '../words.ts';
import { DraftQuestion } from './DraftQuestion.tsx';
import classes from '../style/applications.module.css';

export function DraftMenu({ head }: { head: ApplicationHead }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <span className={classes.menu}>
      <RowMenu label={nameOf(head)}>
        <Menu.Item data-danger leftSection={<IconTrash size={18} stroke={1.75} />} onClick={() => setAsking(true)}>
          Удалить черновик
        </Menu.Item>
      </RowMenu>
      <DraftQuestion head={head} isOpen={isAsking} onClose={() => setAsking(false)} />
    </span>
  );
}
