// Why the protocol cannot be closed: which performances wait, and for whom.

import { Button, Group, Modal } from '@mantine/core';
import { counted, numberSign } from '@rampa/kernel';
import type { ApiFailure } from '@rampa/platform/web/base';
import { missingOf } from '../order/missing.ts';
import classes from '../style/refusal.module.css';

export function LockRefusal({ failure, onClose }: { failure: ApiFailure | null; onClose(): void }) {
  const missing = missingOf(failure?.errors ?? []);
  const rest = missing.total - missing.performances.reduce((sum, one) => sum + one.judges.length, 0);
  return (
    <Modal
      opened={failure !== null}
      onClose={onClose}
      title="Закрыть пока нельзя"
      size={560}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      {missing.performances.length > 0 ? (
        <>
          <p>Не все оценки поставлены. Дождитесь судей, поставьте оценки за них или снимите выступление с программы.</p>
          <ul className={classes.list}>
            {missing.performances.map(({ itemGuid, number, performer, judges }) => (
              <li key={itemGuid}>
                <b>
                  {number === '' ? '' : `${numberSign(number)} `}
                  {performer}
                </b>
                <span>{judges.join(', ')}</span>
              </li>
            ))}
            {rest > 0 ? <li>и ещё {counted(rest, 'лист', 'листа', 'листов')} судей</li> : null}
          </ul>
        </>
      ) : (
        failure?.errors.map((error, index) => <p key={index}>{error.message}</p>)
      )}
      <Group mt="lg" justify="flex-end">
        <Button size="md" data-autofocus onClick={onClose}>
          Понятно
        </Button>
      </Group>
    </Modal>
  );
}
