// A button that copies one value and confirms it for two seconds.

import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText, tellRefusal } from '@rampa/platform/web/desk';

const SHOWN_MS = 2_000;

export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy(text: string) {
    if (await copyText(text)) setCopied(true);
    else tellRefusal('Браузер не дал скопировать', { detail: 'Выделите текст и скопируйте его сами.' });
  }
  return { isCopied, copy };
}

export function CopyValue({ label, value }: { label: string; value: string }) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <ActionIcon size={44} aria-label={`Скопировать: ${label}`} onClick={() => void copy(value)}>
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
      <span className="r-sr-only" aria-live="polite">
        {isCopied ? 'Скопировано' : ''}
      </span>
    </>
  );
}
