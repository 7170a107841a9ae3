// Copies the addresses of the chosen people for a letter: each once, separated by commas.

import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { counted } from '@rampa/kernel';
import { tell, tellRefusal } from '../notices.ts';
import { copyText } from '../copy-text.ts';

export function CopyAddresses({ of }: { of: readonly { email: string }[] }) {
  const addresses = [...new Set(of.map(({ email }) => email).filter((email) => email !== ''))];

  async function copy() {
    if (await copyText(addresses.join(', ')))
      tell(`Скопировали: ${counted(addresses.length, 'адрес', 'адреса', 'адресов')}`, {
        detail: 'Вставьте в строку «Кому» письма.',
      });
    else tellRefusal('Браузер не дал скопировать');
  }

  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} stroke={1.75} />}
      disabled={addresses.length === 0}
      onClick={() => void copy()}
    >
      Скопировать почты
    </Button>
  );
}
