// The head of a letter's page: whether it is sent by itself, and the actions on the whole letter.

import { Button } from '@mantine/core';
import { IconArrowLeft, IconStar, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { LetterTemplate } from '@rampa/contract';
import { KIND_TITLES, KIND_WHENS, leavesByItself } from '@rampa/mailings/domain';
import { Chip } from '@rampa/platform/web/base';
import { PageHead } from '@rampa/platform/web/desk';
import { useLetterDeeds } from '../api/letter-deeds.ts';
import classes from '../style/letters.module.css';

export function LetterHead({ letter, onGone }: { letter: LetterTemplate; onGone(): void | Promise<void> }) {
  const deeds = useLetterDeeds(onGone);
  return (
    <>
      <Link to="/organizer/email-templates" className={classes.way}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden /> Шаблоны рассылок
      </Link>
      <PageHead
        title={letter.title}
        aside={letter.isDefault ? <Chip tone="ok">Основное</Chip> : null}
        note={`${KIND_TITLES[letter.kind]}. ${KIND_WHENS[letter.kind]}.`}
        actions={
          <>
            {letter.isDefault || !leavesByItself(letter.kind) ? null : (
              <Button
                variant="default"
                size="md"
                leftSection={<IconStar size={18} stroke={1.75} />}
                loading={deeds.isBusy}
                onClick={() => deeds.setDefault(letter)}
              >
                Сделать основным
              </Button>
            )}
            <Button
              variant="subtle"
              size="md"
              color="danger"
              leftSection={<IconTrash size={18} stroke={1.75} />}
              loading={deeds.isBusy}
              onClick={() => deeds.remove(letter)}
            >
              Удалить
            </Button>
          </>
        }
      />
    </>
  );
}
